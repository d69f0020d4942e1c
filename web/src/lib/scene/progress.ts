/**
 * The scenes between two scenes: what the table looks like after each event.
 *
 * The server sends the table at decisions; between two of them a whole turn of an automated opponent may
 * lie. Events name the pieces and the cells that they concern, which is enough to move them one by one.
 */

import type { Piece, Scene, Told, Zone } from '../types';

interface Spot {
  zone: Zone;
  piece: Piece;
}

const find = (scene: Scene, id: string): Spot | undefined => {
  for (const zone of scene.zones) {
    const piece = zone.pieces.find((one) => one.id === id);
    if (piece) return { zone, piece };
  }
  return undefined;
};

/** Whether it is one piece: goods that are alike lie before several players, and none of them is followed. */
const single = (scene: Scene, id: string): boolean => scene.zones.filter((zone) => zone.pieces.some((one) => one.id === id)).length < 2;

const same = (a: Spot, b: Spot): boolean => a.zone.id === b.zone.id && a.piece.at === b.piece.at;

function without(scene: Scene, id: string, zoneId: string): Scene {
  return {
    ...scene,
    zones: scene.zones.map((zone) =>
      zone.id === zoneId ? { ...zone, pieces: zone.pieces.filter((piece) => piece.id !== id) } : zone,
    ),
  };
}

function put(scene: Scene, piece: Piece, zoneId: string): Scene {
  return {
    ...scene,
    zones: scene.zones.map((zone) => {
      if (zone.id !== zoneId) return zone;
      const pile = zone.kind === 'pile';
      return { ...zone, pieces: pile ? [piece] : [...zone.pieces, piece] };
    }),
  };
}

const relocate = (scene: Scene, from: Spot | undefined, piece: Piece, zoneId: string): Scene =>
  put(from ? without(scene, piece.id, from.zone.id) : scene, piece, zoneId);

/** The scene after one event, on the way to `final`; the same object when nothing visible happens. */
export function advance(scene: Scene, final: Scene, event: Told): Scene {
  const cellId = event.pieces.find((id) => id.startsWith('cell:'))?.slice(5);
  const grid = cellId ? scene.zones.find((zone) => zone.cells.some((cell) => cell.id === cellId)) : undefined;
  let now = scene;
  for (const id of event.pieces) {
    if (id.startsWith('cell:') || !single(now, id) || !single(final, id)) continue;
    const here = find(now, id);
    const there = find(final, id);
    if (here && there && same(here, there)) continue;
    if (grid && cellId) {
      const leaves = here?.zone.id === grid.id && here.piece.at === cellId;
      if (!leaves) {
        const known = here ?? there;
        const ofGrid = !here || here.zone.id === grid.id || there?.zone.id === grid.id;
        if (known && ofGrid) {
          now = relocate(now, here, { ...known.piece, at: cellId, under: '' }, grid.id);
          continue;
        }
      }
    }
    if (there) now = relocate(now, here, there.piece, there.zone.id);
    else if (here) now = without(now, id, here.zone.id);
  }
  if (grid && cellId && event.seat >= 0) now = walk(now, final, grid.id, cellId, event.seat);
  return now;
}

/** An event that names a cell where the seat's only pawn ends: the pawn walks there. */
function walk(scene: Scene, final: Scene, gridId: string, cellId: string, seat: number): Scene {
  const pawns = final.zones.find((zone) => zone.id === gridId)?.pieces.filter((piece) => piece.owner === seat) ?? [];
  const pawn = pawns[0];
  if (pawns.length !== 1 || !pawn || pawn.at !== cellId) return scene;
  const here = find(scene, pawn.id);
  return here?.piece.at === cellId ? scene : relocate(scene, here, pawn, gridId);
}

export interface Frame {
  scene: Scene;
  event: Told;
  /** Something visible changed. */
  moved: boolean;
}

export function frames(before: Scene, final: Scene, events: readonly Told[]): Frame[] {
  const question = before.question && { ...before.question, choices: [] };
  let scene: Scene = { ...before, question };
  return events.map((event) => {
    const next = advance(scene, final, event);
    const moved = next !== scene;
    scene = next;
    return { scene, event, moved };
  });
}
