import * as z from 'zod/mini';

/**
 * Messages between a page and the card form of the embedded gateway, by postMessage. The form is a document of the gateway's origin in a
 * frame, opened as `{cardFormUrl}?locale={locale}&parent={origin of the page}`. Each side checks the other's origin, and the page also
 * checks the window. No card data is in a message: the form returns a nonce and what may be printed on a receipt.
 */
const messageToCardForm = z.discriminatedUnion('action', [
  /** Validate the fields and create a nonce; an incomplete form shows its errors and takes the focus. */
  z.object({ type: z.literal('card-form'), action: z.literal('tokenise'), requestId: z.string() }),
  /** Validate the fields and show their errors; the focus stays where it is. */
  z.object({ type: z.literal('card-form'), action: z.literal('check') }),
  /** Empty the fields. */
  z.object({ type: z.literal('card-form'), action: z.literal('clear') }),
]);
export type MessageToCardForm = z.infer<typeof messageToCardForm>;

export const messageFromCardForm = z.discriminatedUnion('event', [
  /** The form is ready; `height` is the height in CSS pixels that it needs. */
  z.object({ type: z.literal('card-form'), event: z.literal('ready'), height: z.number() }),
  z.object({ type: z.literal('card-form'), event: z.literal('resize'), height: z.number() }),
  /** Enter was pressed in the form: treated like a press of the pay button. */
  z.object({ type: z.literal('card-form'), event: z.literal('submit') }),
  z.object({
    type: z.literal('card-form'),
    event: z.literal('nonce'),
    requestId: z.string(),
    nonce: z.string(),
    card: z.object({ brand: z.string(), last4: z.string(), expiry: z.string() }),
  }),
  /** No nonce: the fields are incomplete or the gateway did not answer. */
  z.object({
    type: z.literal('card-form'),
    event: z.literal('refused'),
    requestId: z.string(),
    reason: z.enum(['incomplete', 'unavailable']),
  }),
]);
export type MessageFromCardForm = z.infer<typeof messageFromCardForm>;
