import * as z from 'zod/mini';
import { defineCall } from './call';
import { id } from './primitives';

/** What may be sent, and how the server checks it: by the first bytes, never by the name. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

export const upload = defineCall('upload', {
  summary:
    'Keep a file of the member: the bytes are the body, with their own content type, and `X-File-Name` (percent-encoded) names them.',
  audience: 'member',
  rawBody: UPLOAD_TYPES,
  data: z.object({ id, name: z.string(), type: z.enum(UPLOAD_TYPES), size: z.int() }),
  errors: ['UPLOAD_TYPE', 'UPLOAD_DAMAGED', 'UPLOAD_UNSAFE', 'UPLOAD_LOCKED', 'UPLOAD_QUOTA'],
});

export const uploadedFile = defineCall('uploadedFile', {
  summary: 'The bytes of an upload, for its owner and the team.',
  audience: 'member',
  params: z.object({ id }),
  isBinary: true,
  data: z.custom<Blob>((value) => value instanceof Blob),
  errors: ['NOT_FOUND'],
});
