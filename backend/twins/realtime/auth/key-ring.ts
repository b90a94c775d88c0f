import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

/** Keys of the twin. They are stored, so that a restart signs nobody out. */
export interface KeyRing {
  /** Signs ID and refresh tokens (ES256). */
  readonly signing: CryptoKey;
  readonly verifying: CryptoKey;
  /** Signs custom tokens if no secret is configured. */
  readonly customTokenSecret: string;
  /** Credential of the backend's own processes: full access over REST. */
  readonly adminCredential: string;
}

interface StoredKeys {
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
  readonly customTokenSecret: string;
  readonly adminCredential: string;
}

const ALGORITHM = 'ES256';

async function createKeys(): Promise<StoredKeys> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return {
    privateJwk: await exportJWK(privateKey),
    publicJwk: await exportJWK(publicKey),
    customTokenSecret: randomBytes(32).toString('base64url'),
    adminCredential: randomBytes(32).toString('base64url'),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('The stored key is not a signing key');
  return key;
}

export async function openKeyRing(folder: string): Promise<KeyRing> {
  const path = join(folder, 'keys.json');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    // Renamed when complete: a truncated file would lock everyone out.
    writeFileSync(`${path}.tmp`, JSON.stringify(await createKeys()), { mode: 0o600 });
    renameSync(`${path}.tmp`, path);
  }
  const stored = JSON.parse(readFileSync(path, 'utf8')) as StoredKeys;
  return {
    signing: await importKey(stored.privateJwk),
    verifying: await importKey(stored.publicJwk),
    customTokenSecret: stored.customTokenSecret,
    adminCredential: stored.adminCredential,
  };
}
