import { publicEnv } from '@/lib/config/env';
import { INTENT_PAUSES_MS, intentVerdict, type IntentVerdict } from '@/lib/domain/payments/pay-verdict';
import { sendCall, type CallData } from '@/services/http/send-call';

export type IntentResult = NonNullable<CallData<'paymentIntent'>['result']>;

/** `silent`: nobody can tell at this moment. */
export type AskedIntent = { verdict: IntentVerdict; result: IntentResult | null } | 'silent';

export async function askIntent(key: string): Promise<AskedIntent> {
  if (!publicEnv.extApi) return 'silent';
  const outcome = await sendCall('paymentIntent', { params: { key } });
  if (outcome.kind !== 'ok') return 'silent';
  return { verdict: intentVerdict(outcome.data), result: outcome.data.result ?? null };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks until the intent is settled, for about a minute. @returns `silent` when it is still open then */
export async function settleIntent(key: string, signal: AbortSignal): Promise<AskedIntent> {
  for (const ms of INTENT_PAUSES_MS) {
    if (signal.aborted) return 'silent';
    const asked = await askIntent(key);
    if (asked !== 'silent' && asked.verdict.kind !== 'wait') return asked;
    await pause(ms, signal);
  }
  return 'silent';
}
