import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { isExpired } from '@/backend/api/db/expiry';
import { slotHolds, slotReservations } from '@/backend/api/db/schema/slots';
import { type CallHandler, ok, RefusalError, refused, thrownRefusal } from '@/backend/api/http/answer';
import { peerOf } from '@/backend/api/http/request-source';
import { perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import type { BackendContext } from '@/backend/context';
import { DAY_MS } from '@/lib/calendar-days';
import { isRushSlot } from './rush-slots';
import {
  releaseReservation,
  isOffered,
  lockSlot,
  slotGoneRefusal,
  reserveSlot,
  type SlotTime,
  PAYMENT_HOLD_MS,
  isActiveHold,
} from './slot-reservations';

export const HOLD_MS = 10 * 60_000;
const MAX_EXTENSIONS = 2;
const MAX_HOLD_MS = HOLD_MS * (MAX_EXTENSIONS + 1);

interface ActiveHold {
  id: string;
  expiresAt: Date;
}

/** The hold of this slot that is still the caller's: its id is a hash of the draft's secret. */
export async function findActiveHold(
  tx: Orm,
  { country, date, slot }: SlotTime,
  holdId: string | undefined,
  now: Date,
): Promise<ActiveHold | null> {
  if (!holdId) return null;
  const { id, kind, expiresAt } = slotReservations;
  const wanted = and(
    eq(id, holdId),
    eq(kind, 'hold'),
    isActiveHold(now),
    eq(slotReservations.country, country),
    eq(slotReservations.date, date),
    eq(slotReservations.slot, slot),
  );
  const [row] = await tx.select({ id, expiresAt }).from(slotReservations).where(wanted).for('update');
  return row?.expiresAt ? { id: row.id, expiresAt: row.expiresAt } : null;
}

/** What was held in time stays good while it is held, though the calendar has closed the day for others since. */
export function isOfferedToHolder(hold: ActiveHold | null, slot: SlotTime, now: Date): boolean {
  return isOffered(slot, now) || (hold !== null && isOffered(slot, new Date(now.getTime() - MAX_HOLD_MS)));
}

/** Distinct drafts per peer within the longest hold time: nobody may block the calendar. */
const DRAFTS_OF_PEER = { name: 'hold-peer', max: 24, minutes: MAX_HOLD_MS / 60_000 };

interface Hold {
  id: string;
  country: string;
  date: string;
  slot: string;
  expiresAt: Date | null;
  extensionsLeft: number;
}

/**
 * One hold per draft, ten minutes, two extensions. Choosing another slot moves the hold with its remaining extensions; an expired one is
 * dropped. The draft's row and the slot's row are locked, so that no more holds than places succeed.
 */
export const holdSlot: CallHandler<'holdSlot'> = async ({ body: { country, date, time, draftKey }, request }, context) => {
  const {
    database: { orm },
    clock,
    env,
    wallClock,
  } = context;
  const now = clock();
  const wanted: SlotTime = { country, date, slot: time };
  const draftHash = hashOfDraft(draftKey);
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  const held = await orm
    .transaction(async (tx) => {
      await tx
        .delete(slotReservations)
        .where(
          and(
            eq(slotReservations.kind, 'hold'),
            isExpired(slotReservations.expiresAt, now, PAYMENT_HOLD_MS),
            eq(slotReservations.id, ownHoldId(draftHash)),
          ),
        );
      await lockSlot(tx, wanted);
      const current = await findHold(tx, draftHash);
      // Before the calendar is checked: the day may have been closed to others while it was held.
      if (current && isSame(current, wanted)) return extend(tx, current, expiresAt);
      if (!isOffered(wanted, now) && !isRushSlot(wanted, now)) throw new RefusalError(refused('SLOT_GONE', 'This time is not offered.'));
      const extensionsLeft = current?.extensionsLeft ?? MAX_EXTENSIONS;
      if (current) await releaseReservation(tx, current.id);
      else {
        // Counted together with the place, so that a failed request costs nothing.
        const tooMany = await refuseAttempt(
          { database: { orm: tx }, wallClock },
          perAddress(DRAFTS_OF_PEER, env.rateLimitFactor),
          peerOf(request.ip),
        );
        if (tooMany) throw new RefusalError(tooMany);
      }
      const place = await reserveSlot(tx, wanted, expiresAt, now);
      // The transaction is rolled back, so the old place is kept when the new one is not available.
      if (place === null) throw new RefusalError(refused('SLOT_GONE', 'This time is taken.'));
      const id = ownHoldId(draftHash);
      await tx.update(slotReservations).set({ id }).where(eq(slotReservations.id, place));
      await tx.insert(slotHolds).values({ id, draftHash, extensionsLeft });
      return { id, extensionsLeft };
    })
    .catch(thrownRefusal);
  if ('kind' in held) return held.code === 'SLOT_GONE' ? slotGoneRefusal(orm, wanted, now) : held;
  return ok({ holdId: held.id, expiresAt: expiresAt.toISOString(), secondsLeft: HOLD_MS / 1_000, extensionsLeft: held.extensionsLeft });
};

export const releaseSlot: CallHandler<'releaseSlot'> = async ({ params }, { database: { orm } }) => {
  // The id is a hash of the draft's secret, so knowing it proves ownership.
  await orm.delete(slotReservations).where(and(eq(slotReservations.id, params.id), eq(slotReservations.kind, 'hold')));
  return ok({});
};

async function extend(tx: Orm, hold: Hold, expiresAt: Date) {
  if (hold.extensionsLeft === 0) throw new RefusalError(refused('HOLD_EXHAUSTED', 'This time cannot be held any longer.'));
  const extensionsLeft = hold.extensionsLeft - 1;
  await tx.update(slotHolds).set({ extensionsLeft }).where(eq(slotHolds.id, hold.id));
  await tx.update(slotReservations).set({ expiresAt }).where(eq(slotReservations.id, hold.id));
  return { id: hold.id, extensionsLeft };
}

async function findHold(tx: Orm, draftHash: string): Promise<Hold | null> {
  const [row] = await tx
    .select()
    .from(slotHolds)
    .innerJoin(slotReservations, eq(slotReservations.id, slotHolds.id))
    .where(eq(slotHolds.draftHash, draftHash))
    .for('update');
  return row ? { ...row.slot_reservations, extensionsLeft: row.slot_holds.extensionsLeft } : null;
}

const isSame = (hold: Hold, wanted: SlotTime): boolean =>
  hold.country === wanted.country && hold.date === wanted.date && hold.slot === wanted.slot;
const hashOfDraft = (key: string): string => createHash('sha256').update(key).digest('hex');
const ownHoldId = (draftHash: string): string => `hold-${draftHash.slice(0, 48)}`;

/** Long after any order that used the hold has ended. */
const KEPT_MS = DAY_MS;

/** Expired holds do not count; this only keeps the table small. */
export async function removeExpiredHolds({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm
    .delete(slotReservations)
    .where(and(eq(slotReservations.kind, 'hold'), lt(slotReservations.expiresAt, new Date(clock().getTime() - KEPT_MS))));
}
