import type { Walk } from '../walker';
import { BILLING_WALKS } from './billing';
import { CHAT_WALKS } from './chat';
import { CONSIGNMENT_WALKS } from './consignment';
import { GIFT_WALKS } from './gift';
import { LOGIN_WALKS } from './login';
import { ORDER_WALKS } from './order';
import { WARDROBE_WALKS } from './wardrobe';

/** Every flow of customers and members, step by step. */
export const WALKS: readonly Walk[] = [
  ...ORDER_WALKS,
  ...GIFT_WALKS,
  ...CONSIGNMENT_WALKS,
  ...BILLING_WALKS,
  ...WARDROBE_WALKS,
  ...LOGIN_WALKS,
  ...CHAT_WALKS,
];
