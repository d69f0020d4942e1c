import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard, leanings, pointers, Signals, type Shown } from '../src/lib/live/signals.svelte';
import { complete } from '../src/lib/scene/complete';
import { NO_SCENE } from '../src/lib/scene';
import type { Choice, Signalled } from '../src/lib/types';
import { TableUi } from '../src/table/ui.svelte';

vi.mock('../src/lib/settings.svelte', () => ({ confirms: () => false, settings: { lang: 'en' } }));

const signal = (rest: Partial<Signalled>): Signalled => ({ type: 'signal', kind: 'phrase', seat: 0, number: 0, text: 'The Cook: “Wait.”', label: 'Wait.', target: '', lasts: 8, ...rest });
const all = (...signals: Partial<Signalled>[]): Shown[] => signals.reduce<Shown[]>((shown, one, at) => heard(shown, signal(one), at), []);
const question = complete('Question', { number: 3, seat: 0, prompt: '', rule: '', rule_text: '', waiting: [0, 1] });

describe('signals', () => {
  it('of one kind take the place of the one before, of the same seat alone', () => {
    const shown = all({ label: 'Wait.' }, { seat: 1, label: 'Let me.' }, { label: 'Agreed.' }, { kind: 'point', label: 'a card', target: 'card:a' });
    expect(shown.map(({ seat, label }) => [seat, label])).toEqual([[1, 'Let me.'], [0, 'Agreed.'], [0, 'a card']]);
  });

  it('of a leaning hold for their decision while the seat is waited for, and can be taken back', () => {
    const lean = { kind: 'lean', number: 3, lasts: 0 } as const;
    const shown = all({ ...lean, label: 'Left' }, { ...lean, seat: 1, label: 'Right' }, { ...lean, seat: 2, label: 'Left' });
    expect([...leanings(shown, question)]).toEqual([[0, 'Left'], [1, 'Right']]);
    expect(leanings(shown, { ...question, number: 4 }).size).toBe(0);
    expect(leanings(shown, null).size).toBe(0);
    expect([...leanings(heard(shown, signal({ ...lean, label: '' }), 9), question).keys()]).toEqual([1]);
  });

  it('light up what is pointed at, and nothing where it is hidden', () => {
    expect([...pointers(all({ kind: 'point', target: 'card:a' }, { kind: 'point', seat: 1 }, { label: 'x', target: 'card:b' }))]).toEqual([['card:a', 0]]);
  });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('are gone after their seconds, and the one that took their place is not', () => {
      const signals = new Signals();
      signals.hear(signal({ lasts: 8 }));
      vi.advanceTimersByTime(5000);
      signals.hear(signal({ label: 'Agreed.', text: 'The Cook: “Agreed.”', lasts: 8 }));
      vi.advanceTimersByTime(4000);
      expect(signals.shown.map(({ label }) => label)).toEqual(['Agreed.']);
      expect(signals.spoken).toBe('The Cook: “Agreed.”');
      vi.advanceTimersByTime(4000);
      expect(signals.shown).toEqual([]);
    });
  });
});

describe('a table where people signal', () => {
  const choice = complete('Choice', { key: 'go:a', label: 'Go', targets: ['cell:a'] }) as Choice;
  const scene = { ...NO_SCENE, question: { ...question, choices: [choice] } };
  const acts = { play: vi.fn(), about: vi.fn(() => Promise.reject(new Error())), hurry: () => false, point: vi.fn(), lean: vi.fn() };
  let ui: TableUi;
  const element = { getBoundingClientRect: () => new DOMRect() } as Element;

  beforeEach(() => {
    vi.stubGlobal('DOMRect', class {});
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('location', { pathname: '/m/1' });
    Object.values(acts).forEach((act) => 'mockClear' in act && act.mockClear());
    ui = new TableUi(scene, acts);
    ui.show(scene, true);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('shows what is clicked while one points, once, and chooses nothing', () => {
    ui.pointing = true;
    ui.tap(['cell:a'], element);
    expect(acts.point).toHaveBeenCalledExactlyOnceWith('cell:a');
    expect(acts.play).not.toHaveBeenCalled();
    expect(ui.pointing).toBe(false);
  });

  it('shows a leaning instead of an answer, and then answers', () => {
    ui.leans = true;
    ui.choose(choice);
    expect(acts.lean).toHaveBeenCalledExactlyOnceWith(choice);
    expect(acts.play).not.toHaveBeenCalled();
    ui.choose(choice, true);
    expect(acts.play).toHaveBeenCalledExactlyOnceWith(choice);
  });

  it('leaves both by Escape', () => {
    ui.pointing = true;
    ui.leans = true;
    expect(ui.escape()).toBe(true);
    expect([ui.pointing, ui.leans]).toEqual([false, false]);
  });
});
