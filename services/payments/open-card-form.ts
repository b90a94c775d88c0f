import { publicEnv } from '@/lib/config/env';
import type { Currency } from '@/lib/config/regions';
import { lowercaseCurrency } from '@/lib/money';
import { asRecord } from '@/lib/records';
import { isRateLimited, isRefusal, type Outcome } from '@/services/http/outcome';
import { sendLazily } from '@/services/http/send-lazily';
import type { CardForm, CardFormOptions } from './card-form';

/** Loads the adapter for the client token and never the other one. @returns null when the form could not be opened */
export async function openCardForm(options: CardFormOptions): Promise<CardForm | null> {
  const token = readClientToken(options.clientToken);
  if (token.gateway === 'embedded') {
    const { mountEmbeddedCardForm } = await import('./embedded-card-form');
    return mountEmbeddedCardForm(options, token.cardFormUrl);
  }
  const { mountBraintreeCardForm } = await import('./braintree-card-form');
  return mountBraintreeCardForm(options);
}

type GatewayOfToken = { gateway: 'embedded'; cardFormUrl: string; walletUrl: string | null } | { gateway: 'braintree' };

/**
 * A client token is base64 JSON. The embedded gateway names itself, its card form and its wallets in it; anything else, including a plain tokenisation
 * key, is Braintree's.
 */
export function readClientToken(clientToken: string): GatewayOfToken {
  const token = parse(clientToken);
  if (token.gateway === 'embedded' && typeof token.cardFormUrl === 'string') {
    return { gateway: 'embedded', cardFormUrl: token.cardFormUrl, walletUrl: typeof token.walletUrl === 'string' ? token.walletUrl : null };
  }
  return { gateway: 'braintree' };
}

function parse(clientToken: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(atob(clientToken)));
  } catch {
    return {};
  }
}

/** The token that opens a card form. `closed`: payment is not configured here. `unreachable`: no answer; a retry may help. */
type ClientToken = { kind: 'token'; clientToken: string } | { kind: 'closed' | 'unreachable' };

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
  return !isRefusal(outcome) || isRateLimited(outcome);
}
