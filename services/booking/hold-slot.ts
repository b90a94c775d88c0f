import { publicEnv } from '@/lib/config/env';
import type { RegionCode } from '@/lib/config/regions';
import type { SlotHold } from '@/lib/domain/booking/slots';
import { isNotProvided } from '@/services/http/outcome';
import { sendLazily } from '@/services/http/send-lazily';

interface Slot {
  date: string;
  time: string;
}

/**
 * Result of a hold. `held`: reserved until `hold.expiresAt`. `gone`: somebody was faster; `nextFree` lists alternatives. `exhausted`: the
 * draft has used all its extensions. `failed`: no answer that says either. `unavailable`: this provider has no holds. Booking goes on without.
 */
export type HoldAnswer =
  | { kind: 'held'; hold: SlotHold }
  | { kind: 'gone'; nextFree: Slot[] }
  | { kind: 'exhausted' }
  | { kind: 'failed' }
  | { kind: 'unavailable' };

/** Reserves a slot. With a hold of the same slot it is extended, with a hold of another slot it is moved. */
export async function holdSlot(
  country: RegionCode,
  slot: Slot,
  draftKey: string,
  { holdId, signal }: { holdId?: string | undefined; signal?: AbortSignal } = {},
): Promise<HoldAnswer> {
  if (!publicEnv.extApi) return { kind: 'unavailable' };
  const outcome = await sendLazily('holdSlot', { body: { country, ...slot, draftKey, ...(holdId ? { holdId } : {}) }, signal });
  if (outcome.kind === 'ok') {
    const { holdId: id, expiresAt, secondsLeft, extensionsLeft } = outcome.data;
    // The countdown uses the browser's clock, which may be minutes off, so the end is computed from the seconds left.
    const endsAt = secondsLeft === undefined ? expiresAt : new Date(Date.now() + secondsLeft * 1_000).toISOString();
    return { kind: 'held', hold: { id, ...slot, expiresAt: endsAt, extensionsLeft } };
  }
  if (isNotProvided(outcome)) return { kind: 'unavailable' };
  if (outcome.kind === 'unreachable') return { kind: 'failed' };
  if (outcome.code === 'HOLD_EXHAUSTED') return { kind: 'exhausted' };
  return outcome.code === 'SLOT_GONE' ? { kind: 'gone', nextFree: nextFreeSlots(outcome.fields) } : { kind: 'failed' };
}

/** The alternatives in the answer about a lost slot. */
export function nextFreeSlots(fields: readonly { path: string; code: string; params?: Record<string, string | number> }[]): Slot[] {
  return fields.flatMap(({ code, params }) =>
    code === 'next-free' && params ? [{ date: String(params.date ?? ''), time: String(params.time ?? '') }] : [],
  );
}
