import { describe, expect, it, vi } from 'vitest';
import { firstOf, offersGuided, selectors, signed, unread } from '../src/lib/lessons';
import { parse } from '../src/lib/router.svelte';
import { SceneIndex } from '../src/lib/scene';
import { aside, type Box } from '../src/parts/place';
import type { DueTip, GameCard } from '../src/lib/types';
import { moment } from './fixtures';

vi.stubGlobal('CSS', { escape: (text: string) => text });

describe('texts of lessons', () => {
  it('have the signs of the game between their words', () => {
    expect(signed('3 light {light}, or ({fire}{water}) now.')).toEqual([
      { words: '3 ', before: 'light ', mark: 'light', after: ',' },
      { words: ' ', before: 'or (', mark: 'fire', after: '' },
      { words: '', before: '', mark: 'water', after: ')' },
      { words: ' now.', before: '', mark: '', after: '' },
    ]);
    expect(signed('luciole {firefly}\u202f!')[0]?.after).toBe('\u202f!');
    expect(signed('no sign')).toEqual([{ words: 'no sign', before: '', mark: '', after: '' }]);
  });

  it('have a page of their own', () => {
    expect(parse(new URL('/learn/lueur', 'http://table.test'))).toEqual({ page: 'lesson', game: 'lueur' });
  });
});

describe('a guided match', () => {
  const game = (guided: boolean): GameCard => ({ info: { id: 'lueur' }, guided }) as GameCard;

  it('is offered for the first match of a game, once', () => {
    expect(offersGuided(game(true), [], [])).toBe(true);
    expect(offersGuided(game(true), [{ game: 'raiders' }], ['raiders'])).toBe(true);
    expect(offersGuided(game(true), [{ game: 'lueur' }], [])).toBe(false);
    expect(offersGuided(game(true), [], ['lueur'])).toBe(false);
    expect(offersGuided(game(false), [], [])).toBe(false);
  });

  it('shows each tip until it is put away', () => {
    const tip = (id: string, number: number): DueTip => ({ id, number, text: '', targets: [], rule: '' });
    const tips = [tip('dice', 3), tip('noon', 3)];
    expect(unread(tips, new Set())).toEqual(tips);
    expect(unread(tips, new Set(['3 dice']))).toEqual([tips[1]]);
    expect(unread([tip('dice', 9)], new Set(['3 dice']))).toHaveLength(1);
  });

  it('points first at what is proposed, among all that it speaks of', () => {
    expect(firstOf(['bard:banjo', 'bard:horn', 'bard:harp'], ['bard:harp'])).toEqual(['bard:harp', 'bard:banjo', 'bard:horn']);
    expect(firstOf(['zone:score', 'zone:day'], ['card:x'])).toEqual(['zone:score', 'zone:day']);
  });

  it('points at a piece, else at the place it stands on, else at its zone', () => {
    const start = moment('start').scene;
    const index = new SceneIndex(start);
    const board = start.zones.find(({ kind, pieces }) => kind === 'grid' && pieces.some(({ at }) => at));
    const piece = board?.pieces.find(({ at }) => at);
    if (!board || !piece) throw new Error('the fixture has no piece on a board');
    expect(selectors(`zone:${board.id}`, index)).toEqual([`[data-zone="${board.id}"]`]);
    expect(selectors(`cell:${piece.at}`, index)).toEqual([`[data-spot="cell:${piece.at}"]`, `[data-zone="${board.id}"]`]);
    expect(selectors(piece.id, index)).toEqual([
      `[data-spot="${piece.id}"]`,
      `[data-key="${index.key(piece, board)}"]`,
      `[data-spot="cell:${piece.at}"]`,
      `[data-zone="${board.id}"]`,
    ]);
    expect(selectors('nothing of this table', index)).toEqual(['[data-spot="nothing of this table"]']);
  });
});

describe('the card of a tip', () => {
  const box = (left: number, top: number, width: number, height: number): DOMRect =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  const card = { width: 300, height: 140 };
  const room = { top: 100, width: 1366, height: 768 };
  const overlaps = (at: { left: number; top: number }, other: Box): boolean =>
    at.left < other.right && at.left + card.width > other.left && at.top < other.bottom && at.top + card.height > other.top;

  it('stands beside what it speaks of', () => {
    const anchor = box(200, 300, 100, 100);
    const at = aside(anchor, card, room, {});
    expect(at.left).toBe(330);
    expect(overlaps(at, anchor)).toBe(false);
  });

  it('does not fly across the table for little', () => {
    const anchor = box(200, 300, 100, 100);
    expect(aside(anchor, card, room, { seen: [box(340, 300, 20, 20)] }).left).toBeLessThan(700);
  });

  it('leaves what can be chosen free', () => {
    const anchor = box(200, 300, 100, 100);
    const free = [box(320, 250, 300, 200), box(100, 420, 300, 200)];
    const at = aside(anchor, card, room, { chosen: free });
    for (const one of [anchor, ...free]) expect(overlaps(at, one)).toBe(false);
  });

  it('rather hides what is looked at than what is chosen from', () => {
    const [looked, dice] = [box(300, 100, 700, 600), box(1000, 600, 120, 60)];
    const tall = { top: 100, width: 1366, height: 768 };
    const at = aside(null, { width: 1300, height: 140 }, tall, { seen: [looked], chosen: [dice] });
    expect(at.top).toBe(100);
  });

  it('hides nothing that can be chosen, however small, rather than what is only there', () => {
    const phone = { top: 150, width: 390, height: 844 };
    const wide = { width: 370, height: 170 };
    const harbour = box(12, 314, 28, 28);
    const cards = [box(12, 680, 366, 70), box(12, 755, 366, 75)];
    expect(aside(harbour, wide, phone, { seen: cards, chosen: [harbour] }).top).toBeGreaterThan(342);
    const both = aside(harbour, wide, phone, { chosen: [harbour, box(5, 760, 380, 80)] });
    expect(both.top, 'between both').toBeGreaterThanOrEqual(342);
    expect(both.top + wide.height).toBeLessThanOrEqual(760);
  });

  it('never rises into the prompt, and stays at an edge of a narrow screen', () => {
    const phone = { top: 150, width: 390, height: 844 };
    const wide = { width: 370, height: 150 };
    const low = aside(box(20, 200, 350, 300), wide, phone, {});
    expect(low.top).toBe(844 - 150 - 10);
    const high = aside(box(20, 600, 350, 200), wide, phone, {});
    expect(high.top).toBe(150);
    expect(aside(null, wide, phone, {}).top).toBeGreaterThanOrEqual(150);
  });
});
