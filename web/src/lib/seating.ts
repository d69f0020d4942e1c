/** Who sits where: which modes, settings and roles are meant, and which person plays which seats. */

import type { GameInfo, MatchInfo, ModeInfo, NewMatch, RolesInfo, SettingInfo } from './types';

export const HUMAN = 'human';

/** The modes that can be played by themselves. */
export const offered = (game: GameInfo): ModeInfo[] => game.modes.filter((mode) => !mode.chapter);

/** The modes in which a chapter of a campaign can be played: its own, or any that the game has. */
export function chapterModes(game: GameInfo, chapter: string): ModeInfo[] {
  const own = game.modes.find(({ id }) => id === chapter) ?? game.modes.find((mode) => mode.chapter);
  return own ? [own] : offered(game);
}

type Chosen = Readonly<Record<string, string>>;
type Given = Readonly<Record<string, readonly string[]>>;

/** Whether one of these settings has one of these values; what needs nothing is there. */
const isGiven = (given: Given | undefined, chosen: Chosen): boolean => {
  const needed = Object.entries(given ?? {});
  return needed.length === 0 || needed.some(([id, values]) => values.includes(chosen[id] ?? ''));
};

/** All settings with their values, chosen or as they are. What can be set beside them counts like them: seats and level. */
export const settingsOf = (game: GameInfo, chosen: Chosen): Record<string, string> => ({
  ...Object.fromEntries(game.settings.map(({ id, values }) => [id, values[0] ?? ''])),
  ...chosen,
});

/** Where a match is to be played: what can be set depends on it. */
export interface Meant {
  mode: string;
  seats: number;
  level: string;
  chosen: Chosen;
}

const suits = <T>(some: readonly T[], one: T): boolean => some.length === 0 || some.includes(one);

/** The settings that can be made there, each with the values that it can have. */
export const settingsFor = (game: GameInfo, { mode, seats, level, chosen }: Meant): SettingInfo[] => {
  const all = { ...settingsOf(game, chosen), seats: String(seats), level };
  return game.settings
    .filter((one) => suits(one.modes, mode) && suits(one.seats, seats) && isGiven(one.given, all))
    .map((one) => ({ ...one, values: one.values.filter((value) => isGiven(one.needs[value], all)) }));
};

/** Those settings that were chosen, of the ones that are meant. */
export const valuesOf = (meant: readonly SettingInfo[], chosen: Chosen): Record<string, string> =>
  Object.fromEntries(meant.flatMap(({ id, values }) => (chosen[id] && values.includes(chosen[id]) ? [[id, chosen[id]]] : [])));

/** Who a seat can be in this mode with these settings; nobody where the game has no roles there. */
export const rolesIn = (roles: RolesInfo | null, mode: string, all: Chosen): string[] =>
  roles && suits(roles.modes, mode) ? roles.ids.filter((id) => isGiven(roles.needs[id], all)) : [];

/** How many people may play so many seats. */
export const groups = (mode: ModeInfo, seats: number): number[] => mode.people[seats] ?? [seats];

/** The role that is proposed for the first seat, where it can be chosen; an empty word leaves it open. */
export const proposedIn = (roles: RolesInfo | null, mode: string, all: Chosen): string =>
  rolesIn(roles, mode, all).find((id) => id === roles?.proposed) ?? '';

/** Seats that lie side by side go to the same person. */
export const share = (seats: number, people: number): number[] =>
  Array.from({ length: seats }, (_, seat) => Math.floor((seat * people) / seats));

/** Everything about seats that a match is started with. */
export interface Seating {
  /** `human` or a bot, for each seat. */
  kinds: string[];
  /** An empty word where a role is left open. */
  roles: string[];
  /** Which person plays each seat, where one plays several. */
  people: number[];
  together: 'screen' | 'invite';
  /** Roles are chosen when people sit down. */
  gather: boolean;
}

export const seating = (kinds: string[]): Seating => ({
  kinds,
  roles: kinds.map(() => ''),
  people: kinds.map((_, seat) => seat),
  together: 'invite',
  gather: false,
});

/** As many seats as are wanted: who sits there stays, others are bots. */
export function resize(before: Seating, seats: number, bot: string, mode: ModeInfo): Seating {
  const fill = <T>(list: T[], rest: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => list[seat] ?? rest(seat));
  const allowed = groups(mode, seats);
  const people = allowed.includes(seats) ? seats : (allowed.at(-1) ?? seats);
  return {
    ...before,
    kinds: fill(before.kinds, (seat) => (seat === 0 ? HUMAN : bot)),
    roles: fill(before.roles, () => ''),
    people: share(seats, people),
  };
}

export const isShared = ({ people }: Seating): boolean => new Set(people).size < people.length;

/** How many people sit down. */
export const persons = (now: Seating): number =>
  isShared(now) ? new Set(now.people).size : now.kinds.filter((kind) => kind === HUMAN).length;

/** The same people in the same seats again. */
export function seatingOf(match: MatchInfo): Seating {
  const kinds = match.seats.map(({ bot }) => bot ?? HUMAN);
  const humans = match.seats.filter(({ bot }) => bot === null);
  const alone = humans.length > 1 && humans.every(({ yours }) => yours);
  return {
    kinds,
    roles: match.seats.map(({ role }) => role),
    people: [...match.people],
    together: alone ? 'screen' : 'invite',
    gather: false,
  };
}

/** What the server is told of it. */
export function wishes(now: Seating, roles: readonly string[]): Pick<NewMatch, 'seats' | 'roles' | 'people' | 'one_screen'> {
  const shared = isShared(now);
  const named = !now.gather && now.roles.some((role) => roles.includes(role));
  return {
    seats: shared ? now.kinds.map(() => HUMAN) : [...now.kinds],
    one_screen: (shared && persons(now) === 1) || (persons(now) > 1 && now.together === 'screen'),
    ...(named && { roles: now.roles.map((role) => (roles.includes(role) ? role : '')) }),
    ...(shared && { people: [...now.people] }),
  };
}
