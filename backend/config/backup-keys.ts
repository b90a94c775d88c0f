import * as z from 'zod/mini';
import { secretList } from './secret-list';

const schema = z.object({
  /** age public keys that new backups are encrypted to; each owner can decrypt alone. */
  BACKUP_RECIPIENT: z._default(z.string(), ''),
  /** age private keys for decrypting backups. */
  BACKUP_IDENTITY: z._default(z.string(), ''),
  /** Passphrases: they decrypt older backups, and encrypt if there is no recipient. */
  BACKUP_KEY: z._default(z.string(), ''),
});

export interface BackupKeys {
  recipients: readonly string[];
  identities: readonly string[];
  /** The first encrypts if there is no recipient, all of them decrypt. */
  passphrases: readonly string[];
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Read only by the backup commands, so that no serving process has a key. An empty first passphrase has no meaning here. */
export function readBackupKeys(source: Readonly<Record<string, string | undefined>>): BackupKeys {
  const { BACKUP_RECIPIENT, BACKUP_IDENTITY, BACKUP_KEY } = z.parse(schema, source);
  return {
    recipients: listOf(BACKUP_RECIPIENT),
    identities: listOf(BACKUP_IDENTITY),
    passphrases: secretList('BACKUP_KEY', BACKUP_KEY.replace(/^[\s,]+/, '')).filter(Boolean),
  };
}

export const NO_KEYS: BackupKeys = { recipients: [], identities: [], passphrases: [] };

/** Whether encryption is configured. */
export const canSeal = ({ recipients, passphrases }: BackupKeys): boolean => recipients.length > 0 || passphrases.length > 0;
