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

export const isMeant = (setting: SettingInfo, mode: string, seats: number): boolean =>
  (setting.modes.length === 0 || setting.modes.includes(mode)) && (setting.seats.length === 0 || setting.seats.includes(seats));

/** Those settings that were chosen, of the ones that are meant. */
export const valuesOf = (meant: readonly SettingInfo[], chosen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(meant.flatMap(({ id }) => (chosen[id] ? [[id, chosen[id]]] : [])));

/** Who a seat can be in this mode; nobody where the game has no roles there. */
export const rolesIn = (roles: RolesInfo | null, mode: string): string[] =>
  roles && (roles.modes.length === 0 || roles.modes.includes(mode)) ? roles.ids : [];

/** How many people may play so many seats. */
export const groups = (mode: ModeInfo, seats: number): number[] => mode.people[seats] ?? [seats];

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
