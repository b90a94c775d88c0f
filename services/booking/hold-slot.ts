import { publicEnv } from '@/lib/config/env';
import type { RegionCode } from '@/lib/config/regions';
import type { SlotHold } from '@/lib/domain/booking/slot-hold';
import { sendLazily } from '@/services/http/send-lazily';

interface Slot {
  date: string;
  time: string;
}

/**
 * - `held`: the place is ours until `hold.expiresAt`
 * - `gone`: somebody was faster; `nextFree` are the next places to be had
 * - `exhausted`: held for as long as one draft may
 * - `unavailable`: this provider holds nothing, or does not answer; booking goes on without
 */
export type HoldAnswer =
  | { kind: 'held'; hold: SlotHold }
  | { kind: 'gone'; nextFree: Slot[] }
  | { kind: 'exhausted' }
  | { kind: 'unavailable' };

/** Keeps a place; with the hold of the same slot it is prolonged, with that of another slot moved. */
export async function holdSlot(country: RegionCode, slot: Slot, draftKey: string, holdId?: string): Promise<HoldAnswer> {
  if (!publicEnv.extApi) return { kind: 'unavailable' };
  const outcome = await sendLazily('holdSlot', { body: { country, ...slot, draftKey, ...(holdId ? { holdId } : {}) } });
  if (outcome.kind === 'ok') {
    const { holdId: id, expiresAt, secondsLeft, extensionsLeft } = outcome.data;
    // It is counted down by this browser's clock, which may be minutes off.
    const endsAt = secondsLeft === undefined ? expiresAt : new Date(Date.now() + secondsLeft * 1_000).toISOString();
    return { kind: 'held', hold: { id, ...slot, expiresAt: endsAt, extensionsLeft } };
  }
  if (outcome.kind === 'unreachable') return { kind: 'unavailable' };
  if (outcome.code === 'HOLD_EXHAUSTED') return { kind: 'exhausted' };
  return outcome.code === 'SLOT_GONE' ? { kind: 'gone', nextFree: nextFreeSlots(outcome.fields) } : { kind: 'unavailable' };
}

/** The alternatives that a lost slot brings along. */
export function nextFreeSlots(fields: readonly { path: string; code: string; params?: Record<string, string | number> }[]): Slot[] {
  return fields.flatMap(({ code, params }) =>
    code === 'next-free' && params ? [{ date: String(params.date ?? ''), time: String(params.time ?? '') }] : [],
  );
}
