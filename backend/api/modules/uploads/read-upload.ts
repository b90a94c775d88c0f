import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { uploads } from '@/backend/api/db/schema/orders';

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
