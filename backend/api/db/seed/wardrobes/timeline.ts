import type { Condition, ItemState } from '@/lib/contract/wardrobe';
import { CONDITIONS } from '@/lib/contract/wardrobe-names';
import { type DemoPiece, DEMO_WAY_IN, DEMO_WAYS } from './demo-pieces';

export interface SeedEvent {
  /** Days before the start of the sample data; may be fractional. */
  ago: number;
  kind: 'state' | 'photographed' | 'condition' | 'worn';
  state?: ItemState;
  condition?: Condition;
}

/** Places today's events a few hours back. */
const TODAY = 0.15;

/** All events of a piece, oldest first. */
export function timelineOf(piece: DemoPiece): SeedEvent[] {
  const { storedAgo, state, since = storedAgo, trip, worn = [], condition } = piece;
  const events: SeedEvent[] = worn.map((ago) => ({ ago, kind: 'worn' }));
  const arrive = (until: ItemState, ago: number, found: Condition | undefined) => {
    const last = DEMO_WAY_IN.findIndex(([step]) => step === until);
    const end = DEMO_WAY_IN[last]?.[1] ?? 0;
    for (const [step, before] of DEMO_WAY_IN.slice(0, last + 1)) {
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
    for (const [step, before] of DEMO_WAYS[state] ?? []) events.push({ ago: since + TODAY + before, kind: 'state', state: step });
  }
  return events.sort((one, other) => other.ago - one.ago);
}

function betterThan(condition: Condition | undefined): Condition | undefined {
  if (condition === undefined) return undefined;
  return CONDITIONS[Math.max(0, CONDITIONS.indexOf(condition) - 1)];
}
