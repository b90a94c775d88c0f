import * as z from 'zod/mini';
import { defineCall } from './call';
import { id } from './primitives';
import { UPLOAD_TYPES, UPLOAD_WIDTHS } from './upload-rules';

export const upload = defineCall('upload', {
  summary:
    'Upload a file. The body is the file, and `X-File-Name` (percent-encoded) its name. The type is detected from the content; the answer holds it and the name with its extension. Metadata of pictures is removed, except for the orientation.',
  audience: 'member',
  rawBody: UPLOAD_TYPES,
  data: z.object({ id, name: z.string(), type: z.enum(UPLOAD_TYPES), size: z.int() }),
  errors: ['UPLOAD_TYPE', 'UPLOAD_DAMAGED', 'UPLOAD_UNSAFE', 'UPLOAD_LOCKED', 'UPLOAD_QUOTA'],
});

export const uploadedFile = defineCall('uploadedFile', {
  summary: 'The bytes of an upload, for its owner and the team; of a picture a smaller copy with `width`.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object({ width: z.optional(z.enum(UPLOAD_WIDTHS)) }),
  isBinary: true,
  data: z.custom<Blob>((value) => value instanceof Blob),
  errors: ['NOT_FOUND'],
});
