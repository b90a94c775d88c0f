import { and, eq, gt, lte } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { previousSigningKeys, signingKeys } from '@/backend/api/db/schema/bookkeeping';
import { DAY_MS } from '@/lib/calendar-days';
import { newSecret, SIGNING_PURPOSES, type SigningPurpose } from './signing-key';

/**
 * How long a replaced key still verifies its signatures. Both countries require unsubscribe links to work for at least thirty days. Peers
 * of security records are only compared, so a new key simply starts new hashes. An unknown device only counts as new at its next login, and who is half
 * signed in begins again.
 */
const READ_ON_DAYS: Readonly<Record<SigningPurpose, number>> = {
  'newsletter-unsubscribe': 365,
  'security-peer': 0,
  'known-device': 0,
  'second-factor': 0,
};

export interface KeyStatus {
  purpose: SigningPurpose;
  /** Null: not used yet; the first signature creates one. */
  madeAt: Date | null;
  /** Expiry of the previous keys that still verify. */
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
 * A new key signs from now on, on every copy; the previous one keeps verifying for its time.
 * @returns until when, or null if there was no key
 */
export async function rotateSigningKey(orm: Pick<Orm, 'transaction'>, purpose: SigningPurpose, now: Date): Promise<Date | null> {
  return orm.transaction(async (tx) => {
    // Of two at once, the second replaces the first one's key.
    const [key] = await tx.select().from(signingKeys).where(eq(signingKeys.purpose, purpose)).for('update');
    if (key === undefined) return null;
    const verifiesUntil = new Date(now.getTime() + READ_ON_DAYS[purpose] * DAY_MS);
    if (verifiesUntil > now) await tx.insert(previousSigningKeys).values({ purpose, secret: key.secret, verifiesUntil });
    await tx.update(signingKeys).set({ secret: newSecret(), madeAt: now }).where(eq(signingKeys.purpose, purpose));
    return verifiesUntil;
  });
}

/** After a leak: signatures of earlier keys are rejected from now on. */
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
