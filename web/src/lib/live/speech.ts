/** What is said to whoever listens: what came of a choice, what is asked now, and what a lesson has to say of it. */

import { capital, t } from '../i18n';
import { nameOf, unsigned } from '../lessons';
import type { DueTip, Told } from '../types';

export class Speech {
  private readonly said = new Set<string>();

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
