import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contrast, parseHex, readable } from '../src/lib/draw/accent';
import { line, spread } from '../src/lib/draw/graph';
import { landscape, vignette } from '../src/lib/draw/landscape';
import { cite, search } from '../src/lib/find';
import { Typed } from '../src/lib/keys';
import { quickMatch } from '../src/lib/quick';
import { parse } from '../src/lib/router.svelte';
import { beside, over } from '../src/parts/place';
import { sentences, written } from '../src/lib/scene/describe';
import { stretched } from '../src/lib/draw/places';
import type { GameCard, Mark } from '../src/lib/types';

describe('typed numbers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('choose at once where no longer number can follow', () => {
    const chosen: number[] = [];
    const typed = new Typed((number) => chosen.push(number));
    typed.press('3', 8);
    expect(chosen).toEqual([3]);
  });

  it('wait for a second digit where one can', () => {
    const chosen: number[] = [];
    const typed = new Typed((number) => chosen.push(number));
    typed.press('1', 12);
    expect(chosen).toEqual([]);
    typed.press('2', 12);
    expect(chosen).toEqual([12]);
    typed.press('1', 12);
    vi.runAllTimers();
    expect(chosen).toEqual([12, 1]);
    typed.press('0', 12);
    typed.press('5', 12);
    expect(chosen).toEqual([12, 1, 5]);
  });

  it('belong to the question for which they were typed', () => {
    const chosen: number[][] = [];
    const typed = new Typed((number, asked) => chosen.push([number, asked]));
    typed.press('1', 12, 7);
    typed.press('2', 12, 8);
    expect(chosen).toEqual([[2, 8]]);
    typed.press('1', 12, 8);
    vi.runAllTimers();
    expect(chosen).toEqual([[2, 8], [1, 8]]);
  });
});

describe('addresses', () => {
  const at = (path: string) => parse(new URL(path, 'http://table.test'));

  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new/pilgrims')).toEqual({ page: 'setup', game: 'pilgrims' });
    expect(at('/m/abc?watch=t')).toEqual({ page: 'table', id: 'abc', watch: 't' });
    expect(at('/m/abc/replay?at=12&watch=xyz')).toEqual({ page: 'replay', id: 'abc', at: 12, watch: 'xyz' });
    expect(at('/m/abc/replay')).toEqual({ page: 'replay', id: 'abc', at: null, watch: null });
    expect(at('/rules/pilgrims#PIL-030')).toEqual({ page: 'rules', game: 'pilgrims', rule: 'PIL-030' });
    expect(at('/join/tok')).toEqual({ page: 'join', token: 'tok' });
    expect(at('/about/offline')).toEqual({ page: 'offline' });
    expect(at('/matches/else')).toEqual({ page: 'missing' });
  });
});

describe('accents', () => {
  it.each(['#c8803a', '#123456', '#ffee00', '#808080', 'nonsense'])('%s reads on both grounds', (accent) => {
    for (const ground of ['#2c2219', '#efe5d1']) {
      const found = readable(accent, ground, 4.5);
      expect(contrast(parseHex(found.accent)!, parseHex(ground)!)).toBeGreaterThanOrEqual(4.4);
      expect(contrast(parseHex(found.accent)!, parseHex(found.on)!)).toBeGreaterThanOrEqual(4.4);
    }
  });
});

describe('drawings', () => {
  it('are the same for the same name', () => {
    expect(landscape('map', 5, 5)).toEqual(landscape('map', 5, 5));
    expect(landscape('map', 5, 5)).not.toEqual(landscape('other', 5, 5));
    expect(vignette('a card')).toBe(vignette('a card'));
  });

  it('show who led', () => {
    expect(spread(58, 16)).toHaveLength(16);
    expect(spread(58, 16).at(-1)).toBe(58);
    expect(spread(0, 16)).toEqual([0]);
    expect(line([{ number: 0, scores: new Map([[0, 0]]) }, { number: 10, scores: new Map([[0, 5]]) }], 0, 10, 5)).toBe(
      'M0.0 130.0L320.0 0.0',
    );
  });
});

describe('rules', () => {
  const rules = [
    { number: 'PIL-001', chapter: 'a', source: '', text: 'Le déplacement est obligatoire.' },
    { number: 'PIL-002', chapter: 'a', source: '', text: 'Voir PIL-001.' },
  ];

  it('are found without accents', () => {
    expect(search(rules, 'deplacement OBLIG').map(({ number }) => number)).toEqual(['PIL-001']);
    expect(search(rules, '002')).toHaveLength(1);
    expect(search(rules, ' ')).toHaveLength(2);
  });

  it('cite each other', () => {
    expect(cite('see PIL-042.')).toEqual([
      { text: 'see ', rule: false },
      { text: 'PIL-042', rule: true },
      { text: '.', rule: false },
    ]);
  });
});

describe('one click', () => {
  const game = (seats: number[][]): GameCard => ({
    info: {
      id: 'g',
      title: { fr: '', en: '' },
      modes: seats.map((counts, at) => ({ id: `m${at}`, seats: counts, levels: [], level: '', people: {}, chapter: false })),
      settings: [],
      roles: null,
    },
    accent: '',
    scenery: '',
    words: { en: {}, fr: {} },
    bots: [],
    usual: 'fair',
    campaign: false,
    campaign_settings: [],
    campaign_decides: [],
    lesson: false,
    guided: false,
    minutes: 10,
    phrases: [],
    deeds: [],
  });

  it('plays alone where one can, else against bots', () => {
    expect(quickMatch(game([[2, 3], [1]]))).toEqual({ game: 'g', mode: 'm1' });
    expect(quickMatch(game([[3]]))).toMatchObject({ seats: ['human', 'fair', 'fair'] });
  });
});

describe('floating boxes', () => {
  const room = { top: 100, width: 1000, height: 700 };
  const rect = (x: number, y: number, width = 50, height = 50) =>
    ({ left: x, top: y, right: x + width, bottom: y + height, width, height }) as DOMRect;

  it('stand beside, inside the screen and below the prompt', () => {
    expect(beside(rect(100, 300), { width: 200, height: 100 }, room)).toEqual({ left: 160, top: 300 });
    expect(beside(rect(900, 300), { width: 200, height: 100 }, room)).toEqual({ left: 690, top: 300 });
    expect(beside(rect(100, 20), { width: 200, height: 100 }, room).top).toBe(100);
    expect(beside(rect(100, 690), { width: 200, height: 100 }, room).top).toBe(590);
  });

  it('leave free what lies in a row', () => {
    expect(over(rect(100, 600), { width: 200, height: 100 }, room)).toEqual({ left: 100, top: 490 });
    expect(over(rect(100, 150), { width: 200, height: 100 }, room)).toEqual({ left: 100, top: 210 });
    expect(over(rect(100, 300), { width: 200, height: 580 }, room)).toEqual({ left: 160, top: 110 });
  });
});

describe('what is read out', () => {
  it('has one full stop between two sentences', () => {
    expect(sentences(['a tempo.', 'Sing.'])).toBe('a tempo. Sing.');
    expect(sentences(['a', '', 'b'])).toBe('a. b');
  });
});

describe('what is written beside a picture', () => {
  const mark = (icon: string, sign: string): Mark => ({ icon, sign, text: '', color: '' });

  it('is not the letter that stands for it in words', () => {
    expect(written(mark('two-coins', '¤3'))).toBe('3');
    expect(written(mark('two-coins', '3¤'))).toBe('3');
    expect(written(mark('two-coins', '¤Naz'))).toBe('Naz');
    expect(written(mark('', '×2'))).toBe('×2');
    expect(written(mark('no-such-picture', '▣1'))).toBe('▣1');
  });
});

describe('a picture on a phone', () => {
  it('is drawn wider or higher than it is printed where its room is, but not out of shape', () => {
    expect([stretched(260, 372), stretched(200, 372), stretched(400, 372)]).toEqual([372, 290, 400]);
  });
});
