/** Shows the table in the order of events: own moves glide, the turns of others are told step by step. */

import { tick } from 'svelte';
import { glide, measure, settle } from '../motion/flip';
import type { Scene, Told } from '../types';
import { OWN_RESULT, paced, PASSED, plan, rest, rested, type Pace, type Stage, type Step } from './steps';

export interface Telling {
  lines: readonly Told[];
  at: number;
  of: number;
}

const spoken = (steps: readonly Step[]): Step[] => steps.filter(({ lines, wait }) => lines.length > 0 && wait !== PASSED);

export class Director {
  /** Set while somebody else's turn is being told. */
  telling = $state.raw<Telling | null>(null);
  /** Set while one's own result is seen, before somebody else's turn is told. */
  did = $state.raw<readonly Told[]>([]);
  playing = $state(false);
  /** What somebody else did was not told to its end, because nobody wants to be told: it is left to the log. */
  cut = false;

  private steps: Step[] = [];
  private at = 0;
  /** Steps with lines that were told before those at hand: what is added goes on counting. */
  private past = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it all leads. */
  private goal: Stage | null = null;
  /** When the present table came to rest, and what one had done for it; nothing where somebody else had. */
  private came = { to: -Infinity, by: [] as readonly Told[] };
  private turn = 0;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly moves: () => boolean,
    private readonly show: (scene: Scene, told: number | null, lines: readonly Told[]) => void,
  ) {}

  /** From the scene on the screen through all stages. What comes while something is still told is told after it. */
  play(before: Scene, stages: readonly Stage[], events: readonly Told[], mine: ReadonlySet<number>, pace: Pace): void {
    const goal = stages.at(-1);
    if (!goal) return;
    const fresh = plan(this.goal?.scene ?? before, stages, events, mine, pace, this.moves());
    const did = this.came.by;
    this.came.by = events.some(({ seat }) => seat >= 0 && !mine.has(seat)) ? [] : events.filter(({ kind }) => kind !== 'turn');
    this.cut = pace === 'skip';
    if (this.goal && pace !== 'skip') {
      this.past += spoken(this.steps.slice(0, this.at)).length;
      this.steps = rested(paced([...this.steps.slice(this.at), rest(this.goal, did, did.length === 0), ...fresh]));
      this.at = 0;
      this.goal = goal;
      return;
    }
    this.end();
    this.steps = fresh;
    this.at = this.past = 0;
    this.goal = goal;
    this.playing = fresh.length > 0;
    const left = did.length > 0 && fresh[0]?.other ? OWN_RESULT - (performance.now() - this.came.to) : 0;
    if (left > 0) this.timer = setTimeout(() => void this.go(), left);
    else void this.go();
  }

  private async go(): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    while (this.steps[this.at]?.wait === PASSED) this.at++;
    const step = this.steps[this.at++];
    if (!step) {
      this.finish();
      return;
    }
    const told = spoken(this.steps);
    this.telling = step.lines.length > 0 ? { lines: step.lines, at: this.past + told.indexOf(step) + 1, of: this.past + told.length } : null;
    this.did = step.did;
    await this.put(step.scene, step.told, step.lines);
    if (step.wait !== null && this.turn === turn) this.timer = setTimeout(() => void this.go(), step.wait);
  }

  /** The next line, by hand: from now on nothing goes on by itself. */
  next(): void {
    this.steps = this.steps.map((step) => (step.lines.length > 0 ? { ...step, wait: null } : step));
    void this.go();
  }

  /** To the end at once. */
  skip(): void {
    this.cut = true;
    this.end();
  }

  private end(): void {
    const root = this.root();
    if (root) settle(root);
    if (this.goal) this.finish();
  }

  /** Somebody clicks or types: to the end at once. True when something was still to be told, and that was meant. */
  hurry(): boolean {
    const telling = this.playing && this.steps.slice(Math.max(0, this.at - 1)).some(({ other }) => other);
    if (this.playing) this.skip();
    return telling;
  }

  private finish(): void {
    clearTimeout(this.timer);
    this.turn++;
    const { goal } = this;
    this.steps = [];
    this.goal = null;
    this.telling = null;
    this.did = [];
    this.playing = false;
    this.came.to = performance.now();
    if (goal) void this.put(goal.scene, null, []);
  }

  /** Without a number it is the table at which somebody may choose. */
  private async put(scene: Scene, told: number | null, lines: readonly Told[]): Promise<void> {
    const root = this.root();
    const before = root && this.moves() ? measure(root) : null;
    this.show(scene, told, lines);
    await tick();
    const now = this.root();
    if (before && now) glide(now, before);
  }
}
