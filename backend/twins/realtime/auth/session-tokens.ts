import { randomUUID, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthVariable } from '@/backend/twins/realtime/rules/authorize';
import type { Clock } from '@/backend/twins/realtime/twin-options';
import { TokenRefusedError, type CustomIdentity } from './custom-token';

export const ID_TOKEN_SECONDS = 3_600;
const REFRESH_TOKEN_SECONDS = 30 * 86_400;
const REFRESH_AUDIENCE = 'realtime-refresh';

export interface IssuedTokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

export interface VerifiedSession {
  readonly uid: string;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** `auth` in rules. */
  readonly auth: AuthVariable;
}

/** `auth_time` has whole seconds; a session that ends within its first second needs the milliseconds as well. */
type SessionPayload = JWTPayload & { readonly sub: string; readonly exp: number; readonly signed_in_ms: number };

interface Accounts {
  /** Milliseconds since 1970: sessions of this user started earlier are invalid. */
  revokedBefore(uid: string): number;
}

/** Issues and verifies the tokens of signed-in users; tokens of a revoked user are refused. */
export class SessionTokens {
  private readonly issuer: string;

  constructor(
    private readonly keys: KeyRing,
    private readonly projectId: string,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {
    this.issuer = `https://securetoken.google.com/${projectId}`;
  }

  async issue({ uid, claims }: CustomIdentity, signedInAt = this.clock.now()): Promise<IssuedTokens> {
    const idClaims = {
      ...claims,
      auth_time: Math.floor(signedInAt / 1_000),
      signed_in_ms: signedInAt,
      user_id: uid,
      firebase: { identities: {}, sign_in_provider: 'custom' },
    };
    return {
      idToken: await this.sign(idClaims, uid, this.projectId, ID_TOKEN_SECONDS),
      refreshToken: await this.sign({ claims, signed_in_ms: signedInAt }, uid, REFRESH_AUDIENCE, REFRESH_TOKEN_SECONDS),
    };
  }

  async verifyIdToken(token: string): Promise<VerifiedSession> {
    const payload = await this.verify(token, this.projectId);
    const { sub: uid, exp } = payload;
    const auth: AuthVariable = { uid, provider: 'custom', token: payload };
    return { uid, signedInAt: payload.signed_in_ms, expiresAt: exp, auth };
  }

  /** New tokens for a refresh token. The session keeps its start time and expires thirty days after it, regardless of renewals. */
  async refresh(token: string): Promise<IssuedTokens & { uid: string }> {
    const { sub: uid, signed_in_ms: signedInAt, claims } = await this.verify(token, REFRESH_AUDIENCE);
    if (this.clock.now() - signedInAt > REFRESH_TOKEN_SECONDS * 1_000) throw new TokenRefusedError('expired');
    return { uid, ...(await this.issue({ uid, claims: (claims ?? {}) as CustomIdentity['claims'] }, signedInAt)) };
  }

  assertNotRevoked(uid: string, since: number): void {
    if (since < this.accounts.revokedBefore(uid)) throw new TokenRefusedError('revoked');
  }

  private now(): number {
    return Math.floor(this.clock.now() / 1_000);
  }

  private sign(claims: JWTPayload, uid: string, audience: string, seconds: number): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(audience)
      .setSubject(uid)
      .setJti(randomUUID())
      .setIssuedAt(this.now())
      .setExpirationTime(this.now() + seconds)
      .sign(this.keys.signing);
  }

  private async verify(token: string, audience: string): Promise<SessionPayload> {
    const options = { algorithms: ['ES256'], audience, issuer: this.issuer, currentDate: new Date(this.clock.now()) };
    const payload = await jwtVerify(token, this.keys.verifying, options).then(
      (verified) => verified.payload,
      (error: { code?: string; message: string }) => {
        throw new TokenRefusedError(error.code === 'ERR_JWT_EXPIRED' ? 'expired' : error.message);
      },
    );
    const { sub, exp, signed_in_ms } = payload;
    if (sub === undefined || exp === undefined || typeof signed_in_ms !== 'number') throw new TokenRefusedError('not a session');
    this.assertNotRevoked(sub, signed_in_ms);
    return { ...payload, sub, exp, signed_in_ms };
  }
}

/** Keys of the twin. They are stored, so that a restart signs nobody out. */
interface KeyRing {
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
