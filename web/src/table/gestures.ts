/** Two fingers, the wheel with Ctrl, and dragging the ground with a mouse. */

export interface Picture {
  zoom: () => number;
  /** Larger or smaller, around a point of the view. */
  zoomTo: (to: number, x: number, y: number) => void;
}

export const gestures =
  ({ zoom, zoomTo }: Picture) =>
  (element: HTMLElement): (() => void) => {
    let [distance, begun] = [0, 1];
    let drag: { x: number; y: number } | null = null;
    const between = (touches: TouchList): [far: number, x: number, y: number] => {
      const [one, two] = [touches[0]!, touches[1]!];
      const box = element.getBoundingClientRect();
      const [x, y] = [(one.clientX + two.clientX) / 2 - box.left, (one.clientY + two.clientY) / 2 - box.top];
      return [Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY), x, y];
    };
    const start = (event: TouchEvent): void => {
      if (event.touches.length === 2) [distance, begun] = [between(event.touches)[0], zoom()];
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || distance === 0) return;
      event.preventDefault();
      const [far, x, y] = between(event.touches);
      zoomTo((begun * far) / distance, x, y);
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomTo(zoom() * Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
    };
    const press = (event: PointerEvent): void => {
      const onPlace = (event.target as Element).closest('button');
      if (event.pointerType === 'mouse' && event.button === 0 && !onPlace && zoom() > 1) drag = { x: event.clientX, y: event.clientY };
    };
    const pull = (event: PointerEvent): void => {
      if (!drag) return;
      element.scrollBy({ left: drag.x - event.clientX, top: drag.y - event.clientY, behavior: 'instant' });
      drag = { x: event.clientX, y: event.clientY };
    };
    const release = (): void => void (drag = null);
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', press);
    addEventListener('pointermove', pull);
    addEventListener('pointerup', release);
    return () => {
      removeEventListener('pointermove', pull);
      removeEventListener('pointerup', release);
    };
  };
