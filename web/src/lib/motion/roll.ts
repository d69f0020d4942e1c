/** A die tumbles to the side that is up now; several come to rest one after another. */

const TUMBLE = 380;
const AFTER = 70;

export function tumble(die: HTMLElement, at = 0): void {
  const motion = die.animate(
    [
      { transform: 'translate(-60%, -70%) rotate(-420deg) scale(0.75)', filter: 'blur(1px)' },
      { transform: 'translate(-12%, 0) rotate(-110deg) scale(1.08)', filter: 'none', offset: 0.55 },
      { transform: 'translate(-4%, -14%) rotate(-40deg) scale(1.03)', offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: TUMBLE + at * AFTER, easing: 'cubic-bezier(0.3, 0.7, 0.4, 1)', composite: 'replace' },
  );
  motion.id = 'glide';
}
