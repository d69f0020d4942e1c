/** Shows the table in the order of events: own moves glide, the turns of others are told step by step. */

import { tick } from 'svelte';
import { glide, measure, settle } from '../motion/flip';
import { frames } from '../scene/progress';
import type { Scene, Told } from '../types';
import { plan, type Pace, type Step } from './steps';

export interface Telling {
  event: Told;
  at: number;
  of: number;
}

export class Director {
  /** Set while somebody else's turn is being told. */
  telling = $state.raw<Telling | null>(null);
  playing = $state(false);

  private steps: Step[] = [];
  private at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end: (() => void) | null = null;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly moves: () => boolean,
    private readonly show: (scene: Scene, final: boolean, event: Told | null) => void,
  ) {}

  /** From the scene on the screen to `after`, through what happened between. */
  async play(before: Scene, after: Scene, events: readonly Told[], mine: ReadonlySet<number>, pace: Pace): Promise<void> {
    this.skip();
    this.steps = plan(frames(before, after, events), mine, pace, this.moves());
    this.at = 0;
    this.playing = this.steps.length > 0;
    this.end = () => this.put(after, true, null);
    await this.go();
  }

  private async go(): Promise<void> {
    clearTimeout(this.timer);
    const step = this.steps[this.at];
    if (!step) {
      this.finish();
      return;
    }
    this.at++;
    const others = this.steps.filter(({ other }) => other);
    this.telling = step.other
      ? { event: step.frame.event, at: others.indexOf(step) + 1, of: others.length }
      : null;
    await this.put(step.frame.scene, false, step.other ? step.frame.event : null);
    if (step.wait !== null && this.playing && this.steps[this.at - 1] === step) {
      this.timer = setTimeout(() => void this.go(), step.wait);
    }
  }

  /** The next line, by hand: from now on nothing goes on by itself. */
  next(): void {
    this.steps = this.steps.map((step) => (step.other ? { ...step, wait: null } : step));
    void this.go();
  }

  /** To the end at once. */
  skip(): void {
    const root = this.root();
    if (root) settle(root);
    if (this.end) this.finish();
  }

  /** Somebody clicks or types: to the end at once. True when something was still to be told, and that was meant. */
  hurry(): boolean {
    const telling = this.playing && this.steps.slice(Math.max(0, this.at - 1)).some(({ other }) => other);
    if (this.playing) this.skip();
    return telling;
  }

  private finish(): void {
    clearTimeout(this.timer);
    const end = this.end;
    this.steps = [];
    this.end = null;
    this.telling = null;
    this.playing = false;
    end?.();
  }

  private async put(scene: Scene, final: boolean, event: Told | null): Promise<void> {
    const root = this.root();
    const before = root && this.moves() ? measure(root) : null;
    this.show(scene, final, event);
    await tick();
    const now = this.root();
    if (before && now) glide(now, before);
  }
}
