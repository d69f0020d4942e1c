/** The state of one table on the screen: what is pointed at, picked, asked, enlarged. */

import { getContext, setContext } from 'svelte';
import { t } from '../lib/i18n';
import { confirms, settings } from '../lib/settings.svelte';
import { loose, narrow, nextOf, openTargets, pick, twinsOf, type Spot } from '../lib/scene/choices';
import { SceneIndex } from '../lib/scene';
import { bookPages, type BookPage } from '../lib/scene/book';
import { pageFor, wantedPages } from '../lib/scene/pages';
import type { About, Cell, Choice, Piece, Player, Scene, Zone } from '../lib/types';

export interface Answer {
  reason: string;
  rule: string;
  ruleText: string;
}

/** A place of a board. */
export interface Place {
  cell: Cell;
  zone: Zone;
}

/** Something shown large: a piece, or what is printed on a place and who stands there. */
export interface Inspected {
  piece: Piece | null;
  place: Place | null;
  /** Held open by a long press or a click in the log. */
  held: boolean;
  /** Where the piece is, so that the enlarged card does not cover it. */
  from: DOMRect | null;
}

/** A picture that can be made larger and smaller, so many times. */
export interface Lens {
  larger: boolean;
  smaller: boolean;
  turn: (times: number) => void;
}

export interface TableActs {
  play: (choice: Choice) => void;
  about: (target: string) => Promise<About>;
  /** Fetches the pages of the story that are blank; nobody does where it is there as a whole. */
  story?: () => void;
  /** Shows the others where something is, or what one leans towards; nobody does where there are no others. */
  point?: (target: string) => void;
  lean?: (choice: Choice) => void;
  /** Somebody wants to go on while pieces still move: true when that was all they meant. */
  hurry: () => boolean;
}

const NONE: Choice[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const BOOKMARK = 'veillee.page ';
/** The page that was open here last. */
const bookmark = (): string => sessionStorage.getItem(BOOKMARK + location.pathname) ?? '';
const READ = 'veillee.read ';
/** Who comes to a table before so many choices has read nothing of its story yet; who comes back later has. */
const BEGINNING = 2;
const DOUBLE_CLICK = 600;

export class TableUi {
  scene = $state.raw<Scene>() as Scene;
  /** An answer is on its way to the server. */
  sent = $state(false);
  /** The seat's own decision can be answered now. */
  live = $state(false);
  picked = $state.raw<readonly Spot[]>([]);
  pointed = $state.raw<Spot | null>(null);
  /** Where that is on the screen. */
  pointedAt = $state.raw<DOMRect | null>(null);
  /** An option under the pointer in a list. */
  aimed = $state.raw<Choice | null>(null);
  /** Chosen, but not yet confirmed. */
  pending = $state.raw<Choice | null>(null);
  /** Where on the screen it was chosen; null for a button beside the table. */
  pendingAt = $state.raw<DOMRect | null>(null);
  menu = $state.raw<{ choices: Choice[]; at: DOMRect } | null>(null);
  answer = $state.raw<{ title: string; lines: readonly string[]; answers: Answer[]; at: DOMRect } | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** The key of what a guided match proposes. */
  proposed = $state<string | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The open page of a table that has several. */
  page = $state('');
  /** How many pages of the story were read here. */
  read = $state(Number(sessionStorage.getItem(READ + location.pathname) ?? -1));
  lens = $state.raw<Lens | null>(null);
  /** The next thing that is clicked is shown to the others, not chosen. */
  pointing = $state(false);
  /** The next answer that is chosen is only shown to the others. */
  leans = $state(false);
  /** What others point at, and who does. */
  pointers = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Numbers of options are shown on the table while the keyboard is in use. */
  keys = $state(false);

  readonly index = $derived(new SceneIndex(this.scene));
  readonly seat = $derived(this.scene.question?.seat ?? null);
  readonly choices = $derived(this.live ? (this.scene.question?.choices ?? NONE) : NONE);
  readonly remaining = $derived(narrow(this.choices, this.picked));
  readonly open = $derived(openTargets(this.remaining, this.picked));
  /** A click elsewhere than on what is left starts over: these are all that could start one. */
  readonly fresh = $derived(openTargets(this.choices, []));
  readonly twins = $derived(twinsOf(this.choices, this.index, this.seat));
  /** What the options of the open menu ask for next. */
  readonly next = $derived(nextOf(this.menu?.choices ?? NONE, this.picked, this.index, this.seat));
  readonly loose = $derived(loose(this.choices, this.index, this.seat));
  /** What would happen: the option under the pointer, or the one waiting to be confirmed. */
  readonly preview = $derived(this.pending ?? this.aimed ?? this.onlyAt(this.pointed));
  /** The option that is proposed now. */
  readonly suggested = $derived(this.choices.find(({ key }) => key === this.proposed) ?? null);
  readonly numbers = $derived(new Map(this.choices.map((choice, at) => [choice.key, at + 1])));

  /** Every piece whose face was seen here: the log can still show what is gone. */
  seen = $state.raw<ReadonlyMap<string, Piece>>(new Map());
  readonly titles = $derived(new Map([...this.seen].map(([id, piece]) => [id, piece.face?.title ?? ''])));

  private asking = 0;
  private turnedFor = '';
  /** For how many pages the story was opened by itself. */
  private opened = 0;
  /** Pages that lay open, and whether nothing is still to be told. */
  private glanced = 0;
  private resting = true;
  /** The page of the story, where it was opened by itself and nobody has turned away or chosen anything since. */
  reading = $state('');
  private chosenAt = -Infinity;

  constructor(
    scene: Scene,
    private readonly acts: TableActs,
  ) {
    this.scene = scene;
    this.remember(scene);
  }

  private remember(scene: Scene): void {
    const seen = new Map(this.scene.lang === scene.lang ? this.seen : []);
    for (const zone of scene.zones) for (const piece of zone.pieces) if (piece.face) seen.set(piece.id, piece);
    this.seen = seen;
  }

  /** Another scene: what was begun on the old one is dropped. At one that `rests` nothing is still to be told. */
  show(scene: Scene, live: boolean, rests = live): void {
    const question = scene.question;
    const before = this.scene.question;
    if (question?.number !== before?.number || question?.seat !== before?.seat || !live) this.reset();
    if (question?.number !== before?.number && this.inspected?.held) this.inspected = null;
    this.remember(scene);
    this.scene = scene;
    this.live = live;
    const enlarged = this.inspected;
    if (enlarged && !enlarged.held && enlarged.piece && this.index.pieces(enlarged.piece.id).length === 0) this.inspected = null;
    this.openPage(rests);
  }

  /** The story on this table, and how many pages it has. */
  readonly story = $derived(this.scene.zones.find(({ kind, paragraphs }) => kind === 'text' && paragraphs.length > 0));
  private readonly told = $derived(bookPages(this.story?.paragraphs ?? []).length);
  /** The page of the table with the question, for who has read what happened before it; none where it stands in the book. */
  readonly onward = $derived.by(() => {
    const wanted = wantedPages(this.scene, this.fresh);
    const [book, pages] = [this.story?.page ?? '', this.scene.pages.map(({ id }) => id)];
    if (this.scene.seat === null || book === '' || wanted.has(book)) return null;
    return pages.find((id) => wanted.has(id)) ?? pages.find((id) => id !== book) ?? null;
  });

  /** So many pages of the story were seen; those that come while something is still told are not read yet. */
  reads(pages: number): void {
    this.glanced = Math.max(this.glanced, pages);
    if (pages <= this.read || !this.resting) return;
    this.read = pages;
    sessionStorage.setItem(READ + location.pathname, String(pages));
  }

  /** The pages that nobody has read here yet; none for who was not there before. */
  unread(): BookPage[] {
    return this.read < 0 ? [] : bookPages(this.story?.paragraphs ?? []).slice(this.read);
  }

  /** A page of the story lies open that was not sent yet. */
  fetchStory(): void {
    this.acts.story?.();
  }

  /** A new question opens the page that it is about, after what was not read yet; afterwards the reader turns pages. */
  private openPage(rests: boolean): void {
    const question = this.live ? this.scene.question : null;
    const asked = question ? `${question.number}/${question.seat}` : this.turnedFor;
    if (this.page === '') this.page = bookmark();
    const number = this.scene.question?.number;
    if (number !== undefined && this.read < 0) this.reads(number > BEGINNING ? this.told : 0);
    const unread = rests && this.scene.seat !== null && this.told > Math.max(this.read, this.opened) ? (this.story?.page ?? '') : '';
    this.resting = rests;
    if (unread) this.opened = this.told;
    else if (rests) this.reads(this.glanced);
    // What is answered by habit meanwhile does not take the story away.
    this.reading = unread || this.reading;
    this.page = this.reading || pageFor(this.scene, this.page, asked === this.turnedFor ? NOTHING : this.fresh.size > 0 ? this.fresh : new Set(this.scene.question?.about));
    this.turnedFor = asked;
  }

  turnTo(page: string): void {
    this.page = page;
    this.reading = '';
    sessionStorage.setItem(BOOKMARK + location.pathname, page);
  }

  reset(): void {
    this.picked = [];
    this.pending = null;
    this.aimed = null;
    this.menu = null;
    this.answer = null;
    this.leans = false;
    this.asking++;
  }

  /** One step back from whatever is open; false when nothing was. */
  escape(): boolean {
    const open =
      this.menu !== null ||
      this.answer !== null ||
      this.pending !== null ||
      this.picked.length > 0 ||
      this.pointing ||
      this.leans ||
      this.inspected?.held === true;
    if (this.inspected?.held) this.inspected = null;
    this.pointing = false;
    this.reset();
    return open;
  }

  /** Somebody points at something on the table, or at nothing any more. */
  point(spot: Spot | null, element?: Element): void {
    this.pointed = spot;
    this.pointedAt = spot && element ? element.getBoundingClientRect() : null;
  }

  private onlyAt(spot: Spot | null): Choice | null {
    if (!spot || this.choices.length === 0) return null;
    const found = pick(this.choices, this.picked, this.meant(spot));
    return found.kind === 'choose' ? found.choice : null;
  }

  /** The ids that a click here stands for, where pieces look the same. */
  private meant(spot: Spot): Spot {
    if (this.twins.size === 0) return spot;
    return spot.map((id) => {
      const twin = this.twins.get(id);
      return twin !== undefined && !this.picked.some((one) => one.includes(twin)) ? twin : id;
    });
  }

  /** The options that a click on this spot leads to. */
  at(spot: Spot): Choice[] {
    const found = pick(this.choices, this.picked, this.meant(spot));
    return found.kind === 'choose' ? [found.choice] : found.kind === 'several' ? found.choices : [];
  }

  isTarget(spot: Spot): boolean {
    return this.meant(spot).some((id) => this.open.has(id) || (this.picked.length === 0 && this.fresh.has(id)));
  }

  isPicked(spot: Spot): boolean {
    return this.picked.some((one) => one.some((id) => spot.includes(id)));
  }

  isAimed(spot: Spot): boolean {
    return this.preview !== null && this.preview.targets.some((id) => spot.includes(id));
  }

  isSuggested(spot: Spot): boolean {
    return this.suggested !== null && this.suggested.targets.some((id) => spot.includes(id));
  }

  /** What the question is about: the card that is paid for. */
  isAbout(spot: Spot): boolean {
    return this.live && spot.some((id) => this.scene.question?.about.includes(id) && !this.fresh.has(id));
  }

  isLit(spot: Spot): boolean {
    return spot.some((id) => this.lit.has(id));
  }

  /** Who points at one of these. */
  pointerAt(ids: readonly string[]): Player | undefined {
    const id = ids.find((one) => this.pointers.has(one));
    return id === undefined ? undefined : this.index.player(this.pointers.get(id) ?? null);
  }

  /** Shows the others what this is, where that was meant; false where it was not. */
  private shows(target: string | undefined): boolean {
    if (!this.pointing || target === undefined) return this.pointing;
    this.pointing = false;
    this.acts.point?.(target);
    return true;
  }

  /** The number to type for this spot, when it stands for one option. */
  number(spot: Spot): number | null {
    if (!this.keys || !this.isTarget(spot)) return null;
    const choices = this.at(spot);
    return choices.length === 1 ? (this.numbers.get(choices[0]!.key) ?? null) : null;
  }

  tap(spot: Spot, element: Element, thing = spot[0]): void {
    this.answer = null;
    if (this.shows(thing)) return;
    const at = element.getBoundingClientRect();
    if (!this.live && !this.sent && this.acts.hurry()) return;
    const found = pick(this.choices, this.picked, this.meant(spot));
    if (found.kind === 'none') {
      this.menu = null;
      this.pending = null;
      this.picked = [];
      void this.why(spot, at);
      return;
    }
    if (this.inspected?.held) this.inspected = null;
    if (found.kind === 'choose') {
      this.choose(found.choice, false, at);
    } else {
      this.pending = null;
      this.picked = found.picked;
      this.menu = { choices: found.choices, at };
    }
  }

  /** The second half of a double click belongs to the choice that its first half made. */
  isEcho(event: MouseEvent): boolean {
    return event.detail > 1 && performance.now() - this.chosenAt < DOUBLE_CLICK;
  }

  /** Takes an option: at once, or after it was seen and confirmed; always so where it costs something silently. */
  choose(choice: Choice, sure = false, at = this.menu?.at ?? null): void {
    this.menu = null;
    this.aimed = null;
    if (this.leans) {
      this.reset();
      this.acts.lean?.(choice);
      return;
    }
    if ((confirms() || choice.warns.length > 0) && !sure && this.pending?.key !== choice.key) {
      this.pending = choice;
      this.pendingAt = at;
      return;
    }
    this.reset();
    this.live = false;
    // Who has answered over the open book sees what comes of it, also where others are asked next.
    if (this.reading !== '') this.page = this.onward ?? this.page;
    this.reading = '';
    this.chosenAt = performance.now();
    this.acts.play(choice);
  }

  /** An option that is a button of its own: whoever presses it has read what it does, and need not say so twice. */
  press(choice: Choice): void {
    this.choose(choice, settings.confirm === 'touch' && choice.warns.length === 0);
  }

  /** What this is, what is printed on it, and why it cannot be chosen: whatever is clicked answers. */
  private async why(spot: Spot, at: DOMRect): Promise<void> {
    const question = this.scene.question;
    if (spot.length === 0) return;
    const asked = ++this.asking;
    if (this.sent) {
      this.answer = { title: '', lines: [], answers: [{ reason: t('onItsWay'), rule: '', ruleText: '' }], at };
      return;
    }
    const said = await Promise.all(spot.map((id) => this.acts.about(id).catch(() => null)));
    if (asked !== this.asking) return;
    const known = said.filter((one) => one !== null);
    const reasons = new Map<string, Answer>();
    for (const one of known.flatMap(({ reasons }) => reasons)) {
      if (!one.possible) reasons.set(one.reason, { reason: one.reason, rule: one.rule, ruleText: one.rule_text });
    }
    const now = known.at(-1)?.now ?? question?.prompt ?? '';
    const reason = question ? t('labelled', { label: t('askedNow'), text: now }) : now;
    const general: Answer = { reason, rule: question?.rule ?? '', ruleText: question?.rule_text ?? '' };
    const answers = reasons.size > 0 ? [...reasons.values()] : now ? [general] : [];
    // A place, and what stands there.
    const title = [...new Set(known.map(({ name }) => name))].join(' · ');
    this.answer = { title, lines: [...new Set(known.flatMap(({ lines }) => lines))], answers, at };
  }
}

const KEY = Symbol('table');

export const provideUi = (ui: TableUi): TableUi => setContext(KEY, ui);
export const useUi = (): TableUi => getContext<TableUi>(KEY);
