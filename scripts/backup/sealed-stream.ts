import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { StartError } from '@/backend/config/start-error';

/*
 * A stream under AES-256-GCM, in pieces of which each is proven before it is given on (the STREAM construction): the nonce
 * counts, so none can be moved or left out, and marks the last one, so nothing can be cut off. The key is one of this file
 * alone, drawn from the secret by a random salt, so a nonce is never used twice under one.
 *
 *   magic, mark of the secret (8 bytes), salt (32)  |  piece (65,536 bytes) + tag (16)  |  …  |  last piece + tag
 */
export const MAGIC = Buffer.from('sealed backup 1\n');
const MARK_BYTES = 8;
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + MARK_BYTES + SALT_BYTES;
const PIECE_BYTES = 65_536;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** Tells which of several secrets it was, and nothing else of it. */
const markOf = (secret: string): Buffer => createHmac('sha256', secret).update('backup mark').digest().subarray(0, MARK_BYTES);
const keyOf = (secret: string, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, 'backup', 32));

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Hands on pieces of one size as they come, and what is left as the last one: at the end, and not before it is known to be. */
abstract class InPieces extends Transform {
  private waiting: Buffer[] = [];
  private size = 0;

  protected constructor(private readonly pieceBytes: number) {
    super();
  }

  protected abstract takePiece(piece: Buffer, isLast: boolean): void;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.waiting.push(chunk);
    this.size += chunk.length;
    attempt(done, () => {
      if (this.size <= this.pieceBytes) return;
      let all = Buffer.concat(this.waiting);
      for (; all.length > this.pieceBytes; all = all.subarray(this.pieceBytes)) this.takePiece(all.subarray(0, this.pieceBytes), false);
      this.waiting = [all];
      this.size = all.length;
    });
  }

  override _flush(done: TransformCallback): void {
    attempt(done, () => this.takePiece(Buffer.concat(this.waiting), true));
  }
}

function attempt(done: TransformCallback, task: () => void): void {
  try {
    task();
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

class Sealing extends InPieces {
  private readonly salt = randomBytes(SALT_BYTES);
  private readonly key: Buffer;
  private readonly header: Buffer;
  private count = 0;

  constructor(secret: string) {
    super(PIECE_BYTES);
    this.key = keyOf(secret, this.salt);
    this.header = Buffer.concat([MAGIC, markOf(secret), this.salt]);
    this.push(this.header);
  }

  protected takePiece(piece: Buffer, isLast: boolean): void {
    const cipher = createCipheriv(ALGORITHM, this.key, nonceOf(this.count++, isLast)).setAAD(this.header);
    this.push(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
  }
}

class Opening extends InPieces {
  private header = Buffer.alloc(0);
  private key: Buffer | null = null;
  private count = 0;

  constructor(private readonly secrets: readonly string[]) {
    super(PIECE_BYTES + TAG_BYTES);
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    if (this.key !== null) return void super._transform(chunk, encoding, done);
    this.header = Buffer.concat([this.header, chunk]);
    if (this.header.length < HEADER_BYTES) return done();
    const rest = this.header.subarray(HEADER_BYTES);
    this.header = this.header.subarray(0, HEADER_BYTES);
    try {
      this.key = keyFor(this.header, this.secrets);
    } catch (error) {
      return done(error as StartError);
    }
    super._transform(rest, encoding, done);
  }

  protected takePiece(piece: Buffer, isLast: boolean): void {
    const damaged = new StartError('The backup is damaged or was cut off: it is not what was written. Take another one.');
    if (this.key === null || piece.length < TAG_BYTES) throw damaged;
    const decipher = createDecipheriv(ALGORITHM, this.key, nonceOf(this.count++, isLast))
      .setAAD(this.header)
      .setAuthTag(piece.subarray(piece.length - TAG_BYTES));
    const opened = decipher.update(piece.subarray(0, piece.length - TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw damaged;
    }
    this.push(opened);
  }
}

function keyFor(header: Buffer, secrets: readonly string[]): Buffer {
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new StartError('This is no encrypted backup.');
  const mark = header.subarray(MAGIC.length, MAGIC.length + MARK_BYTES);
  const secret = secrets.find((each) => markOf(each).equals(mark));
  if (secret === undefined) {
    throw new StartError(
      secrets.length === 0
        ? 'The backup is encrypted: set BACKUP_KEY to the key it was made with.'
        : 'The backup was made with a key that BACKUP_KEY does not hold.',
    );
  }
  return keyOf(secret, header.subarray(MAGIC.length + MARK_BYTES));
}

export const sealing = (secret: string): Transform => new Sealing(secret);

/** Fails with a StartError of one sentence: another key, damaged, cut off. What came out before is proven, but not the whole. */
export const opening = (secrets: readonly string[]): Transform => new Opening(secrets);
