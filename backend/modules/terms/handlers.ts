import type { CallHandlers } from '@/backend/http/call-handler';
import { endTerm } from './end-term';
import { storageTerms } from './storage-terms';

export const termHandlers = { storageTerms, endTerm } satisfies Partial<CallHandlers>;
