/** Small questions that a player always answers in the same way: the service answers them, and everybody sees that. */

import { api } from './api';
import { say } from './complain';
import type { Choice, Habits as Info, Lang, NewHabit, Question } from './types';

const MOST = 3;
/** The question whether somebody has habits at all. */
const SWITCH = 'habits';

/**
 * A question that is a habit: a few answers of one kind, none of which points at the table. What is about one card, or asks
 * which of many things to do next, is thought about anew.
 */
export const mayBeHabit = (question: Question, loose: readonly Choice[]): boolean =>
  question.about.length === 0 &&
  new Set(question.choices.map(({ group }) => group)).size === 1 &&
  question.choices.length >= 2 && question.choices.length <= MOST && loose.length === question.choices.length;

export class Habits {
  info = $state.raw<Info | null>(null);

  constructor(
    readonly game: string,
    private readonly lang: () => Lang,
  ) {}

  /** Whoever sits at a table for the first time is not asked what nobody wants to be asked. */
  async load(): Promise<void> {
    await this.take(api.habits(this.game, this.lang()));
    if (this.info?.on === null) await this.turn(true);
  }

  turn(on: boolean): Promise<void> {
    return this.change({ question: SWITCH, answer: on ? 'on' : 'off' });
  }

  /** From now on this question has this answer. */
  keep(question: Question, choice: Choice): Promise<void> {
    return this.change({ question: question.name, answer: choice.key });
  }

  /** A question that is usually not asked is, or is no more. */
  ask(question: string, asked: boolean): Promise<void> {
    return this.change({ question, answer: asked ? 'ask' : '' });
  }

  forget(): Promise<void> {
    return this.take(api.forgetHabits(this.game, this.lang()));
  }

  private change(wanted: NewHabit): Promise<void> {
    return this.take(api.changeHabit(this.game, wanted, this.lang()));
  }

  private async take(answer: Promise<Info>): Promise<void> {
    try {
      this.info = await answer;
    } catch (error) {
      say(error);
    }
  }
}
