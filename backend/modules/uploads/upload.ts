import { randomUUID } from 'node:crypto';
import { count, eq, sum } from 'drizzle-orm';
import { uploads } from '@/backend/db/schema/orders';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { UPLOAD_TYPES, type UploadType } from '@/lib/contract/upload';
import { cutText } from '@/lib/cut-text';
import { inspectFile } from './inspect-file';
import { readUpload } from './read-upload';

const MOST_FILES = 1_000;
const MOST_BYTES = 1024 * 1024 * 1024;
const NAME_LENGTH = 120;

const MESSAGES = {
  UPLOAD_TYPE: 'The bytes are not what the content type says.',
  UPLOAD_DAMAGED: 'The file is incomplete or damaged.',
  UPLOAD_UNSAFE: 'The file holds active content.',
  UPLOAD_LOCKED: 'The file is protected: it cannot be looked at.',
};

export const upload: CallHandler<'upload'> = async ({ request }, { database: { orm }, files, clock, log }) => {
  const { userId } = requireMember(request);
  const bytes = request.body;
  const type = UPLOAD_TYPES.find((known) => known === request.headers['content-type']?.split(';')[0]?.trim().toLowerCase());
  if (!Buffer.isBuffer(bytes) || bytes.length === 0 || !type) {
    return refused('UPLOAD_TYPE', 'Send the bytes of a file with its content type.');
  }
  const [used] = await orm
    .select({ files: count(), bytes: sum(uploads.size) })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  if ((used?.files ?? 0) >= MOST_FILES || Number(used?.bytes ?? 0) + bytes.length > MOST_BYTES) {
    return refused('UPLOAD_QUOTA', 'No more files can be kept.');
  }
  const inspection = await inspectFile(bytes, type);
  if (inspection.kind === 'bad') return refused(inspection.code, MESSAGES[inspection.code]);

  const id = randomUUID();
  const row = { id, userId, name: fileName(request.headers['x-file-name'], type), type, size: bytes.length, createdAt: clock() };
  // Bytes first: a row always has its file; a file without a row is only space.
  await files.write(id, bytes);
  try {
    await orm.insert(uploads).values(row);
  } catch (error) {
    await files.remove(id).catch(() => log.warn('a file without a record stays in the store'));
    throw error;
  }
  return ok({ id, name: row.name, type, size: row.size }, 201);
};

/** Its owner only; the team reads through its own console. */
export const uploadedFile: CallHandler<'uploadedFile'> = async ({ params, request }, context) => {
  const file = await readUpload(context, { id: params.id, userId: requireMember(request).userId });
  return file ? ok(file) : refused('NOT_FOUND', 'There is no such file.');
};

function fileName(header: string | string[] | undefined, type: UploadType): string {
  const given = decode(Array.isArray(header) ? header[0] : header);
  const plain = cutText((given.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}|["<>|:*?]/gu, '').trim(), NAME_LENGTH);
  return plain === '' || /^\.+$/.test(plain) ? `file.${type.split('/')[1] ?? 'bin'}` : plain;
}

function decode(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}
