import type { PaymentIntent } from '@/backend/api/db/schema/payments';
import type { IntentDefinition } from '@/backend/api/payments/intents/intent';
import { INVOICE_INTENT } from './billing/pay-invoice';
import { CONSIGNMENT_INTENT } from './consignment/complete-consignment';
import { GIFT_INTENT } from './gift/gift-payment';
import { ORDER_INTENT } from './order/complete-order';
import { CARD_INTENT } from './payments/payment-methods';
import { PLACES_INTENT } from './plan/more-places';

/** Definitions by kind, also for completing payments that another process began. */
const DEFINITIONS: Record<PaymentIntent['kind'], IntentDefinition> = {
  order: ORDER_INTENT,
  gift: GIFT_INTENT,
  invoice: INVOICE_INTENT,
  card: CARD_INTENT,
  consignment: CONSIGNMENT_INTENT,
  places: PLACES_INTENT,
};

export const intentDefinition = (kind: PaymentIntent['kind']): IntentDefinition => DEFINITIONS[kind];
