/** The requests of the service. */

import { parse } from './i18n/typeset';
import { complete } from './scene/complete';
import type {
  AnalysisState,
  Campaigns,
  CampaignState,
  Catalogue,
  Change,
  DueTip,
  TakeRole,
  ForkMatch,
  GameCard,
  Habits,
  HandOver,
  Hint,
  Lang,
  Login,
  MatchInfo,
  Paragraph,
  Me,
  NewAccount,
  NewCampaign,
  PlayChapter,
  NewHabit,
  NewMatch,
  NewPassphrase,
  Play,
  Position,
  Problem,
  Rematch,
  Rename,
  Settings,
  TableState,
  Told,
  WireStale,
} from './types';
import type { Shapes, WireParagraph } from './wire';

/** The server said no, with a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** Somebody was faster; the present table comes with it. */
export class StaleTable extends Error {
  constructor(
    message: string,
    readonly table: TableState,
  ) {
    super(message);
  }
}

/** No answer at all: no network, or the server is away. */
export class Unreachable extends Error {}

type Query = Record<string, string | number | null | undefined>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search ? `?${search}` : ''}`;
}

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** A request; a change carries the mark of its session, which any answer to `/me` sets. */
async function send(method: Method, path: string, query: Query, body: unknown, headers?: HeadersInit): Promise<Response> {
  const head = new Headers(headers);
  if (method !== 'GET') {
    if (!cookie('csrftoken')) await fetch('/api/me').catch(() => undefined);
    head.set('x-csrftoken', cookie('csrftoken'));
    head.set('content-type', 'application/json');
  }
  const init: RequestInit = { method, headers: head };
  if (method !== 'GET') init.body = JSON.stringify(body ?? {});
  return fetch(address(path, query), init).catch(() => {
    throw new Unreachable('no answer');
  });
}

async function ask(method: Method, path: string, query: Query, body?: unknown, headers?: HeadersInit): Promise<Response> {
  let response = await send(method, path, query, body, headers);
  if (response.status === 403 && (await response.clone().text()).includes('"forged"')) {
    // The session has changed, in another window perhaps: take its mark and try again.
    await fetch('/api/me').catch(() => undefined);
    response = await send(method, path, query, body, headers);
  }
  if (response.ok) return response;
  if ([502, 503, 504].includes(response.status)) throw new Unreachable(response.statusText);
  const said: unknown = await response.text().then(parse).catch(() => null);
  if (isStale(said)) throw new StaleTable(said.message, complete('TableState', said.table));
  const problem = isProblem(said) ? said : { error: 'unknown', message: response.statusText, rule: '' };
  throw new Refusal(response.status, { ...problem, rule: problem.rule ?? '' });
}

const isProblem = (said: unknown): said is Problem =>
  typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string';

const isStale = (said: unknown): said is WireStale => isProblem(said) && said.error === 'stale' && 'table' in said;

async function json<T>(method: Method, path: string, query: Query = {}, body?: unknown, headers?: HeadersInit): Promise<T> {
  const response = await ask(method, path, query, body, headers);
  return parse(await response.text()) as T;
}

/** An answer that comes without its defaults. */
const read = async <N extends keyof Shapes>(name: N, ...request: Parameters<typeof json>): Promise<Shapes[N][0]> =>
  complete(name, await json<Shapes[N][1]>(...request));

/**
 * What begins a match answers with its table, or with the match alone while nothing is dealt: its id. Where the answer is
 * lost it is asked once more, under the same key, and nothing is begun twice.
 */
async function opened(path: string, lang: Lang, body?: unknown): Promise<string> {
  const headers = { 'idempotency-key': newKey() };
  const asking = () =>
    json<Pick<TableState, 'match'> | Pick<MatchInfo, 'id'>>('POST', path, { lang }, body, headers);
  const said = await asking().catch((error: unknown) => {
    if (error instanceof Unreachable) return asking();
    throw error;
  });
  return 'match' in said ? said.match.id : said.id;
}

const table = (path: string, query: Query, body?: unknown, headers?: HeadersInit): Promise<TableState> =>
  read('TableState', 'POST', path, query, body, headers);

export interface Look {
  lang: Lang;
  seat?: number | null;
  since?: number;
  watch?: string | null;
}

const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;

const campaign = (id: string): string => `/campaigns/${encodeURIComponent(id)}`;

const told = (path: string, lang: Lang, body: unknown): Promise<CampaignState> =>
  read('CampaignState', 'POST', path, { lang }, body);

/** Names one attempt to change something, so that repeating it does nothing twice. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Changing = 'undo' | 'redo' | 'resign' | 'pause' | 'resume';

export const api = {
  me: (lang: Lang) => json<Me>('GET', '/me', { lang }),
  rename: (body: Rename, lang: Lang) => json<Me>('PATCH', '/me', { lang }, body),
  register: (body: NewAccount, lang: Lang) => json<Me>('POST', '/account', { lang }, body),
  changePassphrase: (body: NewPassphrase, lang: Lang) => json<Me>('PATCH', '/account', { lang }, body),
  login: (body: Login, lang: Lang) => json<Me>('POST', '/session', { lang }, body),
  logout: (lang: Lang) => json<Me>('DELETE', '/session', { lang }),
  logoutEverywhere: (lang: Lang) => json<Me>('DELETE', '/sessions', { lang }),

  habits: (game: string, lang: Lang) => json<Habits>('GET', `/habits/${encodeURIComponent(game)}`, { lang }),
  changeHabit: (game: string, body: NewHabit, lang: Lang) =>
    json<Habits>('PATCH', `/habits/${encodeURIComponent(game)}`, { lang }, body),
  forgetHabits: (game: string, lang: Lang) => json<Habits>('DELETE', `/habits/${encodeURIComponent(game)}`, { lang }),

  games: () => json<GameCard[]>('GET', '/games'),
  rules: (game: string, lang: Lang) => json<Catalogue>('GET', `/games/${encodeURIComponent(game)}/rules`, { lang }),

  lesson: (game: string, lang: Lang) => read('LessonPage', 'GET', `/games/${encodeURIComponent(game)}/lesson`, { lang }),

  matches: (lang: Lang, older = '') => read('Matches', 'GET', '/matches', { lang, older }),
  /** With `gather` people choose their roles when they sit down. */
  start: (body: NewMatch, lang: Lang, gather = false) => opened(gather ? '/matches/gather' : '/matches', lang, body),
  info: (id: string, lang: Lang) => read('MatchInfo', 'GET', match(id), { lang }),
  set: (id: string, body: Settings, lang: Lang) => read('MatchInfo', 'PATCH', match(id), { lang }, body),
  table: (id: string, look: Look) => read('TableState', 'GET', `${match(id)}/table`, { ...look }),
  play: (id: string, body: Play, look: Look, key: string) =>
    table(`${match(id)}/play`, { ...look }, body, { 'idempotency-key': key }),
  log: (id: string, before: number, look: Look) =>
    json<Told[]>('GET', `${match(id)}/log`, { before, lang: look.lang, seat: look.seat, watch: look.watch }),
  story: async (id: string, look: Look): Promise<Paragraph[]> =>
    (await json<WireParagraph[]>('GET', `${match(id)}/story`, { lang: look.lang, watch: look.watch })).map((one) => complete('Paragraph', one)),
  handOver: (id: string, body: HandOver, lang: Lang) => read('MatchInfo', 'POST', `${match(id)}/seats`, { lang }, body),
  chooseRole: (id: string, body: TakeRole, lang: Lang) => read('MatchInfo', 'POST', `${match(id)}/role`, { lang }, body),
  deal: (id: string, lang: Lang) => read('MatchInfo', 'POST', `${match(id)}/start`, { lang }),
  change: (id: string, what: Changing, body: Change, look: Look) => table(`${match(id)}/${what}`, { ...look }, body),
  about: (id: string, target: string, look: Look) =>
    read('About', 'GET', `${match(id)}/about`, { target, lang: look.lang, seat: look.seat, watch: look.watch }),
  at: (id: string, number: number, look: Look): Promise<Position> =>
    read('Position', 'GET', `${match(id)}/at/${number}`, { lang: look.lang, seat: look.seat, watch: look.watch }),
  /** All that the learner of a guided match was told so far. */
  tips: (id: string, look: Look) => json<DueTip[]>('GET', `${match(id)}/tips`, { lang: look.lang, seat: look.seat }),
  hint: (id: string, look: Look) => json<Hint>('GET', `${match(id)}/hint`, { lang: look.lang, seat: look.seat }),
  analysis: (id: string, look: Look) => json<AnalysisState>('GET', `${match(id)}/analysis`, { lang: look.lang, watch: look.watch }),
  readRecord: (text: string, lang: Lang) => opened('/matches/file', lang, { text }),
  record: async (id: string, lang: Lang) => (await ask('GET', `${match(id)}/record`, { lang })).text(),
  fork: (id: string, body: ForkMatch, lang: Lang) => opened(`${match(id)}/fork`, lang, body),
  rematch: (id: string, body: Rematch, lang: Lang) => opened(`${match(id)}/rematch`, lang, body),
  joinOpen: (id: string, lang: Lang) => opened(`${match(id)}/join`, lang),
  invitation: (token: string, lang: Lang) => read('Invitation', 'GET', `/join/${encodeURIComponent(token)}`, { lang }),
  accept: (token: string, lang: Lang) => opened(`/join/${encodeURIComponent(token)}`, lang),
  watch: (token: string, lang: Lang) => read('MatchInfo', 'GET', `/watch/${encodeURIComponent(token)}`, { lang }),

  campaigns: (lang: Lang) => json<Campaigns>('GET', '/campaigns', { lang }),
  campaign: (id: string, lang: Lang) => read('CampaignState', 'GET', campaign(id), { lang }),
  tale: (id: string, number: number, lang: Lang) => read('Tale', 'GET', `${campaign(id)}/chapters/${number}`, { lang }),
  begin: (body: NewCampaign, lang: Lang) => told('/campaigns', lang, body),
  chapter: (id: string, body: PlayChapter, lang: Lang) => opened(`${campaign(id)}/chapters`, lang, body),
  forkCampaign: (id: string, number: number, lang: Lang) => told(`${campaign(id)}/fork`, lang, { number }),
  campaignFile: async (id: string, lang: Lang) => (await ask('GET', `${campaign(id)}/file`, { lang })).text(),
  readCampaign: (text: string, lang: Lang) => told('/campaigns/file', lang, { text }),

  /** `have`: the backdrop that need not be sent again. */
  liveAddress: (id: string, look: Look, have: string): string =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${address(`${match(id)}/live`, { ...look, have })}`,
};
