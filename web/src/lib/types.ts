/** What the table is made of: what goes over the wire, and names for parts of it. */

import type { Done, MatchInfo, Online, Outcome, Refused, Signalled, WireChanged, WireShown, Zone } from './wire';

export type * from './wire';

export type Lang = 'en' | 'fr';

export type ZoneKind = Zone['kind'];

export type MatchState = MatchInfo['state'];

export type Verdict = Outcome['verdict'];

export type ServerMessage = WireShown | WireChanged | Done | Refused | Online | Signalled;
