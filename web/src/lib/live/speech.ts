/** What is said to whoever listens: what came of a choice, what is asked now, and what a lesson has to say of it. */

import { capital, t } from '../i18n';
import { nameOf, unsigned } from '../lessons';
import type { DueTip, Told } from '../types';

export class Speech {
  /** The number of the last event that was spoken of, or that needs no word. */
  heard = 0;
  private readonly said = new Set<string>();

  /** What has happened until now and was not spoken of yet, in its order; of `own` doing only, where nobody wants to be told
   * the rest. What the table does by itself (seat below 0) belongs to whoever acted before. */
  unheard(log: readonly Told[], upTo: number, mine: ReadonlySet<number>, own = false): Told[] {
    let other = false;
    const found = log.filter((event) => {
      if (event.number <= this.heard || event.number > upTo) return false;
      if (event.seat >= 0) other = !mine.has(event.seat);
      return other ? !own : event.kind !== 'turn';
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
