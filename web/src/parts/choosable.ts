/** Where on the screen something can be chosen, except for what is pointed at. */
export const choosable = (except: DOMRect | null): DOMRect[] =>
  [...document.querySelectorAll('button[data-spot].target')]
    .map((target) => target.getBoundingClientRect())
    .filter((box) => box.width > 0 && !(except && Math.abs(box.left - except.left) < 1 && Math.abs(box.top - except.top) < 1));
