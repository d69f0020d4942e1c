/** What goes over the wire: mirrors veillee/server/types.py, core/scene.py, core/match.py and core/spec.py. */

export type Lang = 'en' | 'fr';

// -- the scene (defaults are left out of the encoded form: see scene/complete.ts) ---------------

export type ZoneKind = 'grid' | 'row' | 'pile' | 'hand' | 'mat' | 'track' | 'graph' | 'dial' | 'tally';

export interface Mark {
  icon: string;
  sign: string;
  text: string;
  color: string;
}

export interface Face {
  title: string;
  kind: string;
  color: string;
  number: string;
  marks: string[];
  needs: string[];
  cost: string[];
  lines: string[];
  points: number | null;
  gains: string[];
  /** All sides of a die; the one that is up is its mark. */
  sides: string[];
}

export interface Piece {
  id: string;
  face: Face | null;
  at: string;
  under: string;
  owner: number | null;
  marks: Mark[];
  empty: boolean;
}

export interface Cell {
  id: string;
  column: number;
  row: number;
  kind: string;
  mark: Mark | null;
  /** Where it is in the picture of a graph, in thousandths of its width and height. */
  x: number;
  y: number;
  title: string;
  /** Printed on it: names in the legend. */
  marks: string[];
  lines: string[];
  closed: boolean;
}

/** A path between two places of a graph. */
export interface Link {
  a: string;
  b: string;
  marks: string[];
  one_way: boolean;
}

export interface Zone {
  id: string;
  kind: ZoneKind;
  title: string;
  place: string;
  owner: number | null;
  pieces: Piece[];
  count: number | null;
  columns: number;
  rows: number;
  cells: Cell[];
  links: Link[];
  /** The height of a graph in hundredths of its width. */
  ratio: number;
  scenery: string;
  spaces: number;
  mark: Mark | null;
  note: string;
}

export interface Choice {
  key: string;
  label: string;
  group: string;
  rule: string;
  targets: string[];
  /** What it would bring. */
  lines: string[];
  /** What of one's own it would silently cost. */
  warns: string[];
}

/** The answer of a seat to a round that goes on; without words where it is sealed. */
export interface Answered {
  seat: number;
  label: string;
}

export interface Question {
  number: number;
  seat: number;
  prompt: string;
  rule: string;
  rule_text: string;
  choices: Choice[];
  /** In a round: all seats that have not answered yet. */
  waiting: number[];
  /** In a round: who has answered. */
  answers: Answered[];
}

export interface Player {
  index: number;
  name: string;
  color: string;
  sign: string;
  automatic: boolean;
  active: boolean;
  score: number | null;
}

export interface SourceLine {
  source: string;
  text: string;
  points: number;
  rule: string;
}

export interface ScoreCard {
  side: number;
  name: string;
  total: number;
  lines: SourceLine[];
  place: number;
  winner: boolean;
}

/** Places, or all of them have won or lost together. */
export type Verdict = 'ranked' | 'won' | 'lost';

export interface Outcome {
  headline: string;
  reason: string;
  rule: string;
  /** None where nothing was counted. */
  scores: ScoreCard[];
  verdict: Verdict;
}

export interface Scene {
  game: string;
  title: string;
  lang: string;
  mode: string;
  level: string;
  seat: number | null;
  status: string;
  players: Player[];
  zones: Zone[];
  legend: Record<string, Mark>;
  question: Question | null;
  outcome: Outcome | null;
  accent: string;
  /** Every seat sees the same. */
  open: boolean;
}

type Defaulted<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

export type WireMark = Defaulted<Mark, 'color'>;
export type WireFace = Defaulted<
  Face,
  'color' | 'number' | 'marks' | 'needs' | 'cost' | 'lines' | 'points' | 'gains' | 'sides'
>;
export type WirePiece = Pick<Piece, 'id'> &
  Partial<Pick<Piece, 'at' | 'under' | 'owner' | 'empty'>> & { face?: WireFace | null; marks?: WireMark[] };
export type WireCell = Pick<Cell, 'id'> & Partial<Omit<Cell, 'id' | 'mark'>> & { mark?: WireMark | null };
export type WireLink = Defaulted<Link, 'marks' | 'one_way'>;
export type WireZone = Pick<Zone, 'id' | 'kind' | 'title'> &
  Partial<Pick<Zone, 'place' | 'owner' | 'count' | 'columns' | 'rows' | 'ratio' | 'scenery' | 'spaces' | 'note'>> & {
    pieces?: WirePiece[];
    cells?: WireCell[];
    links?: WireLink[];
    mark?: WireMark | null;
  };
export type WireChoice = Defaulted<Choice, 'group' | 'rule' | 'targets' | 'lines' | 'warns'>;
/** `roles`: the roles of the parts of a key, by its kind, for choices that leave out their targets. */
export type WireQuestion = Omit<Question, 'choices' | 'waiting' | 'answers'> & {
  choices?: WireChoice[];
  roles?: Record<string, string[]>;
  waiting?: number[];
  answers?: Defaulted<Answered, 'label'>[];
};
export type WireOutcome = Defaulted<Outcome, 'verdict'>;
export type WirePlayer = Defaulted<Player, 'automatic' | 'active' | 'score'>;
export type WireScene = Pick<Scene, 'game' | 'title' | 'lang' | 'mode' | 'level' | 'seat' | 'status'> & {
  players: WirePlayer[];
  zones: WireZone[];
  legend?: Record<string, WireMark>;
  question?: WireQuestion | null;
  outcome?: WireOutcome | null;
  accent?: string;
  open?: boolean;
};

// -- what a match tells ---------------------------------------------------------------------------

export interface Told {
  number: number;
  decision: number;
  kind: string;
  seat: number;
  rule: string;
  text: string;
  pieces: string[];
}

export interface Explanation {
  key: string;
  possible: boolean;
  reason: string;
  rule: string;
  rule_text: string;
}

// -- games ------------------------------------------------------------------------------------------

export interface Name {
  fr: string;
  en: string;
}

export interface ModeInfo {
  id: string;
  seats: number[];
  levels: string[];
  level: string;
  /** For a number of seats, how many people may share them; else everybody has one. */
  people: Record<number, number[]>;
  /** Only as a chapter of a campaign. */
  chapter: boolean;
}

/** `modes` and `seats` say where it is meant: everywhere if they are empty. */
export interface SettingInfo {
  id: string;
  values: string[];
  modes: string[];
  seats: number[];
}

/** Who a seat can be. */
export interface RolesInfo {
  role: string;
  ids: string[];
  modes: string[];
  /** Seats are called as their roles. */
  called: boolean;
}

export interface GameInfo {
  id: string;
  title: Name;
  modes: ModeInfo[];
  settings: SettingInfo[];
  roles: RolesInfo | null;
}

export interface GameCard {
  info: GameInfo;
  accent: string;
  scenery: string;
  words: Record<Lang, Record<string, string>>;
  bots: string[];
  /** It can be played as a chain of chapters. */
  campaign: boolean;
  /** What a campaign can be begun with. */
  campaign_settings: SettingInfo[];
}

export interface RuleEntry {
  number: string;
  chapter: string;
  source: string;
  text: string;
}

export interface RuleChapter {
  id: string;
  title: string;
}

export interface Catalogue {
  game: string;
  lang: Lang;
  chapters: RuleChapter[];
  rules: RuleEntry[];
}

// -- people -----------------------------------------------------------------------------------------

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface NewAccount {
  name: string;
  passphrase: string;
}

export type Login = NewAccount;

export interface Rename {
  name: string;
}

// -- matches ----------------------------------------------------------------------------------------

/** `gathering`: roles are being chosen, nothing is dealt yet. `closed`: the rules of today cannot go on with it. */
export type MatchState = 'gathering' | 'waiting' | 'playing' | 'paused' | 'over' | 'abandoned' | 'closed';

export interface NewMatch {
  game: string;
  mode?: string | null;
  level?: string | null;
  seats?: string[] | null;
  players?: number | null;
  settings?: Record<string, string>;
  seed?: string | null;
  free_undo?: boolean;
  one_screen?: boolean;
  open?: boolean;
  watchable?: boolean;
  abandon_hours?: number;
  /** The role of each seat, an empty word where it is left open. */
  roles?: string[] | null;
  /** Which person plays each seat. */
  people?: number[] | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'human' | 'bot';
  name: string;
  color: string;
  bot: string | null;
  person: string | null;
  yours: boolean;
  /** The path of the invitation: `/join/…`; it stands at the first seat of a person. */
  invitation: string | null;
  /** Empty where it is open. */
  role: string;
  role_name: string;
}

export interface MatchInfo {
  id: string;
  game: string;
  mode: string;
  level: string;
  settings: Record<string, string>;
  state: MatchState;
  version: number;
  number: number;
  seats: SeatInfo[];
  /** Which person plays each seat. */
  people: number[];
  yours: boolean;
  /** The campaign of which it is a chapter. */
  campaign: string | null;
  chapter: string | null;
  /** The seats that are asked: several in a round. */
  waiting: number[];
  turn_since: string | null;
  created: string;
  updated: string;
  open: boolean;
  free_undo: boolean;
  /** The path for spectators: `/watch/…`. */
  watch: string | null;
  seed: string | null;
  forked_from: string | null;
  outcome: WireOutcome | null;
}

export interface Matches {
  mine: MatchInfo[];
  open: MatchInfo[];
}

export interface Undo {
  possible: boolean;
  key: string;
  label: string;
  reason: string;
  redo: boolean;
}

export interface WireTableState {
  type: 'table';
  match: MatchInfo;
  version: number;
  seat: number | null;
  scene: WireScene;
  log: Told[];
  undo: Undo;
}

export type TableState = Omit<WireTableState, 'scene'> & { scene: Scene };

export interface Play {
  version: number;
  key: string;
  /** The decision that is answered: in a round it counts although others have answered since. */
  number: number;
}

export interface Change {
  version: number;
}

export interface Problem {
  error: string;
  message: string;
  rule: string;
}

export interface Stale {
  error: 'stale';
  message: string;
  table: WireTableState;
}

export interface Settings {
  open?: boolean | null;
  watchable?: boolean | null;
  abandon_hours?: number | null;
}

/** An invitation is good for all seats of a person. */
export interface Invitation {
  match: MatchInfo;
  seats: number[];
}

export interface WirePosition {
  match: MatchInfo;
  number: number;
  last: number;
  key: string;
  seat: number | null;
  scene: WireScene;
  log: Told[];
}

export type Position = Omit<WirePosition, 'scene'> & { scene: Scene };

export interface ForkMatch {
  number: number;
  seats?: string[] | null;
}

export interface Rematch {
  same_seed?: boolean;
}

/** Hands a seat over: to a bot by its name, to you (`human`), or to whoever gets the invitation (`invite`). */
export interface HandOver {
  seat: number;
  kind: string;
}

export interface ChooseRole {
  seat: number;
  role: string;
}

// -- campaigns --------------------------------------------------------------------------------------

export interface CampaignInfo {
  id: string;
  game: string;
  /** The number of the chapter to come, or that is being played. */
  chapter: number;
  over: boolean;
  yours: boolean;
  status: string;
  updated: string;
  /** A chapter is being played, perhaps without you. */
  playing: boolean;
  /** Its match, if you may open it. */
  match: string | null;
}

export interface ChapterAhead {
  id: string;
  title: string;
  note: string;
}

export interface ChapterDone {
  chapter: string;
  title: string;
  verdict: Verdict;
  match: string | null;
}

/** Where the group stands, its story so far, and what it owns. */
export interface CampaignPage {
  status: string;
  story: string[];
  zones: Zone[];
  legend: Record<string, Mark>;
}

export interface CampaignState {
  info: CampaignInfo;
  page: CampaignPage;
  chapters: ChapterAhead[];
  done: ChapterDone[];
  people: string[];
  settings: Record<string, string>;
  forked_from: string | null;
}

export type WireCampaignState = Omit<CampaignState, 'page'> & {
  page: Pick<CampaignPage, 'status'> & { story?: string[]; zones?: WireZone[]; legend?: Record<string, WireMark> };
};

export interface Campaigns {
  mine: CampaignInfo[];
}

export interface NewCampaign {
  game: string;
  settings?: Record<string, string>;
}

export interface NewChapter {
  chapter: string;
  seats?: string[] | null;
  roles?: string[] | null;
  people?: number[] | null;
  one_screen?: boolean;
  free_undo?: boolean;
}

// -- the live connection --------------------------------------------------------------------------

export interface People {
  type: 'people';
  online: string[];
}

export type ServerMessage = WireTableState | People;

export type ClientMessage = { type: 'lang'; lang: Lang } | { type: 'seat'; seat: number } | { type: 'ping' };
