import type { CallHandlers } from '@/backend/api/http/answer';
import { contactUs } from './contact-us';

export const contactHandlers = { contactUs } satisfies Partial<CallHandlers>;
