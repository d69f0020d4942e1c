/** Puts back the defaults that the encoded scene leaves out. */

import type {
  CampaignState,
  Cell,
  Mark,
  Piece,
  Question,
  Scene,
  WireCampaignState,
  WireCell,
  WireMark,
  WirePiece,
  WireQuestion,
  WireScene,
  WireZone,
  Zone,
  WireTableState,
  TableState,
  WirePosition,
  Position,
} from '../types';

const mark = (wire: WireMark): Mark => ({ color: '', ...wire });

const cell = (wire: WireCell): Cell => ({
  column: 0,
  row: 0,
  kind: '',
  x: 0,
  y: 0,
  title: '',
  marks: [],
  lines: [],
  closed: false,
  ...wire,
  mark: wire.mark ? mark(wire.mark) : null,
});

const piece = (wire: WirePiece): Piece => ({
  id: wire.id,
  face: wire.face
    ? { color: '', number: '', marks: [], needs: [], cost: [], lines: [], points: null, gains: [], sides: [], ...wire.face }
    : null,
  at: wire.at ?? '',
  under: wire.under ?? '',
  owner: wire.owner ?? null,
  marks: (wire.marks ?? []).map(mark),
  empty: wire.empty ?? false,
});

const zone = (wire: WireZone): Zone => ({
  id: wire.id,
  kind: wire.kind,
  title: wire.title,
  place: wire.place ?? 'board',
  owner: wire.owner ?? null,
  pieces: (wire.pieces ?? []).map(piece),
  count: wire.count ?? null,
  columns: wire.columns ?? 0,
  rows: wire.rows ?? 0,
  cells: (wire.cells ?? []).map(cell),
  links: (wire.links ?? []).map((link) => ({ marks: [], one_way: false, ...link })),
  ratio: wire.ratio ?? 100,
  scenery: wire.scenery ?? '',
  spaces: wire.spaces ?? 0,
  mark: wire.mark ? mark(wire.mark) : null,
  note: wire.note ?? '',
});

/** What a choice leaves out it shares with the one before it; its targets follow from its key. */
export function completeQuestion({ roles = {}, choices = [], waiting = [], answers = [], ...wire }: WireQuestion): Question {
  let group = '';
  let rule = '';
  return {
    ...wire,
    waiting,
    answers: answers.map((answer) => ({ label: '', ...answer })),
    choices: choices.map((choice) => {
      const [kind = '', ...parts] = choice.key.split(':');
      const targets = (roles[kind] ?? []).map((role, at) => `${role}:${parts[at]}`);
      ({ group = group, rule = rule } = choice);
      return { targets, lines: [], warns: [], ...choice, group, rule };
    }),
  };
}

const legend = (wire: Record<string, WireMark> = {}): Record<string, Mark> =>
  Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, mark(value)] as const));

export function completeScene(wire: WireScene): Scene {
  return {
    game: wire.game,
    title: wire.title,
    lang: wire.lang,
    mode: wire.mode,
    level: wire.level,
    seat: wire.seat ?? null,
    status: wire.status,
    players: wire.players.map((player) => ({ automatic: false, active: false, score: null, ...player })),
    zones: wire.zones.map(zone),
    legend: legend(wire.legend),
    question: wire.question ? completeQuestion(wire.question) : null,
    outcome: wire.outcome ? { verdict: 'ranked', ...wire.outcome } : null,
    accent: wire.accent ?? '',
    open: wire.open ?? false,
  };
}

export const completeTable = (wire: WireTableState): TableState => ({ ...wire, scene: completeScene(wire.scene) });

export const completePosition = (wire: WirePosition): Position => ({ ...wire, scene: completeScene(wire.scene) });

export const completeCampaign = ({ page, ...wire }: WireCampaignState): CampaignState => ({
  ...wire,
  page: { status: page.status, story: page.story ?? [], zones: (page.zones ?? []).map(zone), legend: legend(page.legend) },
});
