/** What goes over the wire. Written by tools/web_types.py from the types of the service: change them there. */

/** One choice: what was chosen, what would have been better, and how all seats stood afterwards. */
export interface Moment {
  place: number;
  number: number;
  seat: number;
  key: string;
  label: string;
  chance: number;
  better: string;
  better_label: string;
  better_chance: number;
  cost: number;
  chances: number[];
  unforeseen: boolean;
}

/** A whole match. `chances` are those before its first choice; `worst` are places of choices. */
export interface Analysis {
  game: string;
  mode: string;
  level: string;
  names: string[];
  colors: string[];
  chances: number[];
  moments: Moment[];
  worst: number[];
}

/** The analysis of a finished match: how many decisions were looked at so far, and the whole once it is done. */
export interface AnalysisState {
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** A bot that is offered: what seats call it, what people call it, and how long it thinks. */
export interface BotInfo {
  bot: string;
  name: Record<"en" | "fr", string>;
  note: Record<"en" | "fr", string>;
}

/** A campaign as one text. */
export interface CampaignFile {
  text: string;
}

/** A campaign as a list shows it. */
export interface CampaignInfo {
  id: string;
  game: string;
  chapter: number;
  over: boolean;
  yours: boolean;
  status: string;
  updated: string;
  playing: boolean;
  match: string | null;
}

/** The visible side of a piece. Its symbols are names of marks in the legend of the scene. */
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
  sides: string[];
  reach: number[][];
}

export interface WireFace {
  title: string;
  kind: string;
  color?: string;
  number?: string;
  marks?: string[];
  needs?: string[];
  cost?: string[];
  lines?: string[];
  points?: number | null;
  gains?: string[];
  sides?: string[];
  reach?: number[][];
}

/** A symbol with its meaning: an icon name for pictures, a short sign for text, words, a colour. */
export interface Mark {
  icon: string;
  sign: string;
  text: string;
  color: string;
}

export interface WireMark {
  icon: string;
  sign: string;
  text: string;
  color?: string;
}

/** Something on the table. Without a face only its back is seen. */
export interface Piece {
  id: string;
  face: Face | null;
  at: string;
  under: string;
  owner: number | null;
  marks: Mark[];
  empty: boolean;
  figure: string;
  awake: boolean;
  towards: string;
}

export interface WirePiece {
  id: string;
  face?: WireFace | null;
  at?: string;
  under?: string;
  owner?: number | null;
  marks?: WireMark[];
  empty?: boolean;
  figure?: string;
  awake?: boolean;
  towards?: string;
}

/** A place of a grid (`column`, `row`, from 0), of a graph (`x`, `y` in thousandths of the picture), a part of a wheel, or a space of a track that has something printed on it (its id is the number of the space). */
export interface Cell {
  id: string;
  column: number;
  row: number;
  kind: string;
  mark: Mark | null;
  x: number;
  y: number;
  title: string;
  marks: string[];
  lines: string[];
  closed: boolean;
}

export interface WireCell {
  id: string;
  column?: number;
  row?: number;
  kind?: string;
  mark?: WireMark | null;
  x?: number;
  y?: number;
  title?: string;
  marks?: string[];
  lines?: string[];
  closed?: boolean;
}

/** A path between two places of a graph; its marks (a cost, say) are names in the legend. */
export interface Link {
  a: string;
  b: string;
  marks: string[];
  one_way: boolean;
  kind: string;
}

export interface WireLink {
  a: string;
  b: string;
  marks?: string[];
  one_way?: boolean;
  kind?: string;
}

/** A paragraph of a story; `speaker` says it, and a `decided` one is what somebody chose. */
export interface Paragraph {
  text: string;
  speaker: string;
  decided: boolean;
  title: string;
}

export interface WireParagraph {
  text: string;
  speaker?: string;
  decided?: boolean;
  title?: string;
}

/** An area of a graph and its `cells`, drawn around them or within an `outline` of points in thousandths of the picture, on a `scenery` of its own if it has one. */
export interface Region {
  id: string;
  title: string;
  color: string;
  cells: string[];
  outline: number[][];
  scenery: string;
}

export interface WireRegion {
  id: string;
  title: string;
  color?: string;
  cells?: string[];
  outline?: number[][];
  scenery?: string;
}

/** A part of the table. `place` hints where it belongs: board, side, own, other, opponent. */
export interface Zone {
  id: string;
  kind: "dial" | "graph" | "grid" | "hand" | "mat" | "pile" | "row" | "stave" | "tally" | "text" | "track" | "wheel";
  title: string;
  place: string;
  owner: number | null;
  pieces: Piece[];
  count: number | null;
  columns: number;
  rows: number;
  cells: Cell[];
  links: Link[];
  ratio: number;
  scenery: string;
  spaces: number;
  mark: Mark | null;
  note: string;
  page: string;
  paragraphs: Paragraph[];
  regions: Region[];
  importance: number;
  least: number;
}

export interface WireZone {
  id: string;
  kind: "dial" | "graph" | "grid" | "hand" | "mat" | "pile" | "row" | "stave" | "tally" | "text" | "track" | "wheel";
  title: string;
  place?: string;
  owner?: number | null;
  pieces?: WirePiece[];
  count?: number | null;
  columns?: number;
  rows?: number;
  cells?: WireCell[];
  links?: WireLink[];
  ratio?: number;
  scenery?: string;
  spaces?: number;
  mark?: WireMark | null;
  note?: string;
  page?: string;
  paragraphs?: WireParagraph[];
  regions?: WireRegion[];
  importance?: number;
  least?: number;
}

/** What a campaign's page shows: where the group stands, the story so far, and what it owns as zones of a scene. */
export interface Page {
  status: string;
  story: string[];
  zones: Zone[];
  legend: Record<string, Mark>;
}

export interface WirePage {
  status: string;
  story: string[];
  zones: WireZone[];
  legend: Record<string, WireMark>;
}

/** A base class for defining efficient serializable objects. */
export interface ChapterInfo {
  id: string;
  title: string;
  note: string;
  decides: string[];
  settled: Record<string, string>;
}

/** A chapter that was played; one that was played elsewhere has no match here. */
export interface ChapterDone {
  chapter: string;
  title: string;
  verdict: "lost" | "ranked" | "won";
  match: string | null;
}

/** A campaign's page: where the group stands, what lies ahead, what was done, who belongs to it. */
export interface CampaignState {
  info: CampaignInfo;
  page: Page;
  chapters: ChapterInfo[];
  done: ChapterDone[];
  people: string[];
  settings: Record<string, string>;
  forked_from: string | null;
}

export interface WireCampaignState {
  info: CampaignInfo;
  page: WirePage;
  chapters: ChapterInfo[];
  done: ChapterDone[];
  people: string[];
  settings: Record<string, string>;
  forked_from: string | null;
}

/** The campaigns that you own or belong to. */
export interface Campaigns {
  mine: CampaignInfo[];
}

/** A base class for defining efficient serializable objects. */
export interface RuleChapter {
  id: string;
  title: string;
}

/** A base class for defining efficient serializable objects. */
export interface RuleEntry {
  number: string;
  chapter: string;
  source: string;
  text: string;
}

/** The rules of a game in one language. */
export interface Catalogue {
  game: string;
  lang: "en" | "fr";
  chapters: RuleChapter[];
  rules: RuleEntry[];
}

/** Undo, redo, resign, pause, resume: the version of the table it was decided at. */
export interface Change {
  version: number;
}

/** What was told, over a socket, in columns: from the `first` event on, packed as `veillee.core.packing` says. */
export interface Lines {
  first: number;
  decisions: number[][];
  turns: number[];
  seats: number[][];
  rules: string;
  texts: string[];
  same: string;
  pieces: string;
}

/** A tip in words; `{light}` in them is a sign of the scene's legend. `number` counts the decisions before it. */
export interface DueTip {
  id: string;
  text: string;
  targets: string[];
  rule: string;
  number: number;
}

/** What is to be said now in a guided match, and the key of a good choice while the learner follows the path. */
export interface Guidance {
  tips: DueTip[];
  proposed: string | null;
}

/** A table on the way to the next decision: a change of the one before it, and the last event that was told then. */
export interface Passed {
  told: number;
  scene: Record<string, unknown>;
}

/** What is new at a table since a version: fields of the match and of what may be taken back, a change of the scene, what was told since. */
export interface Changed {
  type: "change";
  after: number;
  version: number;
  seat: number | null;
  match: Record<string, unknown>;
  scene: Record<string, unknown>;
  log: Lines | null;
  undo: Record<string, unknown>;
  guide: Guidance | null;
  way: Passed[];
  faces: Record<string, Record<string, unknown>>;
}

export interface WireChanged {
  type: "change";
  after: number;
  version: number;
  seat: number | null;
  match: Record<string, unknown>;
  scene: Record<string, unknown>;
  log?: Lines | null;
  undo?: Record<string, unknown>;
  guide?: Guidance | null;
  way?: Passed[];
  faces?: Record<string, Record<string, unknown>>;
}

/** What was asked over a socket is done and safe: the table has this version, or one after it. */
export interface Done {
  type: "done";
  answer: string;
  version: number;
}

/** Why a move is possible or not, with the rule's number and text. */
export interface Explanation {
  key: string;
  possible: boolean;
  reason: string;
  rule: string;
  rule_text: string;
}

/** The chapter to play again, in a campaign of its own. */
export interface ForkCampaign {
  number: number;
}

/** Continue from a decision in a match of its own; what was hidden is dealt again. */
export interface ForkMatch {
  number: number;
  seats?: string[] | null;
}

/** A name in both languages. */
export interface Name {
  fr: string;
  en: string;
}

/** A way to play: how many seats, and which levels of an automated opponent if there is one. */
export interface ModeInfo {
  id: string;
  seats: number[];
  levels: string[];
  level: string;
  people: Record<number, number[]>;
  chapter: boolean;
}

/** Something the host may set; the first value is the default. */
export interface SettingInfo {
  id: string;
  values: string[];
  modes: string[];
  seats: number[];
  given: Record<string, string[]>;
  needs: Record<string, Record<string, string[]>>;
}

/** Who a seat can be. `role` is the lexicon's word for it (`colour`, `merchant`), `ids` are those to choose from. */
export interface RolesInfo {
  role: string;
  ids: string[];
  modes: string[];
  called: boolean;
  needs: Record<string, Record<string, string[]>>;
  proposed: string;
}

/** What can be played, as `veillee.list_games()` lists it. */
export interface GameInfo {
  id: string;
  title: Name;
  modes: ModeInfo[];
  settings: SettingInfo[];
  roles: RolesInfo | null;
}

/** A game on the home page: what it is, what can be set, who can sit at the table. */
export interface GameCard {
  info: GameInfo;
  accent: string;
  scenery: string;
  words: Record<"en" | "fr", Record<string, string>>;
  bots: BotInfo[];
  usual: string;
  campaign: boolean;
  campaign_settings: SettingInfo[];
  campaign_decides: string[];
  lesson: boolean;
  guided: boolean;
  minutes: number;
  phrases: string[];
  deeds: string[];
}

/** A question that is usually not asked, what is answered instead, and whether you want to be asked all the same. */
export interface UsualInfo {
  question: string;
  text: string;
  asked: boolean;
}

/** What you answer without being asked: what is usual in a game, and how many habits of your own you have there. */
export interface Habits {
  game: string;
  on: boolean | null;
  usual: UsualInfo[];
  own: number;
}

/** A seat for somebody else: a bot by its name, `human` for the owner, `invite` for whoever gets the link. */
export interface HandOver {
  seat: number;
  kind: string;
}

/** Whether the server is well, how many of its unfinished matches cannot be opened, and what the database lacks. */
export interface Health {
  status: "database" | "ok";
  damaged: number;
  reason: "" | "full" | "locked" | "malformed" | "other" | "read-only" | "unreachable";
}

/** A seat of a match. `invitation` is there for the owner while nobody has claimed the seat. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human";
  name: string;
  color: string;
  bot: string | null;
  bot_name: string;
  person: string | null;
  yours: boolean;
  invitation: string | null;
  role: string;
  role_name: string;
}

/** Points from one source. */
export interface SourceLine {
  source: string;
  text: string;
  points: number;
  rule: string;
}

/** The final score of one side. */
export interface ScoreCard {
  side: number;
  name: string;
  total: number;
  lines: SourceLine[];
  place: number;
  winner: boolean;
}

/** The end of the match in words. */
export interface Outcome {
  headline: string;
  reason: string;
  rule: string;
  scores: ScoreCard[];
  verdict: "lost" | "ranked" | "won";
}

export interface WireOutcome {
  headline: string;
  reason: string;
  rule: string;
  scores: ScoreCard[];
  verdict?: "lost" | "ranked" | "won";
}

/** How a match stands: where in the game it is, and the scores of all sides as far as everybody knows them. */
export interface Progress {
  status: string;
  scores: (number | null)[];
}

/** A match as a list shows it. What nobody at the table may know is not in it. */
export interface MatchInfo {
  id: string;
  game: string;
  mode: string;
  level: string;
  settings: Record<string, string>;
  state: "abandoned" | "closed" | "damaged" | "gathering" | "over" | "paused" | "playing" | "waiting";
  version: number;
  number: number;
  seats: SeatInfo[];
  people: number[];
  yours: boolean;
  waiting: number[];
  turn_since: string | null;
  created: string;
  updated: string;
  open: boolean;
  free_undo: boolean;
  watch: string | null;
  seed: string | null;
  forked_from: string | null;
  outcome: Outcome | null;
  campaign: string | null;
  chapter: string | null;
  progress: Progress | null;
}

export interface WireMatchInfo {
  id: string;
  game: string;
  mode: string;
  level: string;
  settings: Record<string, string>;
  state: "abandoned" | "closed" | "damaged" | "gathering" | "over" | "paused" | "playing" | "waiting";
  version: number;
  number: number;
  seats: SeatInfo[];
  people: number[];
  yours: boolean;
  waiting: number[];
  turn_since: string | null;
  created: string;
  updated: string;
  open: boolean;
  free_undo: boolean;
  watch: string | null;
  seed: string | null;
  forked_from: string | null;
  outcome: WireOutcome | null;
  campaign: string | null;
  chapter: string | null;
  progress: Progress | null;
}

/** What an invitation leads to, before it is accepted: all seats of a person. */
export interface Invitation {
  match: MatchInfo;
  seats: number[];
}

export interface WireInvitation {
  match: WireMatchInfo;
  seats: number[];
}

/** A heading of a game's page, and its paragraphs. `{light}` in them is a sign of the legend. */
export interface LessonPart {
  title: string;
  texts: string[];
}

/** One screen that says what the goal is, what a turn is and how it ends; and whether there is a guided match. */
export interface LessonPage {
  game: string;
  lang: string;
  parts: LessonPart[];
  legend: Record<string, Mark>;
  guided: boolean;
}

export interface WireLessonPage {
  game: string;
  lang: string;
  parts: LessonPart[];
  legend: Record<string, WireMark>;
  guided: boolean;
}

/** A base class for defining efficient serializable objects. */
export interface Login {
  name: string;
  passphrase: string;
}

/** Your matches, the latest first, and those that anybody may join; `older` asks for the page behind this one. */
export interface Matches {
  mine: MatchInfo[];
  open: MatchInfo[];
  older: string | null;
}

export interface WireMatches {
  mine: WireMatchInfo[];
  open: WireMatchInfo[];
  older: string | null;
}

/** Who you are: a guest, or an account that keeps its matches across devices. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

/** A name and a passphrase turn the present guest into an account. */
export interface NewAccount {
  name: string;
  passphrase: string;
}

/** A campaign to begin. */
export interface NewCampaign {
  game: string;
  settings?: Record<string, string>;
  seed?: string | null;
}

/** Your answer to a question from now on: the key of an option, `ask`, or nothing for what is usual. */
export interface NewHabit {
  question: string;
  answer?: string;
}

/** A match to start. Seats are `human`, or the name of a bot; the first human seat is yours. */
export interface NewMatch {
  game: string;
  mode?: string | null;
  level?: string | null;
  seats?: string[] | null;
  players?: number | null;
  settings?: Record<string, string>;
  roles?: string[] | null;
  people?: number[] | null;
  gather?: boolean;
  seed?: string | null;
  free_undo?: boolean;
  one_screen?: boolean;
  open?: boolean;
  watchable?: boolean;
  abandon_hours?: number;
  guided?: boolean;
}

/** The present passphrase of an account, and the one that takes its place. */
export interface NewPassphrase {
  old: string;
  new: string;
}

/** Who looks at the table just now. */
export interface Online {
  type: "people";
  online: string[];
}

/** An answer: the version of the table it was given at, the key of the option and, in a round, its decision. */
export interface Play {
  version: number;
  key: string;
  number?: number | null;
}

/** The chapter to play next, and who plays it: people may come and go between chapters. */
export interface PlayChapter {
  chapter: string;
  seats?: string[] | null;
  roles?: string[] | null;
  people?: number[] | null;
  level?: string | null;
  settings?: Record<string, string>;
  free_undo?: boolean;
  one_screen?: boolean;
}

/** Somebody at the table: a seat, or an automated opponent (`automatic`). */
export interface Player {
  index: number;
  name: string;
  color: string;
  sign: string;
  automatic: boolean;
  active: boolean;
  score: number | null;
}

export interface WirePlayer {
  index: number;
  name: string;
  color: string;
  sign: string;
  automatic?: boolean;
  active?: boolean;
  score?: number | null;
}

/** Where an option would turn a wheel to; its `mark` says what happens then. */
export interface Stop {
  zone: string;
  cell: string;
  mark: Mark | null;
}

export interface WireStop {
  zone: string;
  cell: string;
  mark?: WireMark | null;
}

/** An option of the decision: `targets` are the ids of the pieces and cells it concerns, `lines` say what it would bring, before it is chosen, `warns` what of one's own it would silently cost, and `stops` to where it would turn wheels. */
export interface Choice {
  key: string;
  label: string;
  group: string;
  rule: string;
  targets: string[];
  lines: string[];
  warns: string[];
  head: string;
  parts: string[];
  stops: Stop[];
}

export interface WireChoice {
  key: string;
  label: string;
  group?: string;
  rule?: string;
  targets?: string[];
  lines?: string[];
  warns?: string[];
  head?: string;
  parts?: string[];
  stops?: WireStop[];
}

/** The answer of a seat to a round that goes on; without words where it is sealed. */
export interface Answered {
  seat: number;
  label: string;
}

export interface WireAnswered {
  seat: number;
  label?: string;
}

/** The present decision. Only the seat that is asked sees the choices. */
export interface Question {
  number: number;
  seat: number;
  prompt: string;
  rule: string;
  rule_text: string;
  choices: Choice[];
  roles: Record<string, string[]>;
  name: string;
  waiting: number[];
  answers: Answered[];
  about: string[];
}

export interface WireQuestion {
  number: number;
  seat: number;
  prompt: string;
  rule: string;
  rule_text: string;
  choices?: WireChoice[];
  roles?: Record<string, string[]>;
  name?: string;
  waiting?: number[];
  answers?: WireAnswered[];
  about?: string[];
}

/** A page of the table: where there is no room for all zones, one page of them is seen at a time. */
export interface PageInfo {
  id: string;
  title: string;
}

/** All that a seat sees (`seat` is None for a spectator). */
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
  open: boolean;
  pages: PageInfo[];
}

export interface WireScene {
  game: string;
  title: string;
  lang: string;
  mode: string;
  level: string;
  seat: number | null;
  status: string;
  players: WirePlayer[];
  zones: WireZone[];
  legend?: Record<string, WireMark>;
  question?: WireQuestion | null;
  outcome?: WireOutcome | null;
  accent?: string;
  open?: boolean;
  pages?: PageInfo[];
}

/** An event as one seat may know it. `pieces` are the ids of what it concerns. */
export interface Told {
  number: number;
  decision: number;
  kind: string;
  seat: number;
  rule: string;
  text: string;
  pieces: string[];
}

/** The table after a number of choices, as you may see it: for replays and links. */
export interface Position {
  match: MatchInfo;
  number: number;
  last: number;
  key: string;
  seat: number | null;
  scene: Scene;
  log: Told[];
}

export interface WirePosition {
  match: WireMatchInfo;
  number: number;
  last: number;
  key: string;
  seat: number | null;
  scene: WireScene;
  log: Told[];
}

/** Every refusal: a code for programs, a sentence for people, the rule where one is concerned. */
export interface Problem {
  error: string;
  message: string;
  rule: string;
}

/** What was asked over a socket was not done. */
export interface Refused {
  type: "refused";
  answer: string;
  status: number;
  problem: Problem;
}

/** Play again with the same people and settings, if wanted with the same seed. */
export interface Rematch {
  same_seed?: boolean;
}

/** How a guest wants to be called at the table. */
export interface Rename {
  name: string;
}

/** What a browser says over a socket: another language, another of its seats, that it lost its place, that it is there; or what it does at the table, under a name that makes it happen once, with the version that it has seen; or what it shows the others: `key` is what it points at, leans towards or says. */
export interface Say {
  type: "lang" | "lean" | "pause" | "phrase" | "ping" | "play" | "point" | "redo" | "resign" | "resume" | "seat" | "undo" | "whole";
  lang?: "en" | "fr";
  seat?: number | null;
  answer?: string;
  version?: number;
  key?: string;
  number?: number | null;
}

/** What the owner may change while a match goes on; what is left out stays. */
export interface Settings {
  open?: boolean | null;
  watchable?: boolean | null;
  abandon_hours?: number | null;
}

/** Whether your last choice can be taken back, and what or why not. */
export interface Undo {
  possible: boolean;
  key: string;
  label: string;
  reason: string;
  redo: boolean;
}

/** What is printed: the empty table, and for each kind of key the roles of its parts. */
export interface Backdrop {
  id: string;
  table: Scene;
  grammar: Record<string, string[]>;
}

export interface WireBackdrop {
  id: string;
  table: WireScene;
  grammar: Record<string, string[]>;
}

/** The whole table, over a socket: `scene` is a change of the backdrop, which comes along where it is not known. */
export interface Shown {
  type: "table";
  match: MatchInfo;
  version: number;
  seat: number | null;
  backdrop: string;
  scene: Record<string, unknown>;
  log: Lines | null;
  undo: Undo;
  print: Backdrop | null;
  guide: Guidance | null;
  faces: Record<string, Record<string, unknown>>;
}

export interface WireShown {
  type: "table";
  match: WireMatchInfo;
  version: number;
  seat: number | null;
  backdrop: string;
  scene: Record<string, unknown>;
  log: Lines | null;
  undo: Undo;
  print: WireBackdrop | null;
  guide: Guidance | null;
  faces: Record<string, Record<string, unknown>>;
}

/** What somebody at the table shows the others, in the reader's words. */
export interface Signalled {
  type: "signal";
  kind: "lean" | "phrase" | "point";
  seat: number;
  number: number;
  text: string;
  label: string;
  target: string;
  lasts: number;
}

/** The table as one seat sees it, with what happened after event `since`. */
export interface TableState {
  match: MatchInfo;
  version: number;
  seat: number | null;
  scene: Scene;
  log: Told[];
  undo: Undo;
  type: "table";
  guide: Guidance | null;
}

export interface WireTableState {
  match: WireMatchInfo;
  version: number;
  seat: number | null;
  scene: WireScene;
  log: Told[];
  undo: Undo;
  type: "table";
  guide: Guidance | null;
}

/** Somebody was faster: the present table instead. */
export interface Stale {
  error: string;
  message: string;
  table: TableState;
}

export interface WireStale {
  error: string;
  message: string;
  table: WireTableState;
}

/** Who you want to be, while roles are chosen; an empty word leaves it open. */
export interface TakeRole {
  seat: number;
  role: string;
}

/** What was read in a chapter, with what was decided; a paragraph with a title begins a page. */
export interface Tale {
  number: number;
  title: string;
  paragraphs: Paragraph[];
}

export interface WireTale {
  number: number;
  title: string;
  paragraphs: WireParagraph[];
}

/** One option, with the final points (where points decide) and the chance to win (0 to 1) that go with it. */
export interface Advice {
  key: string;
  label: string;
  points: number | null;
  chance: number;
  doubt: number | null;
}

/** The best options of a decision, best first: a sentence of the game about the best, and one with the figures. */
export interface Hint {
  number: number;
  seat: number;
  advice: Advice[];
  says: string;
  why: string;
  plan: string[];
  then: string;
}

/** What a piece or a place is, what can be done with it now, and why not what else one might try. */
export interface About {
  target: string;
  name: string;
  lines: string[];
  now: string;
  choices: Choice[];
  reasons: Explanation[];
}

export interface WireAbout {
  target: string;
  name: string;
  lines: string[];
  now: string;
  choices: WireChoice[];
  reasons: Explanation[];
}

/** Types that come without their defaults, complete and as they are sent. */
export interface Shapes {
  Face: [Face, WireFace];
  Mark: [Mark, WireMark];
  Piece: [Piece, WirePiece];
  Cell: [Cell, WireCell];
  Link: [Link, WireLink];
  Paragraph: [Paragraph, WireParagraph];
  Region: [Region, WireRegion];
  Zone: [Zone, WireZone];
  Page: [Page, WirePage];
  CampaignState: [CampaignState, WireCampaignState];
  Changed: [Changed, WireChanged];
  Outcome: [Outcome, WireOutcome];
  MatchInfo: [MatchInfo, WireMatchInfo];
  Invitation: [Invitation, WireInvitation];
  LessonPage: [LessonPage, WireLessonPage];
  Matches: [Matches, WireMatches];
  Player: [Player, WirePlayer];
  Stop: [Stop, WireStop];
  Choice: [Choice, WireChoice];
  Answered: [Answered, WireAnswered];
  Question: [Question, WireQuestion];
  Scene: [Scene, WireScene];
  Position: [Position, WirePosition];
  Backdrop: [Backdrop, WireBackdrop];
  Shown: [Shown, WireShown];
  TableState: [TableState, WireTableState];
  Stale: [Stale, WireStale];
  Tale: [Tale, WireTale];
  About: [About, WireAbout];
}

type Within = [keyof Shapes, 'one' | 'list' | 'map'];

/** The defaults of each type, and which of its fields hold other such types. */
export const SHAPES: { [name in keyof Shapes]: [object, Record<string, Within>] } = {
  Face: [{"color": "", "number": "", "marks": [], "needs": [], "cost": [], "lines": [], "points": null, "gains": [], "sides": [], "reach": []}, {}],
  Mark: [{"color": ""}, {}],
  Piece: [{"face": null, "at": "", "under": "", "owner": null, "marks": [], "empty": false, "figure": "", "awake": false, "towards": ""}, {"face": ["Face", "one"], "marks": ["Mark", "list"]}],
  Cell: [{"column": 0, "row": 0, "kind": "", "mark": null, "x": 0, "y": 0, "title": "", "marks": [], "lines": [], "closed": false}, {"mark": ["Mark", "one"]}],
  Link: [{"marks": [], "one_way": false, "kind": ""}, {}],
  Paragraph: [{"speaker": "", "decided": false, "title": ""}, {}],
  Region: [{"color": "", "cells": [], "outline": [], "scenery": ""}, {}],
  Zone: [{"place": "board", "owner": null, "pieces": [], "count": null, "columns": 0, "rows": 0, "cells": [], "links": [], "ratio": 100, "scenery": "", "spaces": 0, "mark": null, "note": "", "page": "", "paragraphs": [], "regions": [], "importance": 0, "least": 0}, {"pieces": ["Piece", "list"], "cells": ["Cell", "list"], "links": ["Link", "list"], "mark": ["Mark", "one"], "paragraphs": ["Paragraph", "list"], "regions": ["Region", "list"]}],
  Page: [{}, {"zones": ["Zone", "list"], "legend": ["Mark", "map"]}],
  CampaignState: [{}, {"page": ["Page", "one"]}],
  Changed: [{"log": null, "undo": {}, "guide": null, "way": [], "faces": {}}, {}],
  Outcome: [{"verdict": "ranked"}, {}],
  MatchInfo: [{}, {"outcome": ["Outcome", "one"]}],
  Invitation: [{}, {"match": ["MatchInfo", "one"]}],
  LessonPage: [{}, {"legend": ["Mark", "map"]}],
  Matches: [{}, {"mine": ["MatchInfo", "list"], "open": ["MatchInfo", "list"]}],
  Player: [{"automatic": false, "active": false, "score": null}, {}],
  Stop: [{"mark": null}, {"mark": ["Mark", "one"]}],
  Choice: [{"group": "", "rule": "", "targets": [], "lines": [], "warns": [], "head": "", "parts": [], "stops": []}, {"stops": ["Stop", "list"]}],
  Answered: [{"label": ""}, {}],
  Question: [{"choices": [], "roles": {}, "name": "", "waiting": [], "answers": [], "about": []}, {"choices": ["Choice", "list"], "answers": ["Answered", "list"]}],
  Scene: [{"legend": {}, "question": null, "outcome": null, "accent": "", "open": false, "pages": []}, {"players": ["Player", "list"], "zones": ["Zone", "list"], "legend": ["Mark", "map"], "question": ["Question", "one"], "outcome": ["Outcome", "one"]}],
  Position: [{}, {"match": ["MatchInfo", "one"], "scene": ["Scene", "one"]}],
  Backdrop: [{}, {"table": ["Scene", "one"]}],
  Shown: [{}, {"match": ["MatchInfo", "one"], "print": ["Backdrop", "one"]}],
  TableState: [{}, {"match": ["MatchInfo", "one"], "scene": ["Scene", "one"]}],
  Stale: [{}, {"table": ["TableState", "one"]}],
  Tale: [{}, {"paragraphs": ["Paragraph", "list"]}],
  About: [{}, {"choices": ["Choice", "list"]}],
};
