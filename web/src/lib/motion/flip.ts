/** Pieces slide from where they lay to where they lie; dice that are new are rolled. */

import { tumble } from './roll';

export type Places = ReadonlyMap<string, DOMRect>;

const DURATION = 340;
const EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
/** What flies passes over the table, and under a tip. */
const OVER = 55;

const keyed = (root: HTMLElement): Iterable<HTMLElement> => root.querySelectorAll<HTMLElement>('[data-key]');

export function measure(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const element of keyed(root)) {
    const key = element.dataset['key'];
    if (key) places.set(key, element.getBoundingClientRect());
  }
  return places;
}

export function glide(root: HTMLElement, before: Places): void {
  let rolled = 0;
  for (const element of keyed(root)) {
    const from = before.get(element.dataset['key'] ?? '');
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    const die = from || before.size === 0 ? null : element.querySelector<HTMLElement>('.die');
    if (die) {
      tumble(die, rolled++);
      continue;
    }
    if (!from) {
      element.animate([{ opacity: 0, transform: 'translateY(-12px) scale(0.94)' }, { opacity: 1, transform: 'none' }], {
        duration: 240,
        easing: EASING,
      });
      continue;
    }
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    // A line that becomes a card grows out of it: it never fills the screen on its way.
    const scale = Math.min(from.width / to.width, from.height / to.height);
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
    const far = Math.abs(dx) + Math.abs(dy) > 40;
    const motion = element.animate(
      [
        {
          transformOrigin: '0 0',
          transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
          zIndex: far ? OVER : 'auto',
        },
        { transformOrigin: '0 0', transform: 'none', zIndex: far ? OVER : 'auto' },
      ],
      { duration: DURATION, easing: EASING },
    );
    motion.id = 'glide';
  }
}

/** Everything is where it belongs, at once. */
export function settle(root: HTMLElement): void {
  for (const motion of root.getAnimations({ subtree: true })) if (motion.id === 'glide') motion.finish();
}
