/** What people at one table show each other: for a few seconds, or until it is answered. */

import type { Question, Signalled } from '../types';

/** A signal as it is shown; the number tells one from the one that takes its place. */
export interface Shown extends Signalled {
  id: number;
}

/** One more signal: a seat points at one thing, says one thing and leans towards one thing at a time. */
export function heard(shown: readonly Shown[], signal: Signalled, id: number): Shown[] {
  const others = shown.filter(({ seat, kind }) => seat !== signal.seat || kind !== signal.kind);
  return signal.label === '' ? others : [...others, { ...signal, id }];
}

/** What each seat leans towards that is still waited for. */
export function leanings(shown: readonly Shown[], question: Question | null): ReadonlyMap<number, string> {
  const open = shown.filter(({ kind, number, seat }) => kind === 'lean' && question?.number === number && (question.waiting.includes(seat) || question.seat === seat));
  return new Map(open.map(({ seat, label }) => [seat, label]));
}

/** Who points at what, by what lights up. */
export function pointers(shown: readonly Shown[]): ReadonlyMap<string, number> {
  return new Map(shown.filter(({ kind, target }) => kind === 'point' && target !== '').map(({ target, seat }) => [target, seat]));
}

export class Signals {
  shown = $state.raw<readonly Shown[]>([]);
  /** The sentence that was said last, for who listens. */
  spoken = $state('');
  private count = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  hear(signal: Signalled): void {
    const id = ++this.count;
    this.shown = heard(this.shown, signal, id);
    this.spoken = signal.text;
    if (signal.lasts === 0) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.shown = this.shown.filter((one) => one.id !== id);
    }, signal.lasts * 1000);
    this.timers.add(timer);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.shown = [];
  }
}
