/** Which frames to show, for how long, and which wait for the player: the order of events made visible. */

import type { Frame } from '../scene/progress';

export type Pace = 'auto' | 'hand' | 'skip';

export interface Step {
  frame: Frame;
  /** Part of somebody else's turn: told line by line. */
  other: boolean;
  /** Milliseconds until the next step; null waits for a key. */
  wait: number | null;
}

const OWN_STEP = 220;
const OWN_TOTAL = 1100;
const OTHER_STEP = 750;
const OTHER_STILL = 450;
/** However much somebody else did, it is told in this time. */
const OTHER_TOTAL = 5000;

/** What the table does by itself (seat below 0) belongs to whoever acted before. */
export function plan(frames: readonly Frame[], mine: ReadonlySet<number>, pace: Pace, motion: boolean): Step[] {
  const steps: Step[] = [];
  let other = false;
  for (const frame of frames) {
    if (frame.event.seat >= 0) other = !mine.has(frame.event.seat);
    if (frame.event.kind === 'turn' && !other) continue;
    if (other) {
      if (pace === 'skip') continue;
      const wait = pace === 'hand' ? null : frame.moved ? OTHER_STEP : OTHER_STILL;
      steps.push({ frame, other, wait });
    } else if (frame.moved && motion) {
      steps.push({ frame, other, wait: OWN_STEP });
    }
  }
  const own = steps.filter((step) => !step.other);
  const short = own.length * OWN_STEP > OWN_TOTAL ? OWN_TOTAL / own.length : OWN_STEP;
  const told = steps.reduce((sum, step) => sum + (step.other ? (step.wait ?? 0) : 0), 0);
  const share = told > OTHER_TOTAL ? OTHER_TOTAL / told : 1;
  return steps.map((step) => ({ ...step, wait: step.other ? step.wait && step.wait * share : short }));
}
