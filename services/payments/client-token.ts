import { publicEnv } from '@/lib/config/env';
import type { Currency } from '@/lib/config/regions';
import { lowercaseCurrency } from '@/lib/money';
import { isRefusal, type Outcome } from '@/services/http/outcome';
import { sendLazily } from '@/services/http/send-lazily';

const TOO_MANY_REQUESTS = 429;

/** The token that opens a card form. `closed`: payment is not configured here. `unreachable`: no answer; a retry may help. */
export type ClientToken = { kind: 'token'; clientToken: string } | { kind: 'closed' | 'unreachable' };

/** From the API, else the configured tokenisation key. */
export async function getClientToken(currency: Currency): Promise<ClientToken> {
  const configured = publicEnv.braintreeTokenizationKey;
  if (!publicEnv.extApi) return configured ? { kind: 'token', clientToken: configured } : { kind: 'closed' };
  const outcome = await sendLazily('clientToken', { query: { currency: lowercaseCurrency(currency) } });
  const clientToken = (outcome.kind === 'ok' && outcome.data.clientToken) || configured;
  if (clientToken) return { kind: 'token', clientToken };
  return { kind: isTemporary(outcome) ? 'unreachable' : 'closed' };
}

/** A server that is down, failing or rate-limiting may recover; one that says it has no gateway or no such call will not. */
function isTemporary(outcome: Outcome<unknown>): boolean {
  if (outcome.kind === 'ok') return false;
  if (outcome.kind === 'rejected' && (outcome.code === 'PAYMENT_UNAVAILABLE' || outcome.code === 'NOT_IMPLEMENTED')) return false;
  // An HTML page instead of an answer does not prove that payment is not configured.
  return !isRefusal(outcome) || (outcome.kind === 'rejected' && outcome.status === TOO_MANY_REQUESTS);
}
