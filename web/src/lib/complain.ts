/** Says what went wrong, in words for people. */

import { Refusal, StaleTable } from './api';
import { t } from './i18n';
import { toasts } from './toast.svelte';

export const reasonOf = (error: unknown): string =>
  error instanceof Refusal || error instanceof StaleTable ? error.message : t('unreachable');

export const say = (error: unknown): void => toasts.say(reasonOf(error), true);
