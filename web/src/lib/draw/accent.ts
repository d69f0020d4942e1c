/** One accent per game, readable on both themes. */

type Rgb = [red: number, green: number, blue: number];

export function parseHex(hex: string): Rgb | null {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  return found ? [parseInt(found[1]!, 16), parseInt(found[2]!, 16), parseInt(found[3]!, 16)] : null;
}

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, at) => part + (to[at]! - part) * share) as Rgb;

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [26, 18, 11];

/** The accent shifted until it reads on `ground` (at least `ratio` to 1), and the ink to write on it. */
export function readable(accent: string, ground: string, ratio = 4.6): { accent: string; on: string } {
  const wanted = parseHex(accent) ?? [200, 128, 58];
  const behind = parseHex(ground) ?? INK;
  const towards = luminance(behind) > 0.4 ? INK : WHITE;
  let color: Rgb = wanted;
  for (let share = 0; share <= 1 && contrast(color, behind) < ratio; share += 0.04) color = mix(wanted, towards, share);
  return { accent: toHex(color), on: contrast(color, INK) >= contrast(color, WHITE) ? toHex(INK) : '#ffffff' };
}
