// Whole recorded games as frames: golden/GAME/full.{tx,trace} hold every view and legal list.

import type { EventShown, Frame, TableInfo } from '../protocol';

const texts = import.meta.glob<string>('../../../golden/*/full.*', {
  query: '?raw',
  import: 'default',
});

export interface Step {
  actors: string[];
  legal: Record<string, string[]>;
  views: unknown[];
  /** The event that led here; absent at the start. */
  event?: { actor: number; action: string };
}

/** A line of a full trace (docs/RECORDS.md). */
interface Traced {
  actor: string[];
  legalActions: Record<string, string[]>;
  views: unknown[];
}

export interface Recorded {
  game: string;
  options: Record<string, string>;
  seats: number;
  steps: Step[];
}

export async function record(game: string): Promise<Recorded> {
  const [tx, trace] = await Promise.all(
    ['tx', 'trace'].map((end) => texts[`../../../golden/${game}/full.${end}`]!()),
  );
  const lines = tx!.split('\n');
  const options = Object.fromEntries(
    lines.filter((line) => line.startsWith('option ')).map((line) => line.split(' ').slice(1)),
  ) as Record<string, string>;
  const events = lines
    .filter((line) => /^([*]|\d) /.test(line))
    .map((line) => ({ actor: Number(line[0]) || 0, action: line.slice(2) }));
  const steps = trace!
    .trim()
    .split('\n')
    .map((line, ply): Step => {
      const { actor, legalActions, views } = JSON.parse(line) as Traced;
      const event = events[ply - 1];
      return { actors: actor, legal: legalActions, views, ...(event ? { event } : {}) };
    });
  return { game, options, seats: steps[0]!.views.length - 1, steps };
}

/** The event at a ply as a viewer sees it (what another draws is a `?`). */
function shown(recorded: Recorded, ply: number, viewer: number): EventShown {
  const { actor, action } = recorded.steps[ply]!.event!;
  const turn = (recorded.steps[ply - 1]!.views[0] as { turn?: number }).turn;
  const hidden = actor === 0 && turn !== viewer;
  return { ply, actor, action: hidden ? 'draw ?' : action, happenings: [] };
}

export function frameAt(recorded: Recorded, ply: number, viewer: number): Frame {
  const step = recorded.steps[ply]!;
  const winners = (step.views[0] as { winners: number[] }).winners;
  return {
    type: 'frame',
    viewer,
    seq: ply,
    ply,
    whole: true,
    events: Array.from({ length: ply }, (_, k) => shown(recorded, k + 1, viewer)),
    actors: step.actors.map((actor) => Number(actor) || 0),
    view: step.views[viewer],
    legal: step.legal[String(viewer)] ?? [],
    can: { back: false, takeback: false, resign: true, leave: false, rematch: false },
    info: info(recorded, winners),
  };
}

function info(recorded: Recorded, winners: number[]): TableInfo {
  const names = ['Mei', 'Bo', 'Lin', 'Anna'];
  return {
    table: 'recorded',
    game: recorded.game,
    options: recorded.options,
    seats: names.slice(0, recorded.seats).map((name, k) => ({
      seat: k + 1,
      kind: 'person',
      name,
      present: true,
    })),
    phase: winners.length > 0 ? 'over' : 'playing',
    winners,
    resigned: 0,
    commitment: '0'.repeat(64),
    reveal: [],
    rematch: { by: [] },
    created: 0,
    updated: 0,
  };
}
