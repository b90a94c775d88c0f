import type { CallHandlers } from '@/backend/api/http/answer';
import { createCollection } from './create-collection';
import { quoteCollection } from './quote-collection';

export const collectionHandlers = { quoteCollection, createCollection } satisfies Partial<CallHandlers>;
