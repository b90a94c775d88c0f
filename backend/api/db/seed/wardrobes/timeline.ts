import type { Condition, ItemState } from '@/lib/contract/wardrobe';
import { CONDITIONS } from '@/lib/contract/wardrobe-names';
import type { DemoPiece } from './demo-pieces';

export interface SeedEvent {
  /** Days before the start of the sample data; may be fractional. */
  ago: number;
  kind: 'state' | 'photographed' | 'condition' | 'worn';
  state?: ItemState;
  condition?: Condition;
}

/** How a piece got from storage to its present state, with the days between the steps. */
const WAYS: Partial<Record<ItemState, readonly (readonly [state: ItemState, daysBeforeLast: number])[]>> = {
  'in-transit': [['in-transit', 0]],
  'at-home': [
    ['in-transit', 0.1],
    ['at-home', 0],
  ],
  requested: [
    ['in-transit', 30.1],
    ['at-home', 30],
    ['requested', 0],
  ],
  submitted: [['submitted', 0]],
  rejected: [
    ['submitted', 2],
    ['rejected', 0],
  ],
  authenticated: [
    ['submitted', 2],
    ['authenticated', 0],
  ],
  priced: [
    ['submitted', 3],
    ['authenticated', 1],
    ['priced', 0],
  ],
  listed: [
    ['submitted', 5],
    ['authenticated', 3],
    ['priced', 2],
    ['listed', 0],
  ],
  sold: [
    ['submitted', 21],
    ['authenticated', 19],
    ['priced', 18],
    ['listed', 16],
    ['sold', 0],
  ],
  paid: [
    ['submitted', 38],
    ['authenticated', 36],
    ['priced', 35],
    ['listed', 33],
    ['sold', 17],
    ['paid', 0],
  ],
  donated: [['donated', 0]],
};

const ON_THE_WAY_IN: readonly (readonly [ItemState, number])[] = [
  ['requested', 5],
  ['collected', 2],
  ['inspected', 1],
  ['stored', 0],
];
/** Places today's events a few hours back. */
const TODAY = 0.15;

/** All events of a piece, oldest first. */
export function timelineOf(piece: DemoPiece): SeedEvent[] {
  const { storedAgo, state, since = storedAgo, trip, worn = [], condition } = piece;
  const events: SeedEvent[] = worn.map((ago) => ({ ago, kind: 'worn' }));
  const arrive = (until: ItemState, ago: number, found: Condition | undefined) => {
    const last = ON_THE_WAY_IN.findIndex(([step]) => step === until);
    const end = ON_THE_WAY_IN[last]?.[1] ?? 0;
    for (const [step, before] of ON_THE_WAY_IN.slice(0, last + 1)) {
      const at = ago + before - end;
      events.push({ ago: at, kind: 'state', state: step });
      if (step !== 'inspected' || !found) continue;
      events.push({ ago: at - 0.01, kind: 'condition', condition: found }, { ago: at - 0.02, kind: 'photographed' });
    }
  };
  if (storedAgo === 0) {
    arrive(state, since + TODAY, condition);
  } else {
    arrive('stored', storedAgo, trip ? betterThan(condition) : condition);
    if (trip) {
      events.push({ ago: trip[0] + 0.1, kind: 'state', state: 'in-transit' }, { ago: trip[0], kind: 'state', state: 'at-home' });
      arrive('stored', trip[1], condition);
    }
    for (const [step, before] of WAYS[state] ?? []) events.push({ ago: since + TODAY + before, kind: 'state', state: step });
  }
  return events.sort((one, other) => other.ago - one.ago);
}

function betterThan(condition: Condition | undefined): Condition | undefined {
  if (condition === undefined) return undefined;
  return CONDITIONS[Math.max(0, CONDITIONS.indexOf(condition) - 1)];
}
