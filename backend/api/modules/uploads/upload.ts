import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { and, count, eq, sum } from 'drizzle-orm';
import { uploads } from '@/backend/api/db/schema/orders';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import type { BackendContext } from '@/backend/context';
import { requireMember } from '@/backend/api/identity/authenticate';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { UPLOAD_TYPES, type UploadType } from '@/lib/contract/upload';
import { fileName } from './file-name';
import { inspectPdf, MARKUP, type PdfFinding } from './inspect-pdf';
import { withoutMetadata } from './without-metadata';

type Problem = Extract<ErrorCode, 'UPLOAD_TYPE' | 'UPLOAD_DAMAGED' | 'UPLOAD_UNSAFE' | 'UPLOAD_LOCKED'>;
type Inspection = { kind: 'fine'; type: UploadType; bytes: Buffer } | { kind: 'bad'; code: Problem };

const bad = (code: Problem): Inspection => ({ kind: 'bad', code });
const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Buffer, offset: number, length: number) => bytes.subarray(offset, offset + length).toString('latin1');

/** By magic bytes, never by a name or header. */
const SIGNATURES: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  'image/png': (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  'image/avif': (bytes) => textAt(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, 24)),
  'application/pdf': (bytes) => textAt(bytes, 0, 5) === '%PDF-',
};

const OF_PDF: Record<Exclude<PdfFinding, 'fine'>, Problem> = {
  damaged: 'UPLOAD_DAMAGED',
  active: 'UPLOAD_UNSAFE',
  locked: 'UPLOAD_LOCKED',
};
const PIXELS_MAXIMUM = 60_000_000;

/** Detects the type by content and returns the bytes to store. */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  const type = UPLOAD_TYPES.find((known) => SIGNATURES[known](bytes));
  if (!type) return bad('UPLOAD_TYPE');
  if (type !== 'application/pdf') return inspectPicture(bytes, type);
  const finding = await inspectPdf(bytes);
  return finding === 'fine' ? { kind: 'fine', type, bytes } : bad(OF_PDF[finding]);
}

/** Fully decoded once, so that truncated or broken files fail here and not when a member views them. */
async function inspectPicture(bytes: Buffer, type: Exclude<UploadType, 'application/pdf'>): Promise<Inspection> {
  const options = { failOn: 'truncated', limitInputPixels: PIXELS_MAXIMUM } as const;
  try {
    const { orientation } = await sharp(bytes, options).metadata();
    const clean = withoutMetadata(bytes, type, orientation);
    if (!clean) return bad('UPLOAD_DAMAGED');
    // Checked last: cameras and programs write XMP markup into valid photographs, which has been removed by now.
    if (MARKUP.test(clean.toString('latin1'))) return bad('UPLOAD_UNSAFE');
    await sharp(clean, options).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { kind: 'fine', type, bytes: clean };
  } catch {
    return bad('UPLOAD_DAMAGED');
  }
}

const MAX_FILES = 1_000;
const MAX_BYTES = 1024 * 1024 * 1024;

const MESSAGES = {
  UPLOAD_TYPE: 'The bytes are no picture and no PDF that is taken.',
  UPLOAD_DAMAGED: 'The file is incomplete or damaged.',
  UPLOAD_UNSAFE: 'The file holds active content.',
  UPLOAD_LOCKED: 'The file is protected: it cannot be looked at.',
};

export const upload: CallHandler<'upload'> = async ({ request }, { database: { orm }, files, clock, log }) => {
  const { userId } = requireMember(request);
  const sent = request.body;
  if (!Buffer.isBuffer(sent) || sent.length === 0) return refused('UPLOAD_TYPE', 'Send the bytes of a file with its content type.');
  const [used] = await orm
    .select({ files: count(), bytes: sum(uploads.size) })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  if ((used?.files ?? 0) >= MAX_FILES || Number(used?.bytes ?? 0) + sent.length > MAX_BYTES) {
    return refused('UPLOAD_QUOTA', 'No more files can be kept.');
  }
  const inspection = await inspectFile(sent);
  if (inspection.kind === 'bad') return refused(inspection.code, MESSAGES[inspection.code]);

  const { type, bytes } = inspection;
  const id = randomUUID();
  const row = { id, userId, name: fileName(request.headers['x-file-name'], type), type, size: bytes.length, createdAt: clock() };
  // Bytes first: a row always has its file; a file without a row is only space.
  await files.write(id, bytes);
  try {
    await orm.insert(uploads).values(row);
  } catch (error) {
    await files.remove(id).catch(() => log.warn('a file without a record was not removed from the store'));
    throw error;
  }
  return ok({ id, name: row.name, type, size: row.size }, 201);
};

/** Its owner only; the team reads through its own console. */
export const uploadedFile: CallHandler<'uploadedFile'> = async ({ params, query, request }, context) => {
  const file = await readUpload(context, { id: params.id, userId: requireMember(request).userId });
  if (!file) return refused('NOT_FOUND', 'There is no such file.');
  return ok(query.width && file.type.startsWith('image/') ? await smaller(file, Number(query.width)) : file);
};

/** For lists: turned the right way up, and never larger than it was. */
async function smaller(file: File, width: number): Promise<File> {
  const bytes = await sharp(await file.arrayBuffer(), { limitInputPixels: PIXELS_MAXIMUM })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], file.name, { type: 'image/webp' });
}

/** A member's own file: null for another one's as for none at all. */
export async function readUpload(
  { database: { orm }, files }: Pick<BackendContext, 'database' | 'files'>,
  { id, userId }: { id: string; userId: string },
): Promise<File | null> {
  const [row] = await orm
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  const bytes = row ? await files.read(row.id) : null;
  return row && bytes ? new File([new Uint8Array(bytes)], row.name, { type: row.type }) : null;
}
