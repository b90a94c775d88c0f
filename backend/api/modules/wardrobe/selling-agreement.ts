import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { sellingAgreements } from '@/backend/api/db/schema/wardrobe';
import { refused, type Refusal } from '@/backend/api/http/answer';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';

/** The member's agreement to the terms of selling as they stand; null: none. */
export async function sellingAgreementOf(tx: Pick<Orm, 'select'>, userId: string): Promise<{ version: string; agreedAt: string } | null> {
  const [row] = await tx
    .select()
    .from(sellingAgreements)
    .where(and(eq(sellingAgreements.userId, userId), eq(sellingAgreements.version, SELLING_TERMS_VERSION)));
  return row ? { version: row.version, agreedAt: row.agreedAt.toISOString() } : null;
}

/** Records the agreement that comes with a call; the first one counts. An agreement to other terms than today's is none. */
export async function recordAgreement(tx: Pick<Orm, 'insert'>, userId: string, given: string | undefined, now: Date): Promise<void> {
  if (given !== SELLING_TERMS_VERSION) return;
  await tx.insert(sellingAgreements).values({ userId, version: given, agreedAt: now }).onConflictDoNothing();
}

/** @returns the refusal of a seller who has never agreed to today's terms */
export async function requireAgreement(
  tx: Pick<Orm, 'select' | 'insert'>,
  userId: string,
  given: string | undefined,
  now: Date,
): Promise<Refusal | null> {
  await recordAgreement(tx, userId, given, now);
  if (await sellingAgreementOf(tx, userId)) return null;
  return refused('SELLING_TERMS', 'The member has not agreed to the terms of selling.', [
    { path: 'sellingTerms', code: given === undefined ? 'required' : 'changed', params: { version: SELLING_TERMS_VERSION } },
  ]);
}
