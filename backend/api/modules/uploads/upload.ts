import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { count, eq, sum } from 'drizzle-orm';
import { uploads } from '@/backend/api/db/schema/orders';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { fileName } from './file-name';
import { inspectFile, PIXELS_MAXIMUM } from './inspect-file';
import { readUpload } from './read-upload';

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
