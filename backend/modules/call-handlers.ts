import type { CallHandlers } from '@/backend/http/call-handler';
import { accountHandlers } from './account/handlers';
import { authHandlers } from './auth/handlers';
import { contactHandlers } from './contact/handlers';
import { newsletterHandlers } from './newsletter/handlers';
import { pricingHandlers } from './pricing/handlers';

/** Every call that works; the rest of the contract answers 501. */
export const callHandlers: CallHandlers = { ...accountHandlers, ...authHandlers, ...contactHandlers, ...newsletterHandlers, ...pricingHandlers };
