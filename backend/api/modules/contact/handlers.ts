import type { CallHandlers } from '@/backend/api/http/call-handler';
import { contactUs } from './contact-us';

export const contactHandlers = { contactUs } satisfies Partial<CallHandlers>;
