import * as z from 'zod/mini';
import { secretList } from './secret-list';

const schema = z.object({
  /** What backups are encrypted with; of several the first, all of them open. */
  BACKUP_KEY: z._default(z.string(), ''),
});

/**
 * Read by the commands of backups alone: no process that serves anybody knows the key. An empty first one means nothing here:
 * the one behind it encrypts, and is asked for its length.
 */
export const readBackupKeys = (source: Readonly<Record<string, string | undefined>>): string[] =>
  secretList('BACKUP_KEY', z.parse(schema, source).BACKUP_KEY.replace(/^[\s,]+/, '')).filter(Boolean);
