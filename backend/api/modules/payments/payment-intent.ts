import { type CallHandler, ok } from '@/backend/api/http/answer';
import { intentId, type IntentScope } from '@/backend/api/payments/intents/intent';
import { freshIntent } from '@/backend/api/payments/intents/run-intent';
import { PAYMENT_KINDS } from '@/lib/contract/payment';

/** A draft's payment is shown for its key; a member's only to the member. Otherwise it does not exist. */
export const paymentIntent: CallHandler<'paymentIntent'> = async ({ params, request }, context) => {
  const scopes: IntentScope[] = [...(request.member ? [{ userId: request.member.userId }] : []), 'draft'];
  for (const scope of scopes) {
    const intent = await freshIntent(context, intentId(scope, params.key));
    if (!intent) continue;
    const kind = PAYMENT_KINDS.find((known) => known === intent.kind);
    const status = intent.status === 'released' ? ('failed' as const) : intent.status;
    const { order, booking, invoice, gift } = intent.result ?? {};
    return ok({
      status,
      ...(kind ? { kind } : {}),
      ...(status === 'failed' ? { code: intent.code ?? ('PAYMENT_UNAVAILABLE' as const) } : {}),
      ...(intent.result
        ? {
            result: {
              ...(order ? { order } : {}),
              ...(booking ? { booking } : {}),
              ...(invoice ? { invoice } : {}),
              ...(gift ? { gift } : {}),
            },
          }
        : {}),
    });
  }
  return ok({ status: 'unknown' });
};
