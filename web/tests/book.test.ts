import { describe, expect, it } from 'vitest';
import { bookPages, openPages } from '../src/lib/scene/book';
import { complete } from '../src/lib/scene/complete';
import type { Paragraph } from '../src/lib/types';

const told = (text: string, title = '', decided = false): Paragraph => complete('Paragraph', { text, title, decided }) as Paragraph;

describe('a book', () => {
  const pages = bookPages([told('Once.'), told('A bridge.', 'The Bridge'), told('Cross.', '', true), told('Rain.', 'The Ford')]);

  it('has a page for each title, with what was decided on it', () => {
    expect(pages.map(({ title, paragraphs }) => [title, paragraphs.map(({ text }) => text)])).toEqual([
      ['', ['Once.']],
      ['The Bridge', ['A bridge.', 'Cross.']],
      ['The Ford', ['Rain.']],
    ]);
    expect(bookPages([])).toEqual([]);
  });

  it('lies open at one page or at two, the later one to the right', () => {
    expect(openPages(pages, 2, 1).map(({ title }) => title)).toEqual(['The Ford']);
    expect(openPages(pages, 2, 2).map(({ title }) => title)).toEqual(['The Bridge', 'The Ford']);
    expect(openPages(pages, 0, 2).map(({ title }) => title)).toEqual(['']);
  });
});
