// What is wrong with the table on the screen, in words. It is measured when the page shows question `number`; no text is
// smaller than `least`, and where fingers point, what is tapped is as large as `finger`. Whoever only watches is asked nothing.
async ([number, least, finger, patience, watching]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isShown = () =>
    number === null
      ? document.querySelector('article.end') !== null
      : document.querySelector(`[data-prompt="${number}"] .bar${watching ? '' : '.mine'}:not(.busy)`) !== null;
  const late = performance.now() + patience;
  while (!isShown()) {
    if (performance.now() > late) return [`question ${number} is not shown`];
    await frame();
  }
  await document.fonts.ready;
  for (let at = 0; at < 3; at++) await frame(); // what is measured is laid out, and pointers stand at the edges

  const found = new Set();
  const table = document.querySelector('.table');
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const said = (one) => (one.innerText || one.outerHTML.slice(0, 80)).replace(/\s+/g, ' ').trim();
  const both = (a, b) => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const meets = (a, b, by) => {
    const { left, right, top, bottom } = both(a, b);
    return right - left > by && bottom - top > by;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips = new Map();
  /** The part of the screen in which something can be seen: what it is scrolled in or cut off by. */
  const viewOf = (one) => {
    if (one === null || one === document.documentElement) return screen;
    if (!clips.has(one)) {
      const outer = viewOf(one.parentElement);
      const cuts = getComputedStyle(one).overflow !== 'visible';
      clips.set(one, cuts ? both(outer, one.getBoundingClientRect()) : outer);
    }
    return clips.get(one);
  };
  const holds = (view, { left, right, top, bottom }, by) =>
    left >= view.left - by && right <= view.right + by && top >= view.top - by && bottom <= view.bottom + by;

  // On a phone the window grows with what is too wide for it, the page does not.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`too wide by ${scrollWidth - clientWidth}`);

  // -- words --------------------------------------------------------------------------------------

  // What is written only once and nowhere else: names, counters, what places ask for. A map that is moved may cut it.
  const NEVER_CUT = 'h2, .counters, .score, .counted, .name, .note';
  const words = [];
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    const text = walk.currentNode.data.trim();
    if (!text || parent.closest('.sr-only') || !seen(parent)) continue;
    let size = parseFloat(getComputedStyle(parent).fontSize);
    const picture = parent.closest('svg');
    if (picture) size *= picture.getBoundingClientRect().width / (picture.viewBox.baseVal?.width || 1);
    if (size < least - 0.3) found.add(`text too small: ${parent.className?.baseVal ?? parent.className} ${size.toFixed(1)}: ${text}`);
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) {
      const shown = both(box, viewOf(parent));
      const cut = parent.offsetWidth > 2 && shown.bottom > shown.top && box.width - (shown.right - shown.left) > 3;
      if (cut && parent.closest(NEVER_CUT) && !parent.closest('.zoomed')) found.add(`words cut: ${text}`);
      if (parent.offsetWidth > 2 && box.bottom > viewOf(parent).bottom + 3 && parent.closest('.front > header')) found.add(`words below the edge: ${text}`);
      if (shown.right - shown.left > 2 && shown.bottom - shown.top > 2) words.push({ text, parent, box: shown });
    }
  }

  for (const button of document.querySelectorAll('[data-prompt] button')) {
    if (seen(button) && !holds(screen, button.getBoundingClientRect(), 0)) found.add(`button beyond the edge: ${said(button)}`);
  }

  // -- pieces over words --------------------------------------------------------------------------

  /** The outermost piece that something is a part of: what is written on a card may lie as it likes. */
  const wholeOf = (one) => one.closest('.place, .spot, .token, li') ?? one;
  const labels = words.filter(({ parent }) => parent.closest('main, .own') && parent.closest('h2, .name, span.area, .note') && !parent.closest('.spot .card'));
  const figures = [...table.querySelectorAll('.room .token, .room .pawn, .room .spot.card > .shown > .card, .room .spot .tile, .room .die')].filter(seen);
  for (const figure of figures) {
    const box = both(figure.getBoundingClientRect(), viewOf(figure.parentElement));
    for (const { text, parent, box: label } of labels) {
      if (meets(box, label, 2) && !wholeOf(parent).contains(figure) && !figure.contains(parent)) {
        found.add(`piece over words: ${said(figure).slice(0, 40)} over ${text}`);
      }
    }
  }
  for (const [at, one] of labels.entries()) {
    for (const other of labels.slice(at + 1)) {
      const apart = !one.parent.contains(other.parent) && !other.parent.contains(one.parent) && (one.parent.closest('h2') ?? one) !== (other.parent.closest('h2') ?? other); // rows of one heading touch
      if (apart && meets(one.box, other.box, 3)) found.add(`words over words: ${one.text} and ${other.text}`);
    }
  }

  for (const line of [...table.querySelectorAll('.room .line')].filter(seen)) {
    const signs = [...line.querySelectorAll('.signs, .along')].map((one) => one.getBoundingClientRect());
    for (const { text, parent, box } of words) {
      if (line.contains(parent) && parent.closest('.words') && signs.some((one) => meets(box, one, 2))) found.add(`sign over words: ${text}`);
    }
  }

  // -- what can be chosen -------------------------------------------------------------------------

  const targets = [...table.querySelectorAll('.spot.target')].filter(seen);
  const pointsTo = (target, view) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const beyond = { left: view.left - left, right: right - view.right, up: view.top - top, down: bottom - view.bottom };
    const [side] = Object.entries(beyond).reduce((one, other) => (other[1] > one[1] ? other : one));
    return [...table.querySelectorAll('.edge')].some((edge) => edge.classList.contains(side));
  };
  const small = [...table.querySelectorAll('.room .card.small .mark')].filter(seen);
  for (const mark of small) {
    if (mark.getBoundingClientRect().bottom > mark.closest('.card').getBoundingClientRect().bottom + 2) found.add(`sign cut: ${said(mark.closest('.card'))}`);
  }
  for (const target of targets) {
    const name = target.dataset.spot;
    const box = target.getBoundingClientRect();
    const view = viewOf(target.parentElement);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    for (const card of target.querySelectorAll('.card')) {
      const edge = card.getBoundingClientRect();
      for (const text of card.querySelectorAll('.lines p, .gains, .cost, .needs, .title')) {
        if (text.getBoundingClientRect().bottom > edge.bottom + 1) found.add(`effect cut: ${said(card)}`);
      }
      if (card.matches('.brief')) found.add(`effect left out: ${said(card)}`);
    }
    for (const line of target.querySelectorAll('.words')) {
      if (line.getBoundingClientRect().bottom > box.bottom + 1) found.add(`effect cut: ${said(line)}`);
    }
    for (const { text, parent, box: effect } of words) {
      if (!target.contains(parent) || !parent.closest('.lines, .effect')) continue;
      const y = (effect.top + effect.bottom) / 2;
      for (const x of [effect.left + 3, (effect.left + effect.right) / 2, effect.right - 3]) {
        const there = document.elementFromPoint(x, y);
        if (there?.closest('.spot') && !target.contains(there)) found.add(`effect covered: ${text} by ${there.closest('.spot').dataset.spot}`);
      }
    }
    const middle = { left: box.left + width / 2, right: box.left + width / 2, top: box.top + height / 2, bottom: box.top + height / 2 };
    const inside = holds(view, middle, 0);
    if (!holds(view, box, height > 90 ? 8 : height * 0.35) && !pointsTo(target, view)) found.add(`target out of sight: ${name}`);
    for (const [x, y] of inside ? [[0.5, 0.5], [0.3, 0.3], [0.7, 0.3], [0.3, 0.7], [0.7, 0.7]] : []) {
      const there = document.elementFromPoint(box.left + width * x, box.top + height * y);
      // What a pointer at the edge covers is seen whole once it is touched: only its middle must be free.
      if (there?.closest('.edge') && (x !== 0.5 || y !== 0.5)) continue;
      if (there && !target.contains(there) && !there.contains(target)) found.add(`target covered: ${name} by ${there.closest('[data-spot]')?.dataset.spot ?? there.outerHTML.slice(0, 80)}`);
    }
    const pin = { left: box.left + width / 2 - 7, right: box.left + width / 2 + 7, top: box.top - 9, bottom: box.top };
    if (inside && target.matches('.card, .tile')) {
      for (const { text, parent, box: label } of labels) {
        if (!target.contains(parent) && meets(pin, label, 2)) found.add(`pointer over words: ${name} over ${text}`);
      }
    }
  }

  // In squares of so many pixels, and this share of the room: a fifth of it is seen as empty.
  const [FREE, HALF_EMPTY] = [24, 0.2];

  // -- room that is left free while something is scrolled -------------------------------------------

  const room = document.querySelector('.room');
  const scrolled = [...room.querySelectorAll('.areas, main.board')].filter((one) => one.scrollHeight > one.clientHeight + 24 && getComputedStyle(one).overflowY === 'auto');
  if (scrolled.length > 0) {
    const { top, bottom } = both(room.getBoundingClientRect(), screen);
    const parts = [...room.querySelectorAll('main .zone > *, .areas .area > *, .tabs, .front header, main.words')].map((one) => both(one.getBoundingClientRect(), viewOf(one.parentElement))).filter((part) => part.bottom > part.top);
    let [end, widest] = [top, 0];
    for (const part of parts.sort((a, b) => a.top - b.top)) {
      widest = Math.max(widest, part.top - end);
      end = Math.max(end, part.bottom);
    }
    if (Math.max(widest, bottom - end) > 90) found.add(`free room of ${Math.max(widest, bottom - end).toFixed()} while something is scrolled`);
  }

  // -- room that is left free while words are left out -----------------------------------------------

  const briefly = [...room.querySelectorAll('.areas .card.brief, main .card.brief')].filter(seen);
  if (briefly.length > 0) {
    const { left, top, right, bottom } = both(room.getBoundingClientRect(), screen);
    const filled = [...room.querySelectorAll('main .zone > *, .areas .area > *, .tabs, .front header, aside, main.words')].map((one) => both(one.getBoundingClientRect(), viewOf(one.parentElement)));
    const [across, down] = [Math.floor((right - left) / FREE), Math.floor((bottom - top) / FREE)];
    const highs = Array(across).fill(0);
    let largest = 0;
    for (let row = 0; row < down; row++) {
      for (let column = 0; column < across; column++) {
        const cell = { left: left + column * FREE, right: left + (column + 1) * FREE, top: top + row * FREE, bottom: top + (row + 1) * FREE };
        highs[column] = filled.some((one) => meets(one, cell, 1)) ? 0 : highs[column] + 1;
      }
      for (let column = 0; column < across; column++) {
        for (let [to, low] = [column, Infinity]; to < across && highs[to] > 0; to++) {
          low = Math.min(low, highs[to]);
          largest = Math.max(largest, low * (to - column + 1));
        }
      }
    }
    const share = (largest * FREE * FREE) / ((right - left) * (bottom - top));
    if (share > HALF_EMPTY) found.add(`${(share * 100).toFixed()} % of the room is free while words are left out: ${said(briefly[0])}`);
  }

  // -- fingers ------------------------------------------------------------------------------------

  for (const button of finger ? table.querySelectorAll('button') : []) {
    if (!seen(button) || (button.matches('.spot') && !button.matches('.target'))) continue;
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = finger / 2 - 1;
    if (!button.contains(document.elementFromPoint(x, y))) continue;
    for (const [dx, dy] of [[-far, 0], [far, 0], [0, -far], [0, far]]) {
      const there = document.elementFromPoint(x + dx, y + dy);
      if (there === null || button.contains(there) || (Math.abs(dx) < width / 2 && Math.abs(dy) < height / 2)) continue;
      found.add(`too small for a finger: ${button.dataset.spot ?? said(button)} ${width.toFixed()}×${height.toFixed()}`);
    }
  }
  return [...found];
}
