import type { CallHandlers } from '@/backend/http/call-handler';
import { contactUs } from './contact-us';

export const contactHandlers = { contactUs } satisfies Partial<CallHandlers>;
