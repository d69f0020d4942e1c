import { describe, expect, it } from 'vitest';
import { divide, isTile, onCell, SceneIndex, stacks } from '../src/lib/scene';
import { moment } from './fixtures';

describe('the scene', () => {
  const { scene } = moment('start');
  const index = new SceneIndex(scene);

  it('has every default put back', () => {
    for (const zone of scene.zones) {
      expect(zone.place).not.toBe('');
      for (const piece of zone.pieces) {
        expect(Array.isArray(piece.marks)).toBe(true);
        if (piece.face) expect(Array.isArray(piece.face.lines)).toBe(true);
      }
    }
    expect(scene.players.every((player) => typeof player.automatic === 'boolean')).toBe(true);
  });

  it('finds cells and pieces by what options name', () => {
    expect(index.cell('cell:a1')?.cell.column).toBe(1);
    expect(index.meant('object:hammer', 0)?.zone.kind).toBe('hand');
    expect(index.has('object:nothing', 0)).toBe(false);
  });

  it('never means what lies before another seat', () => {
    const other = { ...scene, zones: scene.zones.map((zone) => (zone.owner === 0 ? { ...zone, owner: 1 } : zone)) };
    expect(new SceneIndex(other).meant('object:hammer', 0)).toBeUndefined();
  });

  it('gives every piece a key of its own', () => {
    const keys = scene.zones.flatMap((zone) => zone.pieces.map((piece) => index.key(piece, zone)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is divided by the places that zones ask for', () => {
    const parts = divide(index);
    expect(parts.board.map((zone) => zone.id).slice(0, 3)).toEqual(['map', 'river', 'quests']);
    expect(parts.front.every((zone) => zone.owner === 0)).toBe(true);
    expect(parts.others.map(({ player }) => player.automatic)).toEqual([true]);
    const shown = [...parts.board, ...parts.above, ...parts.front];
    const all = shown.length + parts.others.reduce((sum, { zones }) => sum + zones.length, 0);
    expect(all).toBe(scene.zones.length);
  });

  it('puts the asked player in front of a spectator', () => {
    const parts = divide(new SceneIndex({ ...scene, seat: null }));
    expect(parts.front.length).toBeGreaterThan(0);
  });

  it('knows cells, stacks and tiles', () => {
    const map = scene.zones.find((zone) => zone.id === 'map')!;
    expect(onCell(map, 'a1').cards).toHaveLength(1);
    const tiles = scene.zones.find((zone) => zone.id.startsWith('transports'))!;
    expect(tiles.pieces.every(isTile)).toBe(true);
    const end = moment('over').scene;
    const mat = end.zones.find((zone) => zone.kind === 'mat' && zone.pieces.some((piece) => piece.under))!;
    expect(stacks(mat).some(({ under }) => under.length === 1)).toBe(true);
    expect(stacks(mat).flatMap(({ piece, under }) => [piece, ...under])).toHaveLength(mat.pieces.length);
  });
});
