import * as z from 'zod/mini';

/**
 * What a page of the site and the card form of the embedded gateway say to each other by postMessage. The form is a
 * document of the gateway's origin in a frame, opened as `{cardFormUrl}?locale={locale}&parent={origin of the page}`;
 * it speaks to that origin only and listens to it only, and the page checks the frame's origin and window likewise.
 * No field of a card is ever in a message: what leaves the form is a nonce and what may be printed on a receipt.
 */
const messageToCardForm = z.discriminatedUnion('action', [
  /** Judge the fields and make a nonce; a form that is not complete shows why, at its fields, and takes the focus. */
  z.object({ type: z.literal('card-form'), action: z.literal('tokenise'), requestId: z.string() }),
  /** Empty the fields. */
  z.object({ type: z.literal('card-form'), action: z.literal('clear') }),
]);
export type MessageToCardForm = z.infer<typeof messageToCardForm>;

export const messageFromCardForm = z.discriminatedUnion('event', [
  /** The form can be used; `height` in CSS pixels is what it needs to show all of itself. */
  z.object({ type: z.literal('card-form'), event: z.literal('ready'), height: z.number() }),
  z.object({ type: z.literal('card-form'), event: z.literal('resize'), height: z.number() }),
  /** Enter was pressed in the form: the page does what its pay button does. */
  z.object({ type: z.literal('card-form'), event: z.literal('submit') }),
  z.object({
    type: z.literal('card-form'),
    event: z.literal('nonce'),
    requestId: z.string(),
    nonce: z.string(),
    card: z.object({ brand: z.string(), last4: z.string(), expiry: z.string() }),
  }),
  /** No nonce: the fields are not complete, or the gateway did not answer. */
  z.object({
    type: z.literal('card-form'),
    event: z.literal('refused'),
    requestId: z.string(),
    reason: z.enum(['incomplete', 'unavailable']),
  }),
]);
export type MessageFromCardForm = z.infer<typeof messageFromCardForm>;
