import { describe, expect, it } from 'vitest';
import { continued } from '../src/lib/log/fold';
import { complete } from '../src/lib/scene/complete';
import { chapterModes, groups, offered, persons, proposedIn, resize, rolesIn, seating, seatingOf, settingsFor, settingsOf, share, valuesOf, wishes } from '../src/lib/seating';
import { canGoOn, ended, goingOn, isOver, isYourTurn, parts, waitedFor } from '../src/lib/together';
import type { CampaignInfo, GameInfo, MatchInfo, ModeInfo, Outcome, ScoreCard, SeatInfo, WireCampaignState, WireScene } from '../src/lib/types';
import { told } from './fixtures';

const asked = { number: 3, seat: 1, prompt: 'What do you carry?', rule: '', rule_text: '' };

const seat = (number: number, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'human',
  name: `seat ${number}`,
  color: '',
  bot: null,
  bot_name: '',
  person: null,
  yours: false,
  invitation: null,
  role: '',
  role_name: '',
  ...rest,
});

const match = (rest: Partial<MatchInfo>): MatchInfo => ({ id: 'm', state: 'playing', seats: [seat(0), seat(1)], people: [0, 1], waiting: [], ...rest }) as MatchInfo;

describe('playing on from a position', () => {
  const outcome = (rest: Partial<Outcome>): Outcome => ({ headline: '', reason: '', rule: '', scores: [], verdict: 'ranked', ...rest });
  const score: ScoreCard = { seat: 0, name: '', lines: [], total: 7, rank: 1 } as unknown as ScoreCard;

  it('is offered wherever something is asked, also where somebody gave up', () => {
    expect(canGoOn(match({ number: 9 }), 9)).toBe(true);
    expect(canGoOn(match({ number: 9, outcome: outcome({}) }), 9)).toBe(true);
    expect(canGoOn(match({ number: 9, outcome: outcome({ scores: [score] }) }), 8)).toBe(true);
  });

  it('is not offered after the last choice', () => {
    expect(canGoOn(match({ number: 9, outcome: outcome({ scores: [score] }) }), 9)).toBe(false);
    expect(canGoOn(match({ number: 9, outcome: outcome({ verdict: 'lost' }) }), 9)).toBe(false);
  });
});

describe('a round', () => {
  it('tells in the order of seats who has answered, and what is known of it', () => {
    const question = complete('Question', { ...asked, waiting: [2, 0], answers: [{ seat: 3 }, { seat: 1, label: 'Wood' }] });
    expect(parts(question)).toEqual([
      { seat: 0, answered: false, label: '' },
      { seat: 1, answered: true, label: 'Wood' },
      { seat: 2, answered: false, label: '' },
      { seat: 3, answered: true, label: '' },
    ]);
  });

  it('is none where one seat is asked', () => {
    expect(parts(complete('Question', { ...asked, waiting: [0] }))).toEqual([]); // whoever is alone in a round waits for nobody
    expect(parts(complete('Question', asked))).toEqual([]);
  });

  it('is the turn of everybody who is waited for', () => {
    const mine = [seat(0), seat(1, { yours: true }), seat(2)];
    expect(isYourTurn(match({ seats: mine, waiting: [0, 1] }))).toBe(true);
    expect(isYourTurn(match({ seats: mine, waiting: [0, 2] }))).toBe(false);
    expect(isYourTurn(match({ seats: mine, waiting: [1], state: 'paused' }))).toBe(false);
    expect(waitedFor(match({ seats: mine, waiting: [0, 2] })).map((one) => one.seat)).toEqual([0, 2]);
  });

  it('asks for a role before anything is dealt', () => {
    const gathering = (role: string): MatchInfo => match({ state: 'gathering', seats: [seat(0, { yours: true, role })] });
    expect(isYourTurn(gathering(''))).toBe(true);
    expect(isYourTurn(gathering('ranger'))).toBe(false);
  });
});

describe('the end', () => {
  const scene = (outcome: WireScene['outcome']): WireScene => ({
    game: 'g', title: '', lang: 'en', mode: '', level: '', seat: 0, status: '', players: [], zones: [], outcome: outcome ?? null,
  });

  it('has places unless it says that all won or lost', () => {
    const end = { headline: 'h', reason: 'r', rule: '', scores: [] };
    expect(complete('Scene', scene(end)).outcome?.verdict).toBe('ranked');
    expect(complete('Scene', scene({ ...end, verdict: 'lost' })).outcome?.verdict).toBe('lost');
  });

  it('is reached by matches of closed rules too', () => {
    expect(isOver(match({ state: 'closed' }))).toBe(true);
    expect(isOver(match({ state: 'gathering' }))).toBe(false);
  });
});

const mode = (id: string, rest: Partial<ModeInfo> = {}): ModeInfo => ({ id, seats: [2, 3, 4], levels: [], level: '', people: {}, chapter: false, ...rest });

describe('setting up', () => {
  const game: GameInfo = {
    id: 'g',
    title: { fr: '', en: '' },
    modes: [mode('tale', { chapter: true }), mode('free', { people: { 4: [1, 2, 4] } })],
    settings: [],
    roles: { role: 'keeper', ids: ['elder', 'scout'], modes: ['free'], called: true, needs: { scout: { wild: ['all'], woods: ['yes'] } }, proposed: 'scout' },
  };
  const free = game.modes[1]!;

  it('offers no chapter by itself', () => {
    expect(offered(game).map(({ id }) => id)).toEqual(['free']);
    expect(chapterModes(game, 'anything').map(({ id }) => id)).toEqual(['tale']);
    expect(chapterModes(game, 'free').map(({ id }) => id)).toEqual(['free']);
    const boxes = { ...game, modes: offered(game) };
    expect(chapterModes(boxes, 'game_1')).toEqual(boxes.modes);
  });

  it('offers settings and roles where they are meant', () => {
    const anywhere = { modes: [], seats: [], given: {}, needs: {} };
    const wild = { ...anywhere, id: 'wild', values: ['none', 'all', 'some'] };
    const woods = { ...anywhere, id: 'woods', values: ['no', 'yes'], given: { wild: ['some'] } };
    const night = { ...anywhere, id: 'night', values: ['calm', 'dark'], modes: ['free'], seats: [2], given: { level: ['hard'] }, needs: { dark: { wild: ['all'], seats: ['4'] } } };
    const set = { ...game, settings: [wild, woods, night] };
    const ids = (mode: string, seats: number, level: string, chosen: Record<string, string>): string[] =>
      settingsFor(set, { mode, seats, level, chosen }).map(({ id }) => id);
    expect(ids('free', 2, 'hard', {})).toEqual(['wild', 'night']);
    expect(ids('free', 3, 'hard', {})).toEqual(['wild']);
    expect(ids('tale', 2, 'hard', {})).toEqual(['wild']);
    expect(ids('free', 2, 'easy', { wild: 'some' })).toEqual(['wild', 'woods']);
    const dark = (chosen: Record<string, string>): string[] => settingsFor(set, { mode: 'free', seats: 2, level: 'hard', chosen }).at(-1)!.values;
    expect(dark({})).toEqual(['calm']);
    expect(dark({ wild: 'all' })).toEqual(['calm', 'dark']);
    // What was chosen before something else was changed is not sent where it is offered no more.
    const chosen = { wild: 'none', woods: 'yes', night: 'dark' };
    const meant = settingsFor(set, { mode: 'free', seats: 2, level: 'hard', chosen });
    expect(valuesOf(meant, chosen)).toEqual({ wild: 'none' });
    expect(rolesIn(game.roles, 'free', settingsOf(set, {}))).toEqual(['elder']);
    expect(rolesIn(game.roles, 'free', settingsOf(set, { woods: 'yes' }))).toEqual(['elder', 'scout']);
    expect(rolesIn(game.roles, 'tale', {})).toEqual([]);
    expect(rolesIn(null, 'free', {})).toEqual([]);
    expect(proposedIn(game.roles, 'free', settingsOf(set, { woods: 'yes' }))).toBe('scout');
    expect(proposedIn(game.roles, 'free', settingsOf(set, {}))).toBe('');
    expect(proposedIn(game.roles, 'tale', settingsOf(set, { woods: 'yes' }))).toBe('');
    expect(proposedIn(null, 'free', {})).toBe('');
  });

  it('lets people share seats where the mode allows it', () => {
    expect(groups(free, 4)).toEqual([1, 2, 4]);
    expect(groups(free, 3)).toEqual([3]);
    expect(share(4, 2)).toEqual([0, 0, 1, 1]);
    expect(share(3, 2)).toEqual([0, 0, 1]);
    const one = { ...resize(seating(['human']), 4, 'fair', free), people: share(4, 1) };
    expect(wishes(one, [])).toMatchObject({ people: [0, 0, 0, 0], one_screen: true });
    const two = { ...resize(seating(['human']), 4, 'fair', free), people: share(4, 2) };
    expect(persons(two)).toBe(2);
    expect(wishes(two, [])).toEqual({ seats: ['human', 'human', 'human', 'human'], people: [0, 0, 1, 1], one_screen: false });
  });

  it('tells the server only what was chosen', () => {
    const alone = resize(seating(['human']), 2, 'fair', free);
    expect(wishes(alone, ['elder'])).toEqual({ seats: ['human', 'fair'], one_screen: false });
    const named = { ...alone, roles: ['scout', 'gone'] };
    expect(wishes(named, ['elder', 'scout']).roles).toEqual(['scout', '']);
    expect(wishes({ ...named, gather: true }, ['elder', 'scout'])).toEqual({ seats: ['human', 'fair'], one_screen: false });
  });

  it('seats the same people again', () => {
    const before = match({ seats: [seat(0, { yours: true, role: 'scout' }), seat(1, { kind: 'bot', bot: 'fair', role: 'elder' })] });
    expect(wishes(seatingOf(before), ['elder', 'scout'])).toEqual({ seats: ['human', 'fair'], one_screen: false, roles: ['scout', 'elder'] });
    const screen = match({ seats: [seat(0, { yours: true }), seat(1, { yours: true })] });
    expect(wishes(seatingOf(screen), [])).toEqual({ seats: ['human', 'human'], one_screen: true });
    const shared = match({ seats: [seat(0, { yours: true }), seat(1, { yours: true }), seat(2, { person: 'Ada' })], people: [0, 0, 1] });
    expect(wishes(seatingOf(shared), []).people).toEqual([0, 0, 1]);
  });
});

describe('a log that comes in pages', () => {
  const numbers = (lines: readonly { number: number }[]): number[] => lines.map(({ number }) => number);

  it('keeps what was known before, where nothing is missing', () => {
    expect(numbers(continued([told(1), told(2), told(3)], [told(3), told(4)]))).toEqual([1, 2, 3, 4]);
    expect(numbers(continued([told(1), told(2)], [told(4), told(5)]))).toEqual([4, 5]);
    expect(numbers(continued([told(7), told(8)], [told(1), told(2)]))).toEqual([1, 2]);
  });
});

describe('a campaign', () => {
  it('has its zones and signs whole', () => {
    const wire = { page: { status: 'On the way', story: [], zones: [{ id: 'z', kind: 'tally' as const, title: 'Embers', count: 2 }] } };
    const { page } = complete('CampaignState', wire as unknown as WireCampaignState);
    expect(page.story).toEqual([]);
    expect(page.zones[0]).toMatchObject({ id: 'z', place: 'board', pieces: [], count: 2 });
  });
});

describe('what goes on', () => {
  const campaign = (id: string, rest: Partial<CampaignInfo> = {}): CampaignInfo => ({
    id, game: 'g', chapter: 1, over: false, yours: true, status: '', updated: '2026-01-01', playing: false, match: null, ...rest,
  });

  it('is one list: what waits for you first, then what moved last, chapters under their campaign', () => {
    const asked = { seats: [seat(0, { yours: true })], waiting: [0] };
    const others = { seats: [seat(0)], waiting: [0] };
    const list = goingOn(
      [
        match({ id: 'theirs', updated: '2026-03-01', ...others }),
        match({ id: 'old', updated: '2026-01-02', ...asked }),
        match({ id: 'new', updated: '2026-02-01', ...asked }),
        match({ id: 'done', state: 'over', ...asked }),
        match({ id: 'chapter', updated: '2026-04-01', ...others }),
      ],
      [campaign('next'), campaign('running', { match: 'chapter', playing: true }), campaign('gone', { over: true })],
    );
    expect(list.map(({ id }) => id)).toEqual(['new', 'old', 'next', 'theirs', 'running']);
    expect(list.map(({ yours }) => yours)).toEqual([true, true, true, false, false]);
  });

  it('is followed by what is over', () => {
    const done = [match({ id: 'first', state: 'over', updated: '2026-01-01' }), match({ id: 'last', state: 'closed', updated: '2026-02-01' }), match({ id: 'going', updated: '' })];
    expect(ended(done, [campaign('gone', { over: true, updated: '2026-01-15' }), campaign('next')]).map(({ id }) => id)).toEqual(['last', 'gone', 'first']);
  });
});
