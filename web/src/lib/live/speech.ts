/** What is said to whoever listens: what came of a choice, what is asked now, and what a lesson has to say of it. */

import { capital, t } from '../i18n';
import { nameOf, unsigned } from '../lessons';
import type { SceneIndex } from '../scene';
import { labelOf, sentences } from '../scene/describe';
import type { Choice, DueTip, Question, Told } from '../types';

/** What has come up while one still chooses. */
export interface Halfway {
  answer: { title: string; lines: readonly string[]; answers: readonly { reason: string }[] } | null;
  pending: Choice | null;
  menu: { choices: readonly Choice[] } | null;
  picked: readonly unknown[];
  remaining: readonly Choice[];
  numbers: ReadonlyMap<string, number>;
  index: SceneIndex;
}

/** That in words: why something cannot be chosen, what waits to be confirmed, the options of a piece with their numbers, or
 * how many are left. */
export function halfway({ answer, pending, menu, picked, remaining, numbers, index }: Halfway): string {
  if (answer) return sentences([answer.title, ...answer.lines, ...answer.answers.map(({ reason }) => reason)]);
  if (pending) return sentences([labelOf(pending, index), ...pending.lines, ...pending.warns, t('confirmOrNot')]);
  const offered = (choice: Choice): string => t('labelled', { label: String(numbers.get(choice.key)), text: labelOf(choice, index) });
  if (menu && menu.choices.length <= FEW) return sentences(menu.choices.map(offered));
  return menu || picked.length > 0 ? t('thenChoose', { count: remaining.length }) : '';
}

/** So many options are read out. */
const FEW = 9;

export class Speech {
  /** The number of the last event that was spoken of, or that needs no word. */
  heard = 0;
  private asked = '';
  private readonly said = new Set<string>();

  /** Whether this is another question than the one before: a table that comes twice asks once, and whoever waits is told so
   * once, however many choices others make. */
  asks(question: Question | null, text: string): boolean {
    const before = this.asked;
    this.asked = question && question.choices.length > 0 ? `${question.number} ${question.seat} ${text}` : text;
    return this.asked !== before;
  }

  /** What has happened until now and was not spoken of yet, in its order; of `own` doing only, where nobody wants to be told
   * the rest. What the table does by itself (seat below 0) belongs to whoever acted before. Places that somebody else only
   * looked at are left to the log, unless they are among the `lines` that are shown. */
  unheard(log: readonly Told[], upTo: number, mine: ReadonlySet<number>, lines: readonly Told[] = [], own = false): Told[] {
    let other = false;
    const found = log.filter((event) => {
      if (event.number <= this.heard || event.number > upTo) return false;
      if (event.seat >= 0) other = !mine.has(event.seat);
      const looked = event.pieces.length === 1 && event.pieces[0]!.startsWith('cell:') && !lines.includes(event);
      return other ? !own && !looked : event.kind !== 'turn';
    });
    this.heard = Math.max(this.heard, upTo);
    return found;
  }

  /** Lines that are told one after another. */
  told(lines: readonly Told[]): string {
    return lines.map(({ text }) => text).join(' ');
  }

  /** The table has come to rest: by one's own doing, if anything is to be said of that, or because somebody took something
   * back. Each tip is said once. */
  rest(did: readonly Told[], takenBack: boolean, asked: string, tips: readonly DueTip[]): string {
    const fresh = tips.filter((tip) => !this.said.has(nameOf(tip)));
    for (const tip of fresh) this.said.add(nameOf(tip));
    const taught = fresh.map(({ text }) => t('labelled', { label: t('tip'), text: unsigned(text) }));
    return [takenBack ? t('takenBack') : this.told(did), capital(asked), ...taught].filter(Boolean).join(' ');
  }
}
