/** A story as a book: its paragraphs on pages, each of which begins with a title. */

import type { Paragraph, Scene } from '../types';

export interface BookPage {
  title: string;
  paragraphs: readonly Paragraph[];
}

/** The pages in their order; what stands before the first title is a page of its own. */
export function bookPages(paragraphs: readonly Paragraph[]): BookPage[] {
  const pages: { title: string; paragraphs: Paragraph[] }[] = [];
  for (const one of paragraphs) {
    if (one.title !== '' || pages.length === 0) pages.push({ title: one.title, paragraphs: [] });
    pages.at(-1)!.paragraphs.push(one);
  }
  return pages;
}

/** Whether a page was not sent yet: only its title is known. */
export const isBlank = ({ paragraphs }: BookPage): boolean => paragraphs.every(({ text }) => text === '');

/** A table with all of its story in it, as far as it goes there. */
export function withStory(scene: Scene, told: readonly Paragraph[]): Scene {
  let from = 0;
  const zones = scene.zones.map((zone) => {
    if (zone.kind !== 'text') return zone;
    const paragraphs = zone.paragraphs.map((one, at) => (one.text === '' ? (told[from + at] ?? one) : one));
    from += paragraphs.length;
    return { ...zone, paragraphs };
  });
  return { ...scene, zones };
}

/** The pages that lie open: two side by side where there is room, the later one to the right. */
export const openPages = (pages: readonly BookPage[], at: number, abreast: number): BookPage[] => pages.slice(Math.max(0, at + 1 - abreast), at + 1);

/** The last page that lies open after as many leaves were turned: as many pages at once as lie side by side. */
export const turnedBy = (pages: number, at: number, leaves: number, abreast: number): number =>
  Math.max(Math.min(abreast, pages) - 1, Math.min(pages - 1, at + leaves * abreast));

/** A text as it is printed in a book: with quotation marks and apostrophes that are curved. */
export const printed = (text: string): string =>
  text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’').replace(/(?<![^\s(])"/g, '“').replace(/"/g, '”');
