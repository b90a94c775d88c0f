import { and, eq } from 'drizzle-orm';
import { uploads } from '@/backend/api/db/schema/orders';
import type { BackendContext } from '@/backend/context';

/** Markup that turns a picture or document into a page for a program that sniffs content. */
export const MARKUP = /<(script|html|body|iframe|svg|object|embed|!doctype|\?php)[\s>/]|javascript:/i;

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
