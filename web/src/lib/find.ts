/** Searching in rules: without accents, all words must occur. */

import type { RuleEntry } from './types';

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function search(rules: readonly RuleEntry[], wanted: string): RuleEntry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.filter((rule) => {
    const text = plain(`${rule.number} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** A text with the numbers of rules in it set apart: « see PIL-042 ». */
export const cite = (text: string): { text: string; rule: boolean }[] =>
  text
    .split(/\b([A-Z]{2,5}-\d{3})\b/)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 }))
    .filter((part) => part.text !== '');
