import type { CallHandlers } from '@/backend/api/http/answer';
import { createCollection, quoteCollection } from './create-collection';

export const collectionHandlers = { quoteCollection, createCollection } satisfies Partial<CallHandlers>;
