/** How much room words take, near enough. */

/** How wide letters are for their height. */
export const SERIF = 0.5;
export const SANS = 0.485;

/** Of a text in so wide a column; infinitely many where a word would have to be broken. */
export const rowsOf = (text: string, width: number, font: number, letter: number): number => {
  const most = Math.max(1, Math.floor(width / (font * letter)));
  let rows = 1;
  let left = most;
  for (const word of text.split(' ')) {
    if (word.length > most) return Infinity;
    if (word.length > left && left < most) {
      rows++;
      left = most;
    }
    left -= word.length + 1;
  }
  return rows;
};
