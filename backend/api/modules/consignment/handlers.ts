import type { CallHandlers } from '@/backend/api/http/answer';
import { consignments } from './consignments';
import { orderConsignment } from './order-consignment';

export const consignmentHandlers = { orderConsignment, consignments } satisfies Partial<CallHandlers>;
