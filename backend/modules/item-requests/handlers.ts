import type { CallHandlers } from '@/backend/http/call-handler';
import { createItemRequests } from './create-item-requests';
import { itemRequests } from './item-requests';
import { quoteItemRequests } from './quote-item-requests';
import { undoItemRequest } from './undo-item-request';

export const itemRequestHandlers = { createItemRequests, itemRequests, quoteItemRequests, undoItemRequest } satisfies Partial<CallHandlers>;
