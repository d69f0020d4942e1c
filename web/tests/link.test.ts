import { describe, expect, it } from 'vitest';
import { AT_WILL, delayAfter, isThere, step, type Link, type LinkEvent } from '../src/lib/live/link';

const after = (...events: LinkEvent[]): Link => events.reduce<Link>(step, { state: 'closed' });

describe('the connection', () => {
  it('opens', () => {
    expect(after('start')).toEqual({ state: 'connecting', attempt: 1 });
    expect(after('start', 'opened')).toEqual({ state: 'open' });
  });

  it('waits longer each time, but never long', () => {
    expect(after('start', 'lost')).toMatchObject({ state: 'waiting', delay: 500 });
    expect(after('start', 'lost', 'retry', 'lost')).toMatchObject({ state: 'waiting', delay: 1000 });
    expect(delayAfter(30)).toBe(15_000);
  });

  it('starts anew after it was open, and when the page wakes', () => {
    expect(after('start', 'lost', 'retry', 'opened', 'lost')).toMatchObject({ attempt: 1 });
    expect(after('start', 'lost', 'retry', 'lost', 'wake')).toEqual({ state: 'connecting', attempt: 1 });
  });

  it('ignores what does not concern it', () => {
    expect(after('start', 'opened', 'retry', 'wake', 'start')).toEqual({ state: 'open' });
    expect(after('lost')).toEqual({ state: 'closed' });
  });

  it('stays refused until it is stopped', () => {
    expect(after('start', 'refuse', 'retry', 'wake', 'lost')).toEqual({ state: 'refused' });
    expect(after('start', 'refuse', 'stop', 'start').state).toBe('connecting');
  });
});

describe('a line that is there', () => {
  it('is one that is open, or was hung up only to ask anew', () => {
    expect(isThere({ state: 'open' })).toBe(true);
    expect(isThere({ state: 'connecting', attempt: AT_WILL })).toBe(true);
    expect(isThere({ state: 'connecting', attempt: 1 })).toBe(false);
    expect(isThere(step({ state: 'connecting', attempt: AT_WILL }, 'lost'))).toBe(false);
  });
});
