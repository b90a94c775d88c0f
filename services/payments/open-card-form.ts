import { asRecord } from '@/lib/records';
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
