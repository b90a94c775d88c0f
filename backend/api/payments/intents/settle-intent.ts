import { and, eq, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { isExpired } from '@/backend/api/db/expiry';
import { paymentIntents, type PaymentIntent } from '@/backend/api/db/schema/payments';
import type { Refusal } from '@/backend/api/http/answer';
import { RefusalError } from '@/backend/api/http/refusal-error';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';
import type { Charged, IntentDefinition } from './intent-definition';
import { refusalOf } from './payment-refusal';
import type { IntentOutcome } from './run-intent';

/** How long a worker may be silent before another takes over; well above the time-outs of a gateway's call. */
export const LEASE_MS = 60_000;
/** After an unknown outcome the gateway is asked soon. */
const ASK_AGAIN_MS = 2_000;
/** A charge that so often could not be finished is taken back. */
const MAX_FAILED_COMPLETIONS = 6;

/** The second transaction: everything that the payment brings about, or nothing and the money back. */
export async function settle(
  context: BackendContext,
  definition: IntentDefinition,
  intent: PaymentIntent,
  charge: ChargeOutcome | null,
): Promise<IntentOutcome> {
  if (charge === null || charge.kind === 'charged') return complete(context, definition, intent, charge);
  if (charge.kind === 'declined') return end(context, definition, intent, 'failed', charge.code);
  if (charge.kind === 'unavailable') return end(context, definition, intent, 'released', 'PAYMENT_UNAVAILABLE');
  await context.database.orm
    .update(paymentIntents)
    .set({ leaseUntil: new Date(context.clock().getTime() + ASK_AGAIN_MS) })
    .where(and(eq(paymentIntents.id, intent.id), eq(paymentIntents.status, 'processing')));
  return refusalOf('PAYMENT_UNKNOWN');
}

async function complete(
  context: BackendContext,
  definition: IntentDefinition,
  { id }: PaymentIntent,
  charge: Charged | null,
): Promise<IntentOutcome> {
  const {
    database: { orm },
    clock,
    log,
    wakeMailDelivery,
  } = context;
  try {
    const outcome = await orm.transaction(async (tx): Promise<IntentOutcome> => {
      const [intent] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, id)).for('update');
      if (!intent) throw new Error('An intent is gone');
      if (intent.status === 'paid') return { kind: 'done', result: intent.result ?? {}, isReplay: true };
      if (intent.status === 'failed') throw new RefusalError(refusalOf(intent.code ?? 'PAYMENT_UNAVAILABLE'));
      const result = await definition.complete(tx, intent, charge, context);
      await tx
        .update(paymentIntents)
        // What was needed to finish it is personal, and it is finished.
        .set({
          status: 'paid',
          code: null,
          result,
          payload: {},
          chargeId: charge?.chargeId ?? null,
          userId: intent.userId ?? result.userId ?? null,
          updatedAt: clock(),
        })
        .where(eq(paymentIntents.id, id));
      return { kind: 'done', result, isReplay: false };
    });
    wakeMailDelivery();
    if (outcome.kind === 'done' && !outcome.isReplay) {
      await definition.announce?.(outcome.result, context).catch(() => log.warn({ intent: id }, 'what was bought was not announced'));
    }
    return outcome;
  } catch (error) {
    if (error instanceof RefusalError) return takeBack(context, definition, id, charge, error.refusal);
    log.error({ intent: id, error: error instanceof Error ? error.name : 'unknown' }, 'a payment could not be finished, it is tried again');
    // A database that does not answer cannot count either, and is not what was bought.
    await orm
      .update(paymentIntents)
      .set({ failedCompletions: sql`${paymentIntents.failedCompletions} + 1` })
      .where(eq(paymentIntents.id, id))
      .catch(() => undefined);
    return refusalOf(charge ? 'PAYMENT_UNKNOWN' : 'UNAVAILABLE');
  }
}

/** What was charged for cannot come about: the money goes back before the intent is called failed. */
async function takeBack(
  context: BackendContext,
  definition: IntentDefinition,
  id: string,
  charge: Charged | null,
  refusal: Refusal,
): Promise<IntentOutcome> {
  if (charge && !(await context.gateway.voidCharge(charge.chargeId).catch(() => false))) return refusalOf('PAYMENT_UNKNOWN');
  const [intent] = await context.database.orm.select().from(paymentIntents).where(eq(paymentIntents.id, id));
  if (intent?.status === 'processing' || intent?.status === 'released') await end(context, definition, intent, 'failed', refusal.code);
  return refusal;
}

async function end(
  context: BackendContext,
  definition: IntentDefinition,
  { id }: PaymentIntent,
  status: 'failed' | 'released',
  code: ErrorCode,
): Promise<IntentOutcome> {
  const {
    database: { orm },
    clock,
  } = context;
  return orm.transaction(async (tx) => {
    const [intent] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, id)).for('update');
    if (intent?.status === 'paid') return { kind: 'done', result: intent.result ?? {}, isReplay: true };
    if (intent) await definition.release(tx, intent, status, context);
    await tx.update(paymentIntents).set({ status, code, payload: {}, updatedAt: clock() }).where(eq(paymentIntents.id, id));
    return refusalOf(code);
  });
}

/** That the gateway has found nothing yet is no answer. What was begun by a clock that has been put back since is waited for from now on. */
async function askLater({ database: { orm }, clock }: BackendContext, { id, updatedAt }: PaymentIntent): Promise<void> {
  const now = clock();
  await orm
    .update(paymentIntents)
    .set({ leaseUntil: new Date(now.getTime() + ASK_AGAIN_MS), updatedAt: updatedAt > now ? now : updatedAt })
    .where(and(eq(paymentIntents.id, id), eq(paymentIntents.status, 'processing')));
}

/** Finishes, fails or releases an intent whose worker has been silent too long: what the gateway says decides. */
export async function resolveIntent(context: BackendContext, { id }: Pick<PaymentIntent, 'id'>): Promise<void> {
  const {
    database: { orm },
    clock,
    gateway,
  } = context;
  const now = clock();
  const [intent] = await orm
    .update(paymentIntents)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS), attempts: sql`${paymentIntents.attempts} + 1` })
    .where(and(eq(paymentIntents.id, id), eq(paymentIntents.status, 'processing'), isExpired(paymentIntents.leaseUntil, now, LEASE_MS)))
    .returning();
  if (!intent) return; // another one is at it
  const definition = context.intentDefinition(intent.kind);
  const found =
    intent.amount === 0 ? ({ kind: 'none' } as const) : await gateway.findCharge(id).catch((): ChargeOutcome => ({ kind: 'unknown' }));
  if (found.kind === 'none' && intent.amount > 0 && now.getTime() - intent.updatedAt.getTime() < gateway.knowsChargesAfterMs) {
    await askLater(context, intent);
  } else if (found.kind === 'none') await end(context, definition, intent, 'released', 'PAYMENT_UNAVAILABLE');
  else if (found.kind === 'charged' && intent.failedCompletions >= MAX_FAILED_COMPLETIONS) {
    await takeBack(context, definition, id, found, refusalOf('PAYMENT_UNAVAILABLE'));
  } else if (found.kind !== 'unavailable') await settle(context, definition, intent, found);
}
