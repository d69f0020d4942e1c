/** Pages of a table: where there are some, one of them is seen at a time. */

import type { Scene, Zone } from '../types';
import { mayBeMeant } from './index';

/** What is seen while a page is open: its own zones, and those of no page. */
export const onPage = (zone: Zone, page: string): boolean => page === '' || zone.page === '' || zone.page === page;

/** The pages with something that can be chosen; '' stands for what is seen on all of them. */
export function wantedPages(scene: Scene, targets: ReadonlySet<string>): ReadonlySet<string> {
  const seat = scene.question?.seat ?? null;
  const meant = scene.zones.filter(
    (zone) =>
      mayBeMeant(zone, seat) &&
      (zone.pieces.some(({ id }) => targets.has(id)) || zone.cells.some(({ id }) => targets.has(`cell:${id}`))),
  );
  return new Set(meant.map(({ page }) => page));
}

/** The page to show: the open one if there still is one, unless a new question is only about others. */
export function pageFor(scene: Scene, open: string, targets: ReadonlySet<string>): string {
  const ids = scene.pages.map(({ id }) => id);
  const here = ids.includes(open) ? open : (ids[0] ?? '');
  const wanted = wantedPages(scene, targets);
  return wanted.size === 0 || wanted.has('') || wanted.has(here) ? here : (ids.find((id) => wanted.has(id)) ?? here);
}
