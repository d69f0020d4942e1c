import { describe, expect, it } from 'vitest';
import { bookPages, isBlank, openPages, withStory } from '../src/lib/scene/book';
import { changed } from '../src/lib/scene/changes';
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

  it('has blank pages until somebody turns back to them', () => {
    const book = { id: 'text', kind: 'text', title: 'So far', paragraphs: { keeps: 0, earlier: [['The Bridge', 2]], more: [{ text: 'Rain.', title: 'The Ford' }] } };
    const scene = changed(complete('Scene', { zones: [], players: [] } as never), { zones: { '*': [book] } }, {});
    const read = (at: typeof scene): string[] => at.zones[0]!.paragraphs.map(({ text, title }) => `${title}/${text}`);
    expect(read(scene)).toEqual(['The Bridge/', '/', 'The Ford/Rain.']);
    expect(bookPages(scene.zones[0]!.paragraphs).map(isBlank)).toEqual([true, false]);
    const whole = withStory(scene, [told('A bridge.', 'The Bridge'), told('Cross.', '', true), told('Rain.', 'The Ford'), told('Later.')]);
    expect(read(whole)).toEqual(['The Bridge/A bridge.', '/Cross.', 'The Ford/Rain.']);
  });
});
