import { and, eq, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { isExpired } from '@/backend/api/db/expiry';
import { paymentIntents, type PaymentIntent } from '@/backend/api/db/schema/payments';
import { type Refusal, RefusalError } from '@/backend/api/http/answer';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';
import { type Charged, type IntentDefinition, refusalOf } from './intent';
import type { IntentOutcome } from './run-intent';

/** A worker's lease; well above the gateway's timeouts. */
export const LEASE_MS = 60_000;
/** Delay before the gateway is asked after an unknown outcome. */
const ASK_AGAIN_MS = 2_000;
/** After this many failed completions the charge is voided. */
const MAX_FAILED_COMPLETIONS = 6;

/** The second transaction: all effects of the payment, or none and a void. */
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
      if (!intent) throw new Error('The intent no longer exists');
      if (intent.status === 'paid') return { kind: 'done', result: intent.result ?? {}, isReplay: true };
      if (intent.status === 'failed') throw new RefusalError(refusalOf(intent.code ?? 'PAYMENT_UNAVAILABLE'));
      // Given up before the charge arrived: the buyer has been told so, and may have paid anew.
      if (intent.status === 'released' && intent.amount > 0) throw new RefusalError(refusalOf('PAYMENT_UNAVAILABLE'));
      const result = await definition.complete(tx, intent, charge, context);
      await tx
        .update(paymentIntents)
        // The payload is personal and no longer needed.
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
      await definition
        .announce?.(outcome.result, context)
        .catch(() => log.warn({ intent: id }, 'open pages were not notified of a purchase'));
    }
    return outcome;
  } catch (error) {
    if (error instanceof RefusalError) return takeBack(context, definition, id, charge, error.refusal);
    log.error(
      { intent: id, error: error instanceof Error ? error.name : 'unknown' },
      'a payment could not be completed and will be retried',
    );
    // Without a database nothing can be counted, and the failure is not the purchase's.
    await orm
      .update(paymentIntents)
      .set({ failedCompletions: sql`${paymentIntents.failedCompletions} + 1` })
      .where(eq(paymentIntents.id, id))
      .catch(() => undefined);
    return refusalOf(charge ? 'PAYMENT_UNKNOWN' : 'UNAVAILABLE');
  }
}

/** The purchase is impossible: the charge is voided before the intent becomes `failed`. */
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
  { id, attempts }: PaymentIntent,
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
    // Taken over or given up meanwhile: how it ends is no longer this worker's matter.
    if (intent?.attempts !== attempts) return refusalOf(code);
    if (intent) await definition.release(tx, intent, status, context);
    await tx.update(paymentIntents).set({ status, code, payload: {}, updatedAt: clock() }).where(eq(paymentIntents.id, id));
    return refusalOf(code);
  });
}

/** A charge that is not found yet proves nothing. Intents with a start in the future, written by a wrong clock, are timed from now. */
async function askLater({ database: { orm }, clock }: BackendContext, { id, updatedAt }: PaymentIntent): Promise<void> {
  const now = clock();
  await orm
    .update(paymentIntents)
    .set({ leaseUntil: new Date(now.getTime() + ASK_AGAIN_MS), updatedAt: updatedAt > now ? now : updatedAt })
    .where(and(eq(paymentIntents.id, id), eq(paymentIntents.status, 'processing')));
}

/** Completes, fails or releases an intent whose worker has died, by the gateway's answer. */
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
  if (!intent) return; // taken by another worker
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
