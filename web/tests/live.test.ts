import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from '../src/lib/live/table.svelte';
import type { Lines, MatchInfo, Say, ServerMessage, Told, WireScene, WireTableState } from '../src/lib/types';
import { told } from './fixtures';

/** A socket that the test holds in its hand. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  said: Say[] = [];
  send(message: string): void {
    this.said.push(JSON.parse(message) as Say);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The whole table, on an empty backdrop. */
  show({ scene, log, ...table }: WireTableState): void {
    const { zones: _, ...fields } = scene;
    this.say({ ...table, type: 'table', backdrop: 'print', print: { id: 'print', table: EMPTY, grammar: {} }, faces: {}, scene: fields, log: packed(log) });
  }
}

const packed = (log: readonly Told[]): Lines => ({
  first: log[0]?.number ?? 0,
  decisions: log.map(({ decision }) => [decision, 1]),
  turns: log.flatMap(({ kind }, at) => (kind === 'turn' ? [at] : [])),
  seats: log.map(({ seat }) => [seat, 1]),
  rules: log.map(({ rule }) => rule).join(' '),
  texts: log.map(({ text }) => text),
  same: '0'.repeat(log.length),
  pieces: log.map(({ pieces }) => pieces.join()).join(' '),
});

const EMPTY: WireScene = { game: 'g', title: '', lang: 'en', mode: '', level: '', seat: 0, status: '', players: [], zones: [] };

const table = (version: number, number: number, log: Told[]): WireTableState => ({
  type: 'table',
  match: { id: 'm', version, number, seats: [], state: 'playing' } as unknown as MatchInfo,
  version,
  seat: 0,
  scene: EMPTY,
  log,
  undo: { possible: false, key: '', label: '', reason: '', redo: false },
  guide: null,
});

const change = (after: number, version: number): Extract<ServerMessage, { type: 'change' }> => ({
  type: 'change', after, version, seat: 0, match: { version }, scene: {}, log: null, undo: {}, guide: null, way: [], faces: {},
});

const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

describe('a live table', () => {
  let live: LiveTable;
  const asked = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    asked.mockReset();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
    vi.stubGlobal('document', { cookie: 'csrftoken=x', hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    live = new LiveTable('m', 'en', null);
    live.start();
    FakeSocket.all[0]!.show(table(1, 1, [told(1)]));
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('gathers the log and ignores what is older', () => {
    FakeSocket.all[0]!.show(table(2, 2, [told(2)]));
    FakeSocket.all[0]!.show(table(1, 1, [told(1)]));
    expect(live.state?.version).toBe(2);
    expect(live.log.map(({ number }) => number)).toEqual([1, 2]);
  });

  const other = (version: number, log: Told[], open = false): WireTableState => {
    const shown = table(version, version, log);
    return { ...shown, seat: 1, scene: { ...shown.scene, seat: 1, open } };
  };

  it('asks for the whole log when another seat sits down', async () => {
    asked.mockResolvedValue(answer(other(2, [told(1, { text: 'as the other knows it' }), told(2)])));
    FakeSocket.all[0]!.show(other(2, [told(2)]));
    await vi.waitFor(() => expect(live.log.map(({ number }) => number)).toEqual([1, 2]));
    expect(String(asked.mock.calls[0]?.[0])).not.toMatch(/since=[1-9]/);
    expect(live.log[0]?.text).toBe('as the other knows it');
  });

  it('keeps the log where all seats know the same', () => {
    FakeSocket.all[0]!.show(other(2, [told(2)], true));
    expect(live.log.map(({ number }) => number)).toEqual([1, 2]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('comes back with the last number it knows', async () => {
    asked.mockRejectedValue(new TypeError('away'));
    FakeSocket.all[0]!.show(table(2, 2, [told(2)]));
    FakeSocket.all[0]!.close();
    expect(live.link.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[1]!.url).toContain('since=2');
    FakeSocket.all[1]!.show(table(3, 3, [told(3)]));
    expect(live.link.state).toBe('open');
    expect(live.log).toHaveLength(3);
  });

  it('drops what was taken back and asks for the rest again', () => {
    FakeSocket.all[0]!.show(table(2, 2, [told(2)]));
    FakeSocket.all[0]!.show(table(3, 1, []));
    expect(live.log.map(({ number }) => number)).toEqual([1]);
    expect(FakeSocket.all.at(-1)!.url).toContain('since=1');
  });

  it('answers over the socket, and has answered when the table is here', async () => {
    const socket = FakeSocket.all[0]!;
    const playing = live.play('pass');
    expect(socket.said).toMatchObject([{ type: 'play', key: 'pass', version: 1 }]);
    socket.say({ type: 'done', answer: socket.said[0]!.answer!, version: 2 });
    expect(live.busy).toBe(true);
    socket.say({ ...change(1, 2), scene: { status: 'later' } });
    await playing;
    expect(live.state?.scene.status).toBe('later');
    expect(asked).not.toHaveBeenCalled();
  });

  it('goes past what is answered by habit to the table that a choice leads to', async () => {
    const socket = FakeSocket.all[0]!;
    const seen: number[] = [];
    const playing = live.play('pass');
    socket.say({ type: 'done', answer: socket.said[0]!.answer!, version: 3 });
    socket.say({ ...change(1, 2), scene: { status: 'asked what one always answers' }, log: packed([told(2)]) });
    seen.push(live.state!.version);
    socket.say({ ...change(2, 3), scene: { status: 'later' }, log: packed([told(3)]) });
    await playing;
    seen.push(live.state!.version);
    expect(seen).toEqual([1, 3]);
    expect(live.log.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(live.state?.way.map(({ scene, told }) => [scene.status, told])).toEqual([['asked what one always answers', 2]]);
    socket.say({ ...change(3, 4), match: { version: 4, number: 4 }, log: packed([told(4)]) });
    expect(live.state?.way).toEqual([]);
    expect(live.log).toHaveLength(4);
  });

  it('follows to another seat where nothing is hidden, and asks for all of it elsewhere', () => {
    const socket = FakeSocket.all[0]!;
    const way = [{ told: 2, scene: { status: 'mine' } }];
    socket.say({ ...change(1, 2), seat: 1, way, scene: { status: 'theirs', seat: 1 }, log: packed([told(2), told(3)]) });
    expect([socket.said.at(-1), live.state?.version]).toEqual([{ type: 'whole' }, 1]);
    FakeSocket.all[0]!.show({ ...table(1, 1, []), scene: { ...EMPTY, open: true } });
    socket.say({ ...change(1, 2), seat: 1, way, scene: { status: 'theirs', seat: 1 }, log: packed([told(2), told(3)]) });
    expect([live.state?.version, live.state?.seat, live.state?.scene.status]).toEqual([2, 1, 'theirs']);
    expect(live.state?.way.map(({ scene, told }) => [scene.status, told])).toEqual([['mine', 2]]);
    expect(live.log.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(socket.said).toHaveLength(1);
  });

  it('says what the server refused', async () => {
    const socket = FakeSocket.all[0]!;
    const playing = live.play('pass');
    socket.say({ type: 'refused', answer: socket.said[0]!.answer!, status: 409, problem: { error: 'x', message: 'not so', rule: '' } });
    await expect(playing).rejects.toThrow('not so');
    expect(live.busy).toBe(false);
  });

  it('asks for the whole table when it has lost its place', () => {
    const socket = FakeSocket.all[0]!;
    socket.say(change(2, 3));
    expect(socket.said).toEqual([{ type: 'whole' }]);
    expect(live.state?.version).toBe(1);
    socket.show(table(3, 3, [told(2)]));
    socket.say(change(3, 4));
    expect(live.state?.version).toBe(4);
  });

  it('repeats a choice with the same key while the server is away', async () => {
    asked.mockRejectedValueOnce(new TypeError('away')).mockResolvedValueOnce(answer(table(2, 2, [told(2)])));
    const playing = live.play('pass');
    await vi.advanceTimersByTimeAsync(12_000);
    await playing;
    const keys = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys).toEqual([FakeSocket.all[0]!.said[0]!.answer, FakeSocket.all[0]!.said[0]!.answer]);
    expect(live.state?.version).toBe(2);
  });

  it('names the decision that it answers', async () => {
    const asking = table(2, 1, []);
    const question = { number: 7, seat: 0, prompt: '', rule: '', rule_text: '', waiting: [0, 1] };
    FakeSocket.all[0]!.show({ ...asking, scene: { ...asking.scene, question } });
    void live.play('carry:wood').catch(() => undefined);
    expect(FakeSocket.all[0]!.said).toMatchObject([{ type: 'play', version: 2, key: 'carry:wood', number: 7 }]);
  });

  it('pages back in the log, to its first line at the end', async () => {
    FakeSocket.all[0]!.show(table(2, 9, [told(5), told(6)]));
    expect(live.hasEarlier).toBe(false);
    live.look('fr', null);
    FakeSocket.all.at(-1)!.show({ ...table(2, 9, [told(5), told(6)]), scene: { ...table(2, 9, []).scene, lang: 'fr' } });
    expect(live.hasEarlier).toBe(true);
    asked.mockImplementation((url) => Promise.resolve(answer(String(url).includes('before=5') ? [told(3), told(4)] : [told(1), told(2)])));
    await live.earlier();
    expect(live.log.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
    await live.whole();
    expect(live.log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(live.hasEarlier).toBe(false);
  });

  it('shows the present table when somebody was faster', async () => {
    asked.mockResolvedValueOnce(answer({ error: 'stale', message: 'faster', table: table(5, 5, [told(2)]) }, 409));
    const playing = live.play('pass');
    FakeSocket.all[0]!.close();
    await expect(playing).rejects.toThrow('faster');
    expect(live.state?.version).toBe(5);
    expect(live.busy).toBe(false);
  });
});
