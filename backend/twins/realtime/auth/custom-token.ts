import { importPKCS8, importSPKI, importX509, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import type { Clock } from '@/backend/twins/realtime/twin-options';

/** The user of a custom token, and claims that rules see as `auth.token.*`. */
export interface CustomIdentity {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Mints tokens for `signInWithCustomToken`. */
export type MintCustomToken = (uid: string, claims?: Readonly<Record<string, unknown>>) => Promise<string>;

export type TokenSigner =
  | { readonly kind: 'embedded'; readonly secret: string }
  | { readonly kind: 'service-account'; readonly clientEmail: string; readonly privateKey: string };

export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
}

// Fixed by Firebase: audience and maximum lifetime of custom tokens.
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const LIFE_SECONDS = 3_600;
const CLOCK_SKEW_SECONDS = 60;
const EMBEDDED_ISSUER = 'embedded-realtime';
const MAX_CLAIMS_CHARACTERS = 1_000;
const RESERVED_CLAIMS: ReadonlySet<string> = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce signed_in_ms sub user_id'.split(' '),
);
const SYSTEM_CLOCK: Clock = { now: () => Date.now() };

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

function assertIdentity(uid: unknown, claims: unknown): asserts uid is string {
  if (typeof uid !== 'string' || uid === '' || uid.length > 128) throw new TokenRefusedError('uid has 1 to 128 characters');
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new TokenRefusedError('claims are an object');
  const reserved = Object.keys(claims).find((name) => RESERVED_CLAIMS.has(name));
  if (reserved !== undefined) throw new TokenRefusedError(`claim ${reserved} is reserved`);
  if (JSON.stringify(claims).length > MAX_CLAIMS_CHARACTERS) throw new TokenRefusedError('claims are too long');
}

/** Signs for the embedded twin (HS256) and for a real project (its service account, RS256). */
export function createTokenMinter(signer: TokenSigner, clock: Clock = SYSTEM_CLOCK): MintCustomToken {
  const issuer = signer.kind === 'embedded' ? EMBEDDED_ISSUER : signer.clientEmail;
  const algorithm = signer.kind === 'embedded' ? 'HS256' : 'RS256';
  let key: Promise<Uint8Array | CryptoKey> | null = null;
  return async (uid, claims = {}) => {
    assertIdentity(uid, claims);
    key ??= signer.kind === 'embedded' ? Promise.resolve(keyOf(signer.secret)) : importPKCS8(signer.privateKey, 'RS256');
    const issuedAt = Math.floor(clock.now() / 1_000);
    return new SignJWT({ uid, ...(Object.keys(claims).length > 0 && { claims }) })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFE_SECONDS)
      .sign(await key);
  };
}

export type VerifyCustomToken = (token: string) => Promise<CustomIdentity & { readonly issuedAt: number }>;

const importPublicKey = (pem: string): Promise<CryptoKey> =>
  pem.includes('BEGIN CERTIFICATE') ? importX509(pem, 'RS256') : importSPKI(pem, 'RS256');

/**
 * Accepts tokens signed with the backend's secret and, if configured, with the service account. Each key is tried only with its own
 * algorithm, so that a public key cannot be used as a shared secret.
 */
export async function createTokenVerifier(
  trust: { secret: string; serviceAccountPublicKey?: string | undefined },
  clock: Clock,
): Promise<VerifyCustomToken> {
  const keys: { key: Uint8Array | CryptoKey; algorithm: string }[] = [{ key: keyOf(trust.secret), algorithm: 'HS256' }];
  if (trust.serviceAccountPublicKey !== undefined) {
    keys.push({ key: await importPublicKey(trust.serviceAccountPublicKey), algorithm: 'RS256' });
  }
  const verifyWith = async (token: string, index: number): ReturnType<VerifyCustomToken> => {
    const entry = keys[index];
    if (entry === undefined) throw new TokenRefusedError('not signed by a known key');
    const now = clock.now();
    const options = { algorithms: [entry.algorithm], audience: AUDIENCE, currentDate: new Date(now) };
    const payload = await jwtVerify(token, entry.key, options).then(
      (verified) => verified.payload,
      (error: { code?: string; message: string }) => {
        const isOtherKey = error.code === 'ERR_JOSE_ALG_NOT_ALLOWED' || error.code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED';
        if (isOtherKey) return null;
        throw new TokenRefusedError(error.message);
      },
    );
    if (payload === null) return verifyWith(token, index + 1);
    const { iat, exp, uid } = payload;
    const claims = payload.claims ?? {};
    if (iat === undefined || exp === undefined) throw new TokenRefusedError('iat and exp are required');
    if (exp - iat > LIFE_SECONDS) throw new TokenRefusedError('valid for longer than an hour');
    if (iat > now / 1_000 + CLOCK_SKEW_SECONDS) throw new TokenRefusedError('issued in the future');
    assertIdentity(uid, claims);
    return { uid, claims: claims as Record<string, unknown>, issuedAt: iat };
  };
  return (token) => verifyWith(token, 0);
}
