import { generateKeyPairSync } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

export const serviceAccount = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

const now = () => Math.floor(Date.now() / 1_000);

export const customClaims = (over: Record<string, unknown> = {}) => ({
  iss: 'someone',
  sub: 'someone',
  aud: AUDIENCE,
  iat: now(),
  exp: now() + 3_600,
  uid: 'u1',
  claims: { role: 'member' },
  ...over,
});

export function signHs256(payload: Record<string, unknown>, secret: string): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));
}

export async function signRs256(payload: Record<string, unknown>, privateKey = serviceAccount.privateKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(await importPKCS8(privateKey, 'RS256'));
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const unsigned = (payload: Record<string, unknown>): string => `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
