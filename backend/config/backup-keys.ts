import * as z from 'zod/mini';
import { EnvError } from '@/lib/config/parse-env';

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

/** The length of a passphrase of several words, or of 24 random bytes in base64: safe from brute force. */
const MIN_LENGTH = 32;

/**
 * A rotatable secret: comma-separated, the first for new values, all for old ones. Only the first must be long, so that a short old one can
 * be rotated out.
 * @throws EnvError that names the variable, never a value
 */
export function secretList(name: string, list: string): string[] {
  const secrets = list.split(',').map((secret) => secret.trim());
  const [first = ''] = secrets;
  if (first !== '' && first.length < MIN_LENGTH) {
    throw new EnvError(
      `${name} is not usable: its first secret, which makes what is new, must have at least ${MIN_LENGTH} characters, as openssl rand -base64 33 makes them`,
    );
  }
  return secrets;
}
