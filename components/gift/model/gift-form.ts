import * as z from 'zod/mini';
import { giftPayment } from '@/lib/contract/order';
import { typedEmail } from '@/lib/contract/primitives';

const { recipientName, message, firstName, lastName } = giftPayment.body.shape;

/** Of the form of a gift, by the contract. */
export const giftRules = z.object({ recipientName, message, firstName, lastName, emailAddress: typedEmail });
export type GiftForm = z.infer<typeof giftRules>;
export type GiftField = keyof GiftForm;

/** As in the contract's schema: the card is one printed page. */
export const GIFT_MESSAGE_MAXIMUM = 300;

/** The fields as sent: without blanks around them, and the address in plain letters. */
export const tidyGift = (form: GiftForm): GiftForm => giftRules.parse(form);
