import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { slotReservations } from '@/backend/db/schema/slots';
import { findOwnHold, isOfferedTo } from '@/backend/modules/booking/own-hold';
import { isRushSlot } from '@/backend/modules/booking/rush-slots';
import { lockSlot, takePlace, type SlotTime } from '@/backend/modules/booking/slot-places';

interface Wish {
  slot: SlotTime;
  isRush: boolean;
  /** The visitor's own hold, which becomes the booking. */
  holdId?: string | undefined;
  now: Date;
}

/** @returns the reservation, or null when the slot is full, closed or too soon */
export async function takePlaceForBasket(tx: Orm, { slot, isRush, holdId, now }: Wish): Promise<string | null> {
  // Whoever wants the same slot, for a collection or a delivery, waits here until this transaction ends.
  await lockSlot(tx, slot);
  const hold = await findOwnHold(tx, slot, holdId, now);
  if (holdId) {
    await tx
      .delete(slotReservations)
      .where(and(eq(slotReservations.id, holdId), eq(slotReservations.kind, 'hold'), eq(slotReservations.country, slot.country)));
  }
  return isOfferedTo(hold, slot, now) || (isRush && isRushSlot(slot, now)) ? takePlace(tx, slot, null, now) : null;
}
