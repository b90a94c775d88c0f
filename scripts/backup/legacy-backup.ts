import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { StartError } from '@/backend/config/start-error';

/*
 * Backups from before 27 November 2026, which can be decrypted but are not made any more: AES-256-GCM in chunks with a counter nonce that
 * marks the last one, under a key derived from the passphrase and a random salt.
 *
 * magic, fingerprint of the passphrase (8 bytes), salt (32)  |  chunk (65,536 bytes) + tag (16)  |  …  |  last chunk + tag
 */
export const LEGACY_MAGIC = Buffer.from('sealed backup 1\n');
const MARK_BYTES = 8;
const HEADER_BYTES = LEGACY_MAGIC.length + MARK_BYTES + 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 65_536 + TAG_BYTES;

const markOf = (passphrase: string) => createHmac('sha256', passphrase).update('backup mark').digest().subarray(0, MARK_BYTES);

/** For both formats. */
export const damagedBackup = (): StartError =>
  new StartError('The backup is damaged or was cut off: it is not what was written. Take another one.');

/** @throws StartError of one sentence: wrong passphrase, damaged, truncated */
export async function* decryptLegacyBackup(source: AsyncIterable<Uint8Array>, passphrases: readonly string[]): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  let open: ((piece: Buffer, isLast: boolean) => Buffer) | undefined;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (open === undefined && held.length >= HEADER_BYTES) {
      open = openerOf(held.subarray(0, HEADER_BYTES), passphrases);
      held = held.subarray(HEADER_BYTES);
    }
    for (; open && held.length > PIECE_BYTES; held = held.subarray(PIECE_BYTES)) yield open(held.subarray(0, PIECE_BYTES), false);
  }
  if (open === undefined) throw damagedBackup();
  yield open(held, true);
}

function openerOf(header: Buffer, passphrases: readonly string[]) {
  const mark = header.subarray(LEGACY_MAGIC.length, LEGACY_MAGIC.length + MARK_BYTES);
  const passphrase = passphrases.find((each) => markOf(each).equals(mark));
  if (passphrase === undefined) {
    throw new StartError(
      passphrases.length === 0
        ? 'The backup is encrypted: set BACKUP_KEY to the key it was made with.'
        : 'The backup was made with a key that BACKUP_KEY does not hold.',
    );
  }
  const key = Buffer.from(hkdfSync('sha256', passphrase, header.subarray(LEGACY_MAGIC.length + MARK_BYTES), 'backup', 32));
  const nonce = Buffer.alloc(12);
  let count = 0;
  return (piece: Buffer, isLast: boolean): Buffer => {
    if (piece.length < TAG_BYTES) throw damagedBackup();
    nonce.writeUIntBE(count++, 5, 6);
    nonce.writeUInt8(isLast ? 1 : 0, 11);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce)
      .setAAD(header)
      .setAuthTag(piece.subarray(piece.length - TAG_BYTES));
    const opened = decipher.update(piece.subarray(0, piece.length - TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw damagedBackup();
    }
    return opened;
  };
}
