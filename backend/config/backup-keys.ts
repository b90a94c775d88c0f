import * as z from 'zod/mini';
import { secretList } from './secret-list';

const schema = z.object({
  /** Public keys of age that new backups are encrypted to; each of their owners opens them alone. */
  BACKUP_RECIPIENT: z._default(z.string(), ''),
  /** Private keys of age that backups are opened by. */
  BACKUP_IDENTITY: z._default(z.string(), ''),
  /** Passphrases: what opens backups from before age, and encrypts where there is no recipient. */
  BACKUP_KEY: z._default(z.string(), ''),
});

export interface BackupKeys {
  recipients: readonly string[];
  identities: readonly string[];
  /** The first encrypts where there is no recipient, all of them open. */
  passphrases: readonly string[];
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Read by the commands of backups alone: no process that serves anybody knows a key. An empty first passphrase means nothing here. */
export function readBackupKeys(source: Readonly<Record<string, string | undefined>>): BackupKeys {
  const { BACKUP_RECIPIENT, BACKUP_IDENTITY, BACKUP_KEY } = z.parse(schema, source);
  return {
    recipients: listOf(BACKUP_RECIPIENT),
    identities: listOf(BACKUP_IDENTITY),
    passphrases: secretList('BACKUP_KEY', BACKUP_KEY.replace(/^[\s,]+/, '')).filter(Boolean),
  };
}

export const NO_KEYS: BackupKeys = { recipients: [], identities: [], passphrases: [] };

/** Whether there is something to encrypt with. */
export const canSeal = ({ recipients, passphrases }: BackupKeys): boolean => recipients.length > 0 || passphrases.length > 0;
