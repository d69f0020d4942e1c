/**
 * The connection to a table as a state machine without clocks or sockets.
 *
 * `connecting` and `open` speak for themselves; `waiting` tries again later and asks over plain requests
 * meanwhile; `refused` is final: the server said that there is nothing to see.
 */

export type Link =
  | { state: 'closed' }
  | { state: 'connecting'; attempt: number }
  | { state: 'open' }
  | { state: 'waiting'; attempt: number; delay: number }
  | { state: 'refused' };

export type LinkEvent = 'start' | 'opened' | 'lost' | 'retry' | 'wake' | 'refuse' | 'stop';

/** The attempt of who hangs up to ask anew: nothing was lost, and there is nothing to say of it. */
export const AT_WILL = 0;

export const isThere = (link: Link): boolean => link.state === 'open' || (link.state === 'connecting' && link.attempt === AT_WILL);

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;

export const delayAfter = (attempt: number): number => Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (attempt - 1));

export function step(link: Link, event: LinkEvent): Link {
  switch (event) {
    case 'stop':
      return { state: 'closed' };
    case 'refuse':
      return { state: 'refused' };
    case 'start':
      return link.state === 'closed' ? { state: 'connecting', attempt: 1 } : link;
    case 'opened':
      return link.state === 'connecting' ? { state: 'open' } : link;
    case 'lost': {
      if (link.state === 'open') return { state: 'waiting', attempt: 1, delay: delayAfter(1) };
      if (link.state !== 'connecting') return link;
      return { state: 'waiting', attempt: link.attempt, delay: delayAfter(link.attempt) };
    }
    case 'retry':
      return link.state === 'waiting' ? { state: 'connecting', attempt: link.attempt + 1 } : link;
    case 'wake':
      return link.state === 'waiting' ? { state: 'connecting', attempt: 1 } : link;
  }
}
