import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { isDateUnexpired } from '@/backend/api/db/expiry';
import { paymentIntents, type PaymentIntent, type StoredResult } from '@/backend/api/db/schema/payments';
import { type Refusal, RefusalError, refused } from '@/backend/api/http/answer';
import type { RegionCode } from '@/lib/config/regions';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';
import { type IntentDefinition, refusalOf } from './intent';
import { resolveIntent, settle, LEASE_MS } from './settle-intent';

export interface IntentRequest {
  id: string;
  userId: string | null;
  bodyHash: string;
  country: RegionCode;
  /** Minor units; 0: no charge, the gateway is not called. */
  amount: number;
  /**
   * The first transaction: reserves what must be available after the charge, and returns the payload for completing it.
   * @throws RefusalError; nothing is stored then, and the key is free
   */
  reserve(tx: Orm): Promise<unknown>;
  /** The gateway's part, outside of any transaction. @param until after which nothing may be sent */
  act(until: Date): Promise<ChargeOutcome>;
}

/** Longer than a search of the gateway, and long enough before the lease ends that a charge is found before its payment is given up. */
const SEND_WITHIN_MS = 20_000;

export type IntentOutcome = { kind: 'done'; result: StoredResult; isReplay: boolean } | Refusal;

/**
 * One payment, at most one charge: transaction, gateway, transaction. A retry with the same key gets the first outcome, IN_PROGRESS while
 * it is running, and IDEMPOTENCY_MISMATCH with another body.
 */
export async function runIntent(context: BackendContext, definition: IntentDefinition, request: IntentRequest): Promise<IntentOutcome> {
  const opened = await open(context, definition, request);
  if (opened.kind !== 'opened') return opened;
  if (request.amount === 0 && definition.kind !== 'card') return settle(context, definition, opened.intent, null);
  const until = new Date(opened.intent.updatedAt.getTime() + SEND_WITHIN_MS);
  const charge = await request.act(until).catch((error: unknown): ChargeOutcome => {
    context.log.warn({ intent: request.id, error: error instanceof Error ? error.name : 'unknown' }, 'the gateway did not answer');
    return { kind: 'unknown' };
  });
  return settle(context, definition, opened.intent, charge);
}

/** The earlier outcome of this key, if any: checked first, because prices may have changed since. */
export async function knownOutcome(
  context: BackendContext,
  { id, bodyHash }: Pick<IntentRequest, 'id' | 'bodyHash'>,
): Promise<IntentOutcome | null> {
  const intent = await freshIntent(context, id);
  if (!intent || intent.status === 'released') return null;
  return outcomeOf(intent, bodyHash);
}

/** The current intent, after completing or releasing one whose worker has died. */
export async function freshIntent(context: BackendContext, id: string): Promise<PaymentIntent | null> {
  const {
    database: { orm },
    clock,
  } = context;
  const find = async () => (await orm.select().from(paymentIntents).where(eq(paymentIntents.id, id)))[0] ?? null;
  const intent = await find();
  if (intent?.status !== 'processing' || isDateUnexpired(intent.leaseUntil, clock(), LEASE_MS)) return intent;
  await resolveIntent(context, intent);
  return find();
}

function outcomeOf(intent: PaymentIntent, bodyHash: string): IntentOutcome {
  if (intent.bodyHash !== bodyHash) return refused('IDEMPOTENCY_MISMATCH', 'This key was used for another request.');
  if (intent.status === 'paid') return { kind: 'done', result: intent.result ?? {}, isReplay: true };
  if (intent.status === 'failed') return refusalOf(intent.code ?? 'PAYMENT_DECLINED');
  return refused('IN_PROGRESS', 'This is being worked on.');
}

async function open(
  { database: { orm }, clock }: BackendContext,
  { kind }: IntentDefinition,
  request: IntentRequest,
): Promise<IntentOutcome | { kind: 'opened'; intent: PaymentIntent }> {
  const { id, userId, bodyHash, country, amount } = request;
  return orm.transaction(async (tx) => {
    const now = clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const fresh = { kind, userId, bodyHash, country, amount, status: 'processing' as const, payload: {}, leaseUntil, updatedAt: now };
    // Inserted before anything is reserved: a concurrent duplicate waits here.
    const [inserted] = await tx
      .insert(paymentIntents)
      .values({ id, ...fresh, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!inserted) {
      const [known] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, id)).for('update');
      if (!known) throw new Error('The intent no longer exists');
      if (known.bodyHash !== bodyHash || known.status !== 'released') return outcomeOf(known, bodyHash);
      await tx
        .update(paymentIntents)
        .set({ ...fresh, attempts: known.attempts + 1, failedCompletions: 0 })
        .where(eq(paymentIntents.id, id));
    }
    const payload = await request.reserve(tx);
    const [intent] = await tx
      .update(paymentIntents)
      .set({ payload })
      .where(and(eq(paymentIntents.id, id)))
      .returning();
    if (!intent) throw new RefusalError(refused('IN_PROGRESS', 'This is being worked on.'));
    return { kind: 'opened', intent };
  });
}
