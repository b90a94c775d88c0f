import type { CallHandlers } from '@/backend/http/call-handler';
import { priceService } from './price-service';

export const pricingHandlers = { priceService } satisfies CallHandlers;
