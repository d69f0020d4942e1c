/** A table that is being looked at: kept up to date over a socket, over plain requests while there is none. */

import { api, newKey, Refusal, StaleTable, Unreachable, type Changing, type Look } from '../api';
import { parse } from '../i18n/typeset';
import { merge } from '../log/fold';
import { withStory } from '../scene/book';
import { changed, printed } from '../scene/changes';
import { complete, fields } from '../scene/complete';
import { told } from '../scene/packing';
import type { Backdrop, Face, Lang, MatchInfo, Say, ServerMessage, Signalled, TableState, Told, WireChanged, WireShown } from '../types';
import type { Stage } from './steps';
import { Signals } from './signals.svelte';
import { AT_WILL, step, type Link, type LinkEvent } from './link';

const POLL = 4000;
const PING = 25_000;
/** So often a choice is sent again while nobody answers, at first soon: about a minute, in which a server has started anew. */
const REPEATS = 14;
const LONGEST = 5000;
/** How long an answer over the socket is waited for, before it is asked for by a plain request. */
const PATIENCE = 8000;
/** The number of the first event. */
const FIRST = 1;

/** Something that was asked over the socket, and the version of the table that it led to, once that is known. */
interface Waiting {
  done: () => void;
  fail: (error: Error) => void;
  version: number;
}

/** A table, and those on the way to it from the one before. */
export interface Followed extends TableState {
  way: readonly Stage[];
}

export class LiveTable {
  state = $state.raw<Followed | null>(null);
  /** All that happened, as far as this seat may know. */
  log = $state.raw<readonly Told[]>([]);
  online = $state.raw<readonly string[]>([]);
  link = $state.raw<Link>({ state: 'closed' });
  /** The server refused to show this table. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  readonly signals = new Signals();

  private socket: WebSocket | null = null;
  /** The table that the socket has sent last: what it sends next changes this one. */
  private base: TableState | null = null;
  /** What was sent of what is printed on pieces. */
  private faces: Record<string, Face> = {};
  /** What is printed on the table: it is not sent again to who says that it is there. */
  private print: Backdrop | null = null;
  private readonly waiting = new Map<string, Waiting>();
  /** Tables on the way to the one that a choice of one's own leads to, and what happened until then: nobody stops there. */
  private passed: Stage[] = [];
  private happened: Told[] = [];
  private retry: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setInterval> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private readonly wake = (): void => {
    if (!document.hidden) this.on('wake');
  };

  constructor(
    readonly id: string,
    private lang: Lang,
    private readonly watch: string | null,
    private seat: number | null = null,
  ) {}

  start(): void {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.on('start');
  }

  /** The server refused to show it while nothing was dealt; now it is. */
  restart(): void {
    this.refusal = null;
    this.on('stop');
    this.on('start');
  }

  stop(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.signals.stop();
    this.on('stop');
  }

  /** Everything again, in another language or as another of your seats. */
  look(lang: Lang, seat: number | null): void {
    if (lang === this.lang && seat === this.seat) return;
    this.lang = lang;
    this.seat = seat;
    this.log = [];
    this.again();
  }

  private get view(): Look {
    return { lang: this.lang, seat: this.seat, since: this.log.at(-1)?.number ?? 0, watch: this.watch };
  }

  // -- the connection ---------------------------------------------------------------------------

  private on(event: LinkEvent): void {
    const before = this.link;
    this.link = step(before, event);
    if (this.link === before) return;
    clearTimeout(this.retry);
    switch (this.link.state) {
      case 'connecting':
        this.connect();
        break;
      case 'open':
        clearInterval(this.poll);
        this.poll = undefined;
        this.ping = setInterval(() => this.tell({ type: 'ping' }), PING);
        break;
      case 'waiting':
        clearInterval(this.ping);
        this.retry = setTimeout(() => this.on('retry'), this.link.delay);
        this.poll ??= setInterval(() => void this.refresh(), POLL);
        break;
      case 'closed':
      case 'refused':
        clearInterval(this.poll);
        clearInterval(this.ping);
        this.poll = undefined;
        this.drop();
        break;
    }
  }

  private connect(): void {
    this.drop();
    const socket = new WebSocket(api.liveAddress(this.id, this.view, this.print?.id ?? ''));
    this.socket = socket;
    socket.onmessage = (message) => {
      this.on('opened');
      this.hear(parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.on('lost');
      for (const { fail } of this.waiting.values()) fail(new Unreachable('the connection was lost'));
      if (this.state === null) void this.refresh();
    };
  }

  private hear(said: ServerMessage): void {
    switch (said.type) {
      case 'table':
        return this.begin(said);
      case 'change':
        return this.follow(said);
      case 'people':
        this.online = said.online;
        return;
      case 'signal':
        return this.signals.hear(said);
      case 'done':
        return this.reach(said.answer, said.version);
      case 'refused':
        return this.waiting.get(said.answer)?.fail(new Refusal(said.status, said.problem));
    }
  }

  /** The whole table: drawn on what is printed, which comes along the first time. */
  private begin(said: WireShown): void {
    const { backdrop, print, scene, log, faces, ...shown } = complete('Shown', said);
    this.print = print ?? this.print;
    if (this.print?.id !== backdrop) return this.again();
    this.faces = printed(faces);
    [this.passed, this.happened] = [[], []];
    this.base = { ...shown, type: 'table', log: told(log), scene: changed(this.print.table, scene, this.faces) };
    this.receive(this.base);
    this.settle();
  }

  private follow(said: WireChanged): void {
    const { base } = this;
    // What another of one's seats sees is no change of what this one saw, but where nothing is hidden.
    if (!base || base.version !== said.after || (base.seat !== said.seat && !base.scene.open)) return this.tell({ type: 'whole' });
    const match = { ...base.match, ...fields('MatchInfo', said.match) } as MatchInfo;
    const { after: _, scene, log, way, faces, undo, ...shown } = complete('Changed', said);
    Object.assign(this.faces, printed(faces));
    let last = base.scene;
    for (const one of way) this.passed.push({ told: one.told, scene: (last = changed(last, one.scene, this.faces)) });
    this.happened.push(...told(log));
    this.base = { ...shown, type: 'table', match, undo: { ...base.undo, ...undo }, log: this.happened, scene: changed(last, scene, this.faces) };
    if ([...this.waiting.values()].some(({ version }) => version > said.version && version < Infinity)) {
      this.passed.push({ told: this.happened.at(-1)?.number ?? this.log.at(-1)?.number ?? 0, scene: this.base.scene });
      return;
    }
    const passed = this.passed;
    [this.passed, this.happened] = [[], []];
    this.receive(this.base, passed);
    this.settle();
  }

  private reach(answer: string, version: number): void {
    const asked = this.waiting.get(answer);
    if (asked) asked.version = version;
    this.settle();
  }

  private tell(message: Say): void {
    this.socket?.send(JSON.stringify(message));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private again(): void {
    if (this.link.state !== 'open' && this.link.state !== 'connecting') return;
    clearInterval(this.ping);
    this.link = { state: 'connecting', attempt: AT_WILL };
    this.connect();
  }

  /** The table over a plain request: while no socket is there, and to find out why. */
  async refresh(since = this.view.since): Promise<void> {
    try {
      this.receive(await api.table(this.id, { ...this.view, since }));
    } catch (error) {
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
        this.refusal = error;
        this.on('refuse');
      }
    }
  }

  /** A table from any way it came; older ones than the known one change nothing. */
  private receive(table: TableState, way: readonly Stage[] = []): void {
    const known = this.state;
    const stale = known !== null && table.version < known.version;
    const sameLook = known === null || (known.seat === table.seat && known.scene.lang === table.scene.lang);
    if (stale && sameLook) return;
    const back = known !== null && table.match.number < known.match.number;
    // Another of your seats is asked: where it may know other things than the one before, it is told all of it anew.
    const sameWords = sameLook || (table.scene.open && known.scene.lang === table.scene.lang);
    this.log = merge(sameWords ? this.log : [], table.log, table.match.number);
    this.state = { ...table, way };
    this.refusal = null;
    if (back && table.log.length === 0) this.again();
    else if (!sameWords) void this.refresh(0);
  }

  // -- what a player does -----------------------------------------------------------------------

  /** Answers the decision. A server that is away is asked again with the same key, so nothing happens twice. */
  play(key: string): Promise<void> {
    const name = newKey();
    const number = this.state?.scene.question?.number ?? 0;
    return this.send({ type: 'play', key, number, answer: name }, (version) =>
      api.play(this.id, { version, key, number }, this.view, name),
    );
  }

  change(what: Changing): Promise<void> {
    return this.send({ type: what, answer: newKey() }, (version) => api.change(this.id, what, { version }, this.view));
  }

  /** Shows the others something: only over the socket, and never again later. */
  async show(kind: Signalled['kind'], key: string, seat: number | null = this.seat): Promise<void> {
    if (this.link.state !== 'open') return;
    const number = kind === 'lean' ? (this.state?.scene.question?.number ?? 0) : null;
    await this.speak({ type: kind, key, seat, number, answer: newKey() });
  }

  /** Over the socket, where what it led to comes anyway; by plain requests where there is none, or it is lost. */
  private async send(said: Say & { answer: string }, request: (version: number) => Promise<TableState>): Promise<void> {
    const table = this.state;
    if (!table || this.busy) return;
    this.busy = true;
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          if (attempt === 1 && this.link.state === 'open') await this.speak({ ...said, version: table.version });
          else this.receive(await request(table.version));
          return;
        } catch (error) {
          if (error instanceof StaleTable) this.receive(error.table);
          // Only a choice has a name that makes it happen once: whether anything else was done is seen at the table.
          if (!(error instanceof Unreachable) || attempt >= REPEATS) throw error;
          if (said.type !== 'play' && attempt === 1) return await this.refresh();
          if (attempt > 1) await new Promise((done) => setTimeout(done, Math.min(LONGEST, 400 * 2 ** attempt)));
        }
      }
    } finally {
      this.busy = false;
    }
  }

  /** Asks over the socket; done when the table that it led to is here. */
  private async speak(said: Say & { answer: string }): Promise<void> {
    let late: ReturnType<typeof setTimeout> | undefined;
    try {
      await new Promise<void>((done, fail) => {
        this.waiting.set(said.answer, { done, fail, version: Infinity });
        late = setTimeout(() => fail(new Unreachable('no answer')), PATIENCE);
        this.tell({ seat: this.seat, ...said });
      });
    } finally {
      clearTimeout(late);
      this.waiting.delete(said.answer);
    }
  }

  private settle(): void {
    for (const { version, done } of this.waiting.values()) if (version <= (this.base?.version ?? -1)) done();
  }

  /** A table comes with the latest lines of its log: whether there are earlier ones. */
  readonly hasEarlier = $derived((this.log[0]?.number ?? FIRST) > FIRST);

  /** The lines before those that are known. */
  async earlier(): Promise<void> {
    const first = this.log[0]?.number ?? FIRST;
    const lines = await api.log(this.id, first, this.view);
    // Meanwhile another seat may have sat down, with a log of its own.
    if (this.log[0]?.number === first) this.log = [...lines, ...this.log];
  }

  /** All lines, from the first one on. */
  async whole(): Promise<void> {
    for (let first = Infinity; this.hasEarlier && (this.log[0]?.number ?? FIRST) < first; await this.earlier()) {
      first = this.log[0]?.number ?? FIRST;
    }
  }

  /** The pages of the story that were not sent with the table. */
  async story(): Promise<void> {
    const told = await api.story(this.id, this.view);
    if (this.base) this.base = { ...this.base, scene: withStory(this.base.scene, told) };
    if (this.state) this.state = { ...this.state, way: [], scene: withStory(this.state.scene, told) };
  }

  about(target: string): ReturnType<typeof api.about> {
    return api.about(this.id, target, this.view);
  }
}
