/** Several seats are asked at once: who has answered, and whose turn a match in a list is. */

import type { CampaignInfo, MatchInfo, Question, SeatInfo } from './types';

/** One seat of a round. */
export interface Part {
  seat: number;
  answered: boolean;
  /** What was answered, as far as one may know. */
  label: string;
}

/** The seats of a round in their order; none where only one seat is asked. */
export function parts({ waiting, answers }: Question): Part[] {
  const asked = [
    ...waiting.map((seat) => ({ seat, answered: false, label: '' })),
    ...answers.map(({ seat, label }) => ({ seat, answered: true, label })),
  ];
  return asked.length > 1 ? asked.sort((a, b) => a.seat - b.seat) : [];
}

/** The seats that a match waits for. */
export const waitedFor = (match: MatchInfo): SeatInfo[] => match.seats.filter(({ seat }) => match.waiting.includes(seat));

export const isYourTurn = (match: MatchInfo): boolean =>
  match.state === 'gathering'
    ? match.seats.some(({ yours, role }) => yours && !role)
    : match.state === 'playing' && waitedFor(match).some(({ yours }) => yours);

/** Whether one can play on from a position: after the last choice of a match that was played out nothing is asked. One that was
 * given up goes on. */
export const canGoOn = ({ number, outcome }: MatchInfo, from: number): boolean => from < number || !outcome || (outcome.scores.length === 0 && outcome.verdict === 'ranked');

export const isOver = ({ state }: MatchInfo): boolean => state === 'over' || state === 'abandoned' || state === 'closed';

/** What somebody can go on with: a match, or a campaign with the match of its present chapter. */
export type Going = { id: string; yours: boolean; updated: string } & ({ match: MatchInfo } | { campaign: CampaignInfo });

/** All that goes on in one list: what waits for you first, then what moved last. Chapters stand under their campaign. */
export function goingOn(matches: readonly MatchInfo[], campaigns: readonly CampaignInfo[]): Going[] {
  const open = campaigns.filter(({ over }) => !over);
  const chapters = new Map(matches.map((match) => [match.id, match]));
  const under = new Set(open.map(({ match }) => match));
  const found: Going[] = open.map((campaign) => {
    const chapter = campaign.match === null ? undefined : chapters.get(campaign.match);
    const yours = chapter ? isYourTurn(chapter) : campaign.yours && !campaign.playing;
    return { id: campaign.id, yours, updated: campaign.updated, campaign };
  });
  for (const match of matches) {
    if (!isOver(match) && !under.has(match.id)) found.push({ id: match.id, yours: isYourTurn(match), updated: match.updated, match });
  }
  return found.sort((a, b) => Number(b.yours) - Number(a.yours) || b.updated.localeCompare(a.updated));
}

/** What is over, what ended last first. */
export function ended(matches: readonly MatchInfo[], campaigns: readonly CampaignInfo[]): Going[] {
  const found: Going[] = [
    ...matches.filter(isOver).map((match) => ({ id: match.id, yours: false, updated: match.updated, match })),
    ...campaigns.filter(({ over }) => over).map((campaign) => ({ id: campaign.id, yours: false, updated: campaign.updated, campaign })),
  ];
  return found.sort((a, b) => b.updated.localeCompare(a.updated));
}
