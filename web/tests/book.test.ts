import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookPages, isBlank, openPages, printed, turnedBy, withStory } from '../src/lib/scene/book';
import { changed } from '../src/lib/scene/changes';
import { complete } from '../src/lib/scene/complete';
import type { Paragraph, Scene } from '../src/lib/types';
import { TableUi } from '../src/table/ui.svelte';

vi.mock('../src/lib/settings.svelte', () => ({ confirms: () => false, settings: { lang: 'en' } }));

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

  it('is printed with curved quotation marks and apostrophes', () => {
    expect(printed('"Then I\'m staying," he says. Take the card "The Ford".')).toBe('“Then I’m staying,” he says. Take the card “The Ford”.');
    expect(printed("« L'eau monte », dit-elle.")).toBe('« L’eau monte », dit-elle.');
  });

  it('is turned by all pages that lie open, and lies open at two to its ends', () => {
    expect(turnedBy(5, 1, 1, 2)).toBe(3);
    expect(turnedBy(5, 3, 1, 2)).toBe(4);
    expect(turnedBy(5, 4, -1, 2)).toBe(2);
    expect(turnedBy(5, 2, -1, 2)).toBe(1);
    expect(turnedBy(5, 1, 1, 1)).toBe(2);
    expect(turnedBy(1, 0, -1, 2)).toBe(0);
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

describe('a table with a story', () => {
  const page = (number: number): Paragraph => told(`Text ${number}.`, `Page ${number}`);
  const scene = (pages: number, number: number, board = true): Scene =>
    complete('Scene', {
      game: 'g', title: '', lang: 'en', mode: '', level: '', seat: 0, status: '', players: [],
      pages: [{ id: 'story', title: 'Story' }, ...(board ? [{ id: 'board', title: 'Board' }] : [{ id: 'town', title: 'Town' }])],
      zones: [
        complete('Zone', { id: 'text', kind: 'text', title: 'Story', page: 'story', paragraphs: Array.from({ length: pages }, (_, at) => page(at + 1)) }),
        complete('Zone', { id: 'map', kind: 'graph', title: 'Map', page: board ? 'board' : 'town', cells: [complete('Cell', { id: 'z1' })] }),
      ],
      question: complete('Question', { number, seat: 0, prompt: '', rule: '', rule_text: '', choices: [complete('Choice', { key: 'go', label: 'Go', targets: ['cell:z1'] })] }),
    }) as unknown as Scene;
  let ui: TableUi;

  beforeEach(() => {
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('location', { pathname: '/m/1' });
    ui = new TableUi(scene(2, 5), { play: () => undefined, about: () => Promise.reject(new Error()), hurry: () => false });
    ui.show(scene(2, 5), true);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('opens what was not read yet, even if it lay open while the last lines were told', () => {
    expect(ui.page).toBe('board');
    ui.show(scene(3, 5, false), false);
    ui.reads(3);
    expect(ui.unread().map(({ title }) => title)).toEqual(['Page 3']);
    ui.show(scene(3, 6, false), true);
    expect(ui.page).toBe('story');
  });

  it('keeps it open while questions are answered by habit, until somebody turns away', () => {
    ui.show(scene(3, 6), true);
    ui.reads(3);
    ui.show(scene(3, 7), true);
    expect(ui.page).toBe('story');
    ui.turnTo('board');
    ui.show(scene(3, 8), true);
    expect([ui.page, ui.unread()]).toEqual(['board', []]);
  });

  it('gives way to the table when somebody has answered over the open book', () => {
    ui.show(scene(3, 6), true);
    expect(ui.page).toBe('story');
    const [go] = ui.scene.question?.choices ?? [];
    if (go) ui.choose(go, true);
    expect(ui.page).toBe('board');
    const waiting = { ...scene(3, 6), question: null } as Scene;
    ui.show(waiting, true);
    expect(ui.page).toBe('board');
  });
});
