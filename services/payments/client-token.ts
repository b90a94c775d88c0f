import { publicEnv } from '@/lib/config/env';
import type { Currency } from '@/lib/config/regions';
import { lowercaseCurrency } from '@/lib/lowercase-currency';
import { sendCall } from '@/services/http/send-call';

/** What a card form is opened with: from the API, else the configured tokenisation key; null: paying is not possible here. */
export async function getClientToken(currency: Currency): Promise<string | null> {
  const configured = publicEnv.braintreeTokenizationKey || null;
  if (!publicEnv.extApi) return configured;
  const outcome = await sendCall('clientToken', { query: { currency: lowercaseCurrency(currency) } });
  return outcome.kind === 'ok' && outcome.data.clientToken ? outcome.data.clientToken : configured;
}
