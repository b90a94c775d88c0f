import * as z from 'zod/mini';
import { defineCall } from './call';
import { calendarDate, id, instant, optionalText } from './primitives';
import { UPLOAD_TYPES, UPLOAD_WIDTHS } from './upload';

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

/** Of one piece. */
export const ITEM_FILES_MAXIMUM = 40;
export const ITEM_FILE_NOTE_MAX_LENGTH = 200;

const itemFileKind = z.enum(['photo', 'receipt']);

/** A member's own photograph of a piece, or a receipt for it. */
export const itemFile = z.object({
  id,
  kind: itemFileKind,
  /** The file behind it: `GET /ext/uploads/:id`, for its owner only. */
  upload: id,
  name: z.string(),
  type: z.enum(UPLOAD_TYPES),
  size: z.int(),
  /** When it was taken or written, as the member says. */
  date: z.nullable(calendarDate),
  note: z.string(),
  addedAt: instant,
});
export type ItemFile = z.infer<typeof itemFile>;

const words = { date: z.optional(z.nullable(calendarDate)), note: z.optional(optionalText(ITEM_FILE_NOTE_MAX_LENGTH)) };

export const addItemFile = defineCall('addItemFile', {
  summary: 'Keep an upload with a piece: a photograph, or a receipt (a picture or a PDF). An upload belongs to one piece.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ kind: itemFileKind, upload: id, ...words }),
  data: z.object({ file: itemFile, version: z.int() }),
  errors: ['NOT_FOUND', 'UPLOAD_TYPE', 'CONFLICT'],
});

export const editItemFile = defineCall('editItemFile', {
  summary: 'Date and note of a photograph or receipt. What is left out stays.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject(words),
  data: z.object({ file: itemFile, version: z.int() }),
  errors: ['NOT_FOUND'],
});

export const removeItemFile = defineCall('removeItemFile', {
  summary: 'Remove a photograph or receipt from its piece, and its file for good.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({ version: z.int() }),
  errors: ['NOT_FOUND'],
});
