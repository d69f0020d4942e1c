import { t } from './i18n';
import type { SeatInfo } from './types';

/** Who sits there, in a word. */
export const sitter = (seat: SeatInfo): string =>
  seat.yours ? t('you') : seat.bot !== null ? t('bot', { name: seat.bot_name }) : (seat.person ?? t('freeSeat'));
