import type { CallHandlers } from '@/backend/api/http/answer';
import { endTerm } from './end-term';
import { goOnWithTerm } from './go-on';

export const termHandlers = { endTerm, goOnWithTerm } satisfies Partial<CallHandlers>;
