import type { CallHandlers } from '@/backend/api/http/answer';
import { upload, uploadedFile } from './upload';

export const uploadHandlers = { upload, uploadedFile } satisfies Partial<CallHandlers>;
