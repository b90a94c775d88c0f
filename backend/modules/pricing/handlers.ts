import type { CallHandlers } from '@/backend/http/call-handler';
import { checkCouponCode } from './check-coupon-code';
import { priceService } from './price-service';

export const pricingHandlers = { checkCouponCode, priceService } satisfies Partial<CallHandlers>;
