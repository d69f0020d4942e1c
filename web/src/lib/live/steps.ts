/** Which tables to show, for how long, and which wait for the player: the order of events made visible. */

import { frames } from '../scene/progress';
import type { Scene, Told } from '../types';

export type Pace = 'auto' | 'hand' | 'skip';

/** A table as it stands once all events up to a number are told. */
export interface Stage {
  scene: Scene;
  told: number;
}

export interface Step {
  scene: Scene;
  /** What is told with it; nothing where the table only comes to rest. */
  lines: readonly Told[];
  /** The number of the last event that has led to it. */
  told: number;
  /** One's own doing that has led to it, where the table comes to rest after it. */
  did: readonly Told[];
  /** Part of somebody else's turn: told line by line. */
  other: boolean;
  /** Nothing visible changes with it: where much is to be told, only who goes through it by hand sees it. */
  still?: boolean;
  /** Milliseconds until the next step; null waits for a key. */
  wait: number | null;
}

const OWN_STEP = 220;
const OWN_TOTAL = 1100;
/** How long one's own result is seen before somebody else's turn is told. */
export const OWN_RESULT = 1200;
const OTHER_STEP = 750;
const OTHER_STILL = 450;
const OTHER_MORE = 250;
/** Letters that are read at a glance. */
const BREATH = 100;
/** However much somebody else did, it is told in this time. */
const OTHER_TOTAL = 5000;
/** A step that is left to the log. */
export const PASSED = 1;

/**
 * From the scene on the screen through all stages; the last one is where it ends, and no step of its own. What the
 * table does by itself (seat below 0) belongs to whoever acted before.
 */
export function plan(before: Scene, stages: readonly Stage[], events: readonly Told[], mine: ReadonlySet<number>, pace: Pace, motion: boolean): Step[] {
  const steps: Step[] = [];
  let did: Told[] = [];
  const first = events.find(({ seat }) => seat >= 0);
  let other = first !== undefined && !mine.has(first.seat);
  let scene = before;
  let from = -Infinity;
  for (const stage of stages) {
    const until = stage === stages.at(-1) ? Infinity : stage.told;
    const here = frames(scene, stage.scene, events.filter(({ number }) => number > from && number <= until));
    let begun = false;
    for (const { event, moved, scene: shown } of here) {
      if (event.seat >= 0) other = !mine.has(event.seat);
      if (event.kind === 'turn' && !other) continue;
      const told = event.number;
      if (!other) did.push(event);
      const before = steps.at(-1);
      if (other && pace === 'skip') continue;
      // What the table does by itself, and what belongs to one thing that somebody did, is told in one breath.
      const aside = event.seat < 0;
      if (other && before?.other && (aside || (begun && until < Infinity && fits(before.lines, event)))) {
        before.scene = shown;
        before.told = told;
        before.still &&= !moved;
        if (aside) continue;
        before.lines = [...before.lines, event];
        before.wait &&= before.wait + OTHER_MORE;
      } else if (other) {
        steps.push({ scene: shown, lines: [event], told, did: [], other, still: !moved, wait: pace === 'hand' ? null : moved ? OTHER_STEP : OTHER_STILL });
        begun = true;
      } else if (moved && motion) steps.push({ scene: shown, lines: [], told, did: [], other, wait: OWN_STEP });
    }
    const last = steps.at(-1);
    if (until < Infinity && pace !== 'skip') {
      // Between two lines that are told the table is true to the last number.
      if (other && last?.other) last.scene = { ...stage.scene, question: last.scene.question };
      else if (!other) {
        steps.push(rest(stage, did, other));
        did = [];
      }
    }
    scene = stage.scene;
    from = until;
  }
  return rested(paced(steps));
}

const fits = (lines: readonly Told[], more: Told): boolean => [...lines, more].reduce((sum, { text }) => sum + text.length, 0) <= BREATH;

/** The table as it is left; nobody sees it unless somebody else's turn is told next. */
export const rest = ({ scene, told }: Stage, did: readonly Told[], other: boolean): Step => ({ scene, lines: [], told, did, other, wait: 0 });

/** Neither one's own motion nor somebody else's turn lasts too long; of a long one what changes the table is told. */
export function paced(steps: readonly Step[]): Step[] {
  const own = steps.filter(({ other, wait }) => !other && wait === OWN_STEP).length;
  const short = own * OWN_STEP > OWN_TOTAL ? OWN_TOTAL / own : OWN_STEP;
  const long = (some: readonly Step[]): number => some.reduce((sum, { other, wait }) => sum + (other ? (wait ?? 0) : 0), 0) / OTHER_TOTAL;
  const much = long(steps) > 1 && steps.some(({ other, still }) => other && still === false);
  const passes = ({ other, still, wait }: Step): boolean => much && other && still === true && wait !== null;
  const share = Math.max(1, long(steps.filter((step) => !passes(step))));
  return steps.map((step) => ({ ...step, wait: passes(step) ? PASSED : step.other ? step.wait && step.wait / share : step.wait === OWN_STEP ? short : step.wait }));
}

/** Before somebody else's turn is told, the table as one has made it is seen for a moment. */
export function rested(steps: readonly Step[]): Step[] {
  const shown = steps.filter(({ wait, other }, at) => wait !== 0 || (!other && steps[at + 1]?.other));
  return shown.map((step, at) => (!step.other && shown[at + 1]?.other ? { ...step, wait: OWN_RESULT } : step));
}
