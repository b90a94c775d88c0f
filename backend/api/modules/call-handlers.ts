import type { CallHandlers } from '@/backend/api/http/answer';
import { accountHandlers } from './account/handlers';
import { authHandlers } from './auth/handlers';
import { billingHandlers } from './billing/handlers';
import { bookingHandlers } from './booking/handlers';
import { collectionHandlers } from './collection/handlers';
import { consignmentHandlers } from './consignment/handlers';
import { contactHandlers } from './contact/handlers';
import { giftHandlers } from './gift/handlers';
import { itemRequestHandlers } from './item-requests/handlers';
import { newsletterHandlers } from './newsletter/handlers';
import { orderHandlers } from './order/handlers';
import { outfitHandlers } from './outfits/handlers';
import { paymentHandlers } from './payments/handlers';
import { planHandlers } from './plan/handlers';
import { pricingHandlers } from './pricing/handlers';
import { payoutHandlers } from './payout/handlers';
import { termHandlers } from './terms/handlers';
import { uploadHandlers } from './uploads/handlers';
import { wardrobeHandlers } from './wardrobe/handlers';

export const callHandlers: CallHandlers = {
  ...accountHandlers,
  ...authHandlers,
  ...billingHandlers,
  ...bookingHandlers,
  ...collectionHandlers,
  ...consignmentHandlers,
  ...contactHandlers,
  ...giftHandlers,
  ...itemRequestHandlers,
  ...newsletterHandlers,
  ...orderHandlers,
  ...outfitHandlers,
  ...paymentHandlers,
  ...planHandlers,
  ...pricingHandlers,
  ...payoutHandlers,
  ...termHandlers,
  ...uploadHandlers,
  ...wardrobeHandlers,
};
