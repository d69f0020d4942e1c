// How well words can be told from what lies behind them, by the pixels that are really there.
// Run first in the page (the words), then in an empty page with two pictures of it: with the words and without them.
({
  /** Every run of words that can be seen: where, in which colour, how large. */
  words: () => {
    const seen = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** How much of the colour is left; nothing of what is only for those who listen. */
    const shines = (element) => {
      let share = 1;
      for (let at = element; at; at = at.parentElement) {
        const { opacity, clipPath } = getComputedStyle(at);
        share *= clipPath === 'inset(50%)' ? 0 : Number(opacity);
      }
      return share;
    };
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent.trim();
      // What cannot be used now may be pale: so says WCAG itself.
      if (!text || element.closest('[disabled], [aria-disabled="true"], option, script, style')) continue;
      const style = getComputedStyle(element);
      const share = shines(element);
      if (style.visibility === 'hidden' || share === 0 || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right - left < 3 || bottom - top < 3 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
        const isOver = (found) => !found || !(found.contains(element) || element.contains(found));
        // Something lies over it, or the edge of what scrolls cuts it.
        if ([0.2, 0.5, 0.8].some((share) => isOver(document.elementFromPoint((left + right) / 2, top + share * (bottom - top))))) continue;
        const drawn = element instanceof SVGElement ? style.fill : style.color;
        const size = parseFloat(style.fontSize) * (element.getCTM?.()?.a ?? 1);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const least = large ? 3 : 4.5;
        seen.push({ text: text.slice(0, 60), of: element.className.baseVal ?? element.className, left, top, right, bottom, colour: drawn, shines: share, least });
      }
    }
    return seen;
  },

  /** Those that stand out too little, and by how much. `shown` and `bare` are pictures: with the words, without. */
  faint: async ({ words, shown, bare }) => {
    const pixels = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      pen.drawImage(bitmap, 0, 0);
      return pen.getImageData(0, 0, bitmap.width, bitmap.height);
    };
    const [written, ground] = [await pixels(shown), await pixels(bare)];
    const { width } = ground;
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const solid = (colour) => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data;
    };
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const light = (red, green, blue) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const behind = (at) => [ground.data[at], ground.data[at + 1], ground.data[at + 2]];
    const differs = (at) => [0, 1, 2].some((part) => Math.abs(written.data[at + part] - ground.data[at + part]) > 24);
    /** A letter of this colour, and not of other words that lie over it. */
    const isOf = (at, ink) => [0, 1, 2].reduce((sum, part) => sum + (written.data[at + part] - ground.data[at + part]) * (ink[part] - ground.data[at + part]), 0) > 0;
    const results = [];
    for (const one of words) {
      const [red, green, blue, alpha] = solid(one.colour);
      const cover = (alpha / 255) * one.shines;
      const ratios = [];
      for (let y = Math.floor(one.top); y < Math.ceil(one.bottom); y++) {
        for (let x = Math.floor(one.left); x < Math.ceil(one.right); x++) {
          const at = 4 * (y * width + x);
          // Beside a letter: the next pixel in some direction belongs to one, this one does not.
          if (differs(at) || ![at + 4, at - 4, at + 4 * width, at - 4 * width].some((next) => differs(next) && isOf(next, [red, green, blue]))) continue;
          const under = behind(at);
          const ink = [red, green, blue].map((part, which) => part * cover + under[which] * (1 - cover));
          const [low, high] = [light(...ink), light(...under)].sort((a, b) => a - b);
          ratios.push((high + 0.05) / (low + 0.05));
        }
      }
      if (ratios.length < 4) {
        results.push({ ...one, ratio: 1 }); // there should be letters, and none can be made out
        continue;
      }
      // A letter or two may touch a star; a fifth of the words may not.
      const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 5)];
      if (ratio < one.least - 0.05) results.push({ ...one, ratio });
    }
    return results.map(({ text, of, ratio, least, left, top, colour }) => `${ratio.toFixed(2)} of ${least}: "${text}" (${of}) ${colour} at ${Math.round(left)},${Math.round(top)}`);
  },

  /** The words vanish, their halos and shadows stay. */
  bare: '*, *::before, *::after { -webkit-text-fill-color: transparent !important; } svg text, svg tspan { fill: transparent !important; }',
})
