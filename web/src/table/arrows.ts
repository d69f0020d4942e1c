/** Arrow keys walk among the pieces of a zone, by where they lie on the screen. */

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): [x: number, y: number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export function arrows(zone: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const here = document.activeElement;
    if (!way || !here || !zone.contains(here)) return;
    const [x, y] = middle(here);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const other of zone.querySelectorAll<HTMLElement>('button[data-spot]')) {
      if (other === here) continue;
      const [ox, oy] = middle(other);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (along > 4 && along + aside * 3 < least) {
        least = along + aside * 3;
        best = other;
      }
    }
    event.preventDefault();
    best?.focus();
  };
  zone.addEventListener('keydown', walk);
  return { destroy: () => zone.removeEventListener('keydown', walk) };
}
