/** Small questions that a player always answers in the same way: asked once, then answered by themselves. */

import type { Choice, Question } from './types';

const MOST = 3;

/** A question that is a habit: a few answers, none of which points at the table. */
export const mayBeHabit = (question: Question, loose: readonly Choice[]): boolean =>
  question.choices.length >= 2 && question.choices.length <= MOST && loose.length === question.choices.length;

export class Habits {
  private answers = $state.raw<Readonly<Record<string, string>>>({});
  private readonly store: string;

  constructor(match: string) {
    this.store = `veillee.habits.${match}`;
    try {
      this.answers = JSON.parse(sessionStorage.getItem(this.store) ?? '{}') as Record<string, string>;
    } catch {
      this.answers = {};
    }
  }

  get count(): number {
    return Object.keys(this.answers).length;
  }

  /** The option to take without asking, if this question is a habit. */
  answer(question: Question): Choice | undefined {
    const key = this.answers[name(question)];
    return key === undefined ? undefined : question.choices.find((choice) => choice.key === key);
  }

  keep(question: Question, choice: Choice): void {
    this.set({ ...this.answers, [name(question)]: choice.key });
  }

  forget(): void {
    this.set({});
  }

  private set(answers: Readonly<Record<string, string>>): void {
    this.answers = answers;
    try {
      sessionStorage.setItem(this.store, JSON.stringify(answers));
    } catch {
      // Without storage a habit lasts as long as the page.
    }
  }
}

const name = (question: Question): string => `${question.rule} ${question.prompt}`;
