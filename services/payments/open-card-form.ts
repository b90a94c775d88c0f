import type { CardForm, CardFormOptions } from './card-form';
import { readClientToken } from './read-client-token';

/** The adapter that the client token names; the other one is never loaded. @returns null: it could not be opened */
export async function openCardForm(options: CardFormOptions): Promise<CardForm | null> {
  const token = readClientToken(options.clientToken);
  if (token.gateway === 'embedded') {
    const { mountEmbeddedCardForm } = await import('./embedded-card-form');
    return mountEmbeddedCardForm(options, token.cardFormUrl);
  }
  const { mountBraintreeCardForm } = await import('./braintree-card-form');
  return mountBraintreeCardForm(options);
}
