import * as z from 'zod/mini';
import { defineCall } from './call';
import { id } from './primitives';

/** What is taken, told by the bytes alone: neither the name nor the declared type is believed. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];
/** What a file may be declared as: systems say `image/jpg`, `image/pjpeg`, the type of a wrong ending, or nothing in particular. */
export const UPLOAD_DECLARED = /^(?:image\/|application\/(?:x-)?pdf\b|application\/octet-stream\b)/i;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

export const upload = defineCall('upload', {
  summary:
    'Upload a file. The body is the file, and `X-File-Name` (percent-encoded) its name. The type is detected from the content; the answer holds it and the name with its extension. Metadata of pictures is removed, except for the orientation.',
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
