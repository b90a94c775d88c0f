import { publicEnv } from '@/lib/config/env';
import { INTENT_PAUSES_MS, intentVerdict, type IntentVerdict } from '@/lib/domain/payments/pay-verdict';
import { isNotProvided } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';

export type IntentResult = NonNullable<CallData<'paymentIntent'>['result']>;

/** `silent`: no answer at the moment; `untold`: this provider has no such call. */
export type AskedIntent = { verdict: IntentVerdict; result: IntentResult | null } | 'silent' | 'untold';

export async function askIntent(key: string, signal?: AbortSignal): Promise<AskedIntent> {
  if (!publicEnv.extApi) return 'untold';
  const outcome = await sendCall('paymentIntent', { params: { key }, signal });
  if (isNotProvided(outcome)) return 'untold';
  if (outcome.kind !== 'ok') return 'silent';
  return { verdict: intentVerdict(outcome.data), result: outcome.data.result ?? null };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A hanging server must not extend the wait. */
const POLL_TIMEOUT_MS = 60_000;

/** Polls until the intent is settled, for a minute at most. @returns `silent` when it is still open then */
export async function settleIntent(key: string, signal: AbortSignal): Promise<AskedIntent> {
  const patience = new AbortController();
  const end = () => patience.abort();
  const timer = setTimeout(end, POLL_TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    for (const ms of INTENT_PAUSES_MS) {
      if (patience.signal.aborted || signal.aborted) return 'silent';
      const asked = await askIntent(key, patience.signal);
      if (asked === 'untold') {
        // The payment is sent again after this: the first request may still be running.
        await pause(INTENT_PAUSES_MS[2], patience.signal);
        return asked;
      }
      if (asked !== 'silent' && asked.verdict.kind !== 'wait') return asked;
      await pause(ms, patience.signal);
    }
    return 'silent';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
