import { and, eq, gt, lte } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { previousSigningKeys, signingKeys } from '@/backend/api/db/schema/bookkeeping';
import { DAY_MS } from '@/lib/calendar-days';
import { newSecret, SIGNING_PURPOSES, type SigningPurpose } from './signing-key';

/**
 * For how long a key still reads what it has signed once it has been replaced. Both countries ask that a mail's way out works
 * for thirty days at the least, and people unsubscribe from mails that they find when they tidy up. What is only compared is
 * read by nobody: the peers of security records, which begin anew. A device that is not known any more is a stranger's at its next login, no more.
 */
const READ_ON_DAYS: Readonly<Record<SigningPurpose, number>> = { 'newsletter-unsubscribe': 365, 'security-peer': 0, 'known-device': 0 };

export interface KeyStatus {
  purpose: SigningPurpose;
  /** Null: nobody has signed for it yet, and the first who does makes one. */
  madeAt: Date | null;
  /** Ends of the keys before it that still read. */
  previousUntil: Date[];
}

export async function signingKeyStatus(orm: Pick<Orm, 'select'>, now: Date): Promise<KeyStatus[]> {
  const [keys, previous] = [
    await orm.select().from(signingKeys),
    await orm.select().from(previousSigningKeys).where(gt(previousSigningKeys.verifiesUntil, now)),
  ];
  return SIGNING_PURPOSES.map((purpose) => ({
    purpose,
    madeAt: keys.find((key) => key.purpose === purpose)?.madeAt ?? null,
    previousUntil: previous.filter((key) => key.purpose === purpose).map(({ verifiesUntil }) => verifiesUntil),
  }));
}

/**
 * A new key signs from now on, on every copy; the one before it reads on for its time.
 * @returns until when, or null where there was no key to replace
 */
export async function rotateSigningKey(orm: Pick<Orm, 'transaction'>, purpose: SigningPurpose, now: Date): Promise<Date | null> {
  return orm.transaction(async (tx) => {
    // Two at once: the second one replaces what the first has made.
    const [key] = await tx.select().from(signingKeys).where(eq(signingKeys.purpose, purpose)).for('update');
    if (key === undefined) return null;
    const verifiesUntil = new Date(now.getTime() + READ_ON_DAYS[purpose] * DAY_MS);
    if (verifiesUntil > now) await tx.insert(previousSigningKeys).values({ purpose, secret: key.secret, verifiesUntil });
    await tx.update(signingKeys).set({ secret: newSecret(), madeAt: now }).where(eq(signingKeys.purpose, purpose));
    return verifiesUntil;
  });
}

/** After a leak: what the keys before today's have signed is read no more. */
export async function retirePreviousKeys(orm: Pick<Orm, 'delete'>, purpose: SigningPurpose, now: Date): Promise<number> {
  return (
    await orm
      .delete(previousSigningKeys)
      .where(and(eq(previousSigningKeys.purpose, purpose), gt(previousSigningKeys.verifiesUntil, now)))
      .returning()
  ).length;
}

export async function removeExpiredKeys({ database: { orm }, wallClock }: Pick<BackendContext, 'database' | 'wallClock'>): Promise<void> {
  await orm.delete(previousSigningKeys).where(lte(previousSigningKeys.verifiesUntil, wallClock()));
}
