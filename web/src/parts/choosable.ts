/** Where on the screen something can be chosen, except for what is pointed at, and the wheels on which one sees where they would stop. */
export const choosable = (except: DOMRect | null): DOMRect[] =>
  [...document.querySelectorAll('button[data-spot].target, .ghost')]
    .map((target) => target.getBoundingClientRect())
    .filter((box) => box.width > 0 && !(except && Math.abs(box.left - except.left) < 1 && Math.abs(box.top - except.top) < 1));
