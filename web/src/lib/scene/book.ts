/** A story as a book: its paragraphs on pages, each of which begins with a title. */

import type { Paragraph } from '../types';

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

/** The pages that lie open: two side by side where there is room, the later one to the right. */
export const openPages = (pages: readonly BookPage[], at: number, abreast: number): BookPage[] => pages.slice(Math.max(0, at + 1 - abreast), at + 1);
