import type { CallHandlers } from '@/backend/http/call-handler';
import { accountHandlers } from './account/handlers';
import { authHandlers } from './auth/handlers';
import { contactHandlers } from './contact/handlers';
import { itemRequestHandlers } from './item-requests/handlers';
import { newsletterHandlers } from './newsletter/handlers';
import { outfitHandlers } from './outfits/handlers';
import { pricingHandlers } from './pricing/handlers';
import { wardrobeHandlers } from './wardrobe/handlers';

/** Every call that works; the rest of the contract answers 501. */
export const callHandlers: CallHandlers = {
  ...accountHandlers,
  ...authHandlers,
  ...contactHandlers,
  ...itemRequestHandlers,
  ...newsletterHandlers,
  ...outfitHandlers,
  ...pricingHandlers,
  ...wardrobeHandlers,
};
