import { beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '../src/lib/i18n/en';
import { fr } from '../src/lib/i18n/fr';
import { parse, typeset } from '../src/lib/i18n/typeset';

/** What is filled into a text. */
const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

describe('the words', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  it('have the same holes and forms', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(new Set(holes(fr[key])), key).toEqual(new Set(holes(en[key])));
      expect(fr[key].split('|'), key).toHaveLength(en[key].split('|').length);
      expect(fr[key], key).not.toBe('');
    }
  });
});

describe('saying', () => {
  let say: typeof import('../src/lib/i18n').say;
  beforeAll(async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    ({ say } = await import('../src/lib/i18n'));
  });

  it('fills in and chooses the form', () => {
    expect(say(en, 'en', 'points', { count: 1 })).toBe('1 point');
    expect(say(en, 'en', 'points', { count: 0 })).toBe('0 points');
    expect(say(fr, 'fr', 'points', { count: 0 })).toBe('0 point');
    expect(say(en, 'en', 'turnOf', { name: 'Red' })).toBe('Turn of Red');
  });
});

describe('French signs of two parts', () => {
  it('stay on the line of their word', () => {
    expect(typeset('Jour 3 : « nuit » ! 50 %')).toBe('Jour 3\u00a0: «\u00a0nuit\u00a0»\u00a0! 50\u00a0%');
    expect(parse('{"prompt":"Quel dé ?","at":[1,2]}')).toEqual({ prompt: 'Quel dé\u00a0?', at: [1, 2] });
  });
});
