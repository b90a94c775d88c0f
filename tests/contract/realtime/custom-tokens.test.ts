import { signInWithCustomToken } from 'firebase/auth';
import { expect, test } from 'vitest';
import { createTokenMinter } from '@/backend/twins/realtime/auth/custom-token';
import { createClient } from './support/client';
import { customClaims, serviceAccount, signHs256, signRs256, unsigned } from './support/tokens';
import { SECRET } from './support/test-rules';
import { startTwin } from './support/twin';

const seconds = () => Math.floor(Date.now() / 1_000);

async function signIn(token: string, options: Parameters<typeof startTwin>[0] = {}): Promise<string> {
  const twin = await startTwin({ serviceAccountPublicKey: serviceAccount.publicKey, ...options });
  const credential = await signInWithCustomToken(createClient(twin.port).auth, token);
  return credential.user.uid;
}

test('a token signed with the secret of the backend signs in', async () => {
  expect(await signIn(await signHs256(customClaims(), SECRET))).toBe('u1');
});

test('a token signed by the configured service account signs in', async () => {
  const mint = createTokenMinter({ kind: 'service-account', clientEmail: 'sa@example.test', privateKey: serviceAccount.privateKey });
  expect(await signIn(await mint('u2', { team: true }))).toBe('u2');
});

test('claims reach the ID token', async () => {
  const twin = await startTwin();
  const { auth } = createClient(twin.port);
  const { user } = await signInWithCustomToken(auth, await twin.mintCustomToken('u3', { team: true }));
  expect((await user.getIdTokenResult()).claims).toMatchObject({ sub: 'u3', user_id: 'u3', team: true, aud: 'demo-x' });
});

const rs256 = await signRs256(customClaims());
const refused: Record<string, string | Promise<string>> = {
  'unsigned (alg none)': unsigned(customClaims()),
  'signed with another secret': signHs256(customClaims(), 'another secret'),
  'signed by another account': signRs256(
    customClaims(),
    (await import('node:crypto')).generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }).privateKey,
  ),
  'tampered with': `${rs256.slice(0, -12)}AAAAAAAAAAAA`,
  'signed with the public key as if it were a secret': signHs256(customClaims(), serviceAccount.publicKey),
  expired: signHs256(customClaims({ iat: seconds() - 600, exp: seconds() - 5 }), SECRET),
  'without an end': signHs256(customClaims({ exp: undefined }), SECRET),
  'valid for longer than an hour': signHs256(customClaims({ exp: seconds() + 7_200 }), SECRET),
  'from the future': signHs256(customClaims({ iat: seconds() + 600, exp: seconds() + 900 }), SECRET),
  'for another audience': signHs256(customClaims({ aud: 'elsewhere' }), SECRET),
  'without a user': signHs256(customClaims({ uid: undefined }), SECRET),
  'for an empty user': signHs256(customClaims({ uid: '' }), SECRET),
  'with a reserved claim': signHs256(customClaims({ claims: { sub: 'admin' } }), SECRET),
  'with claims that are no object': signHs256(customClaims({ claims: ['team'] }), SECRET),
  'not a token': 'nonsense',
  empty: '',
};

test.each(Object.entries(refused))('a token is refused that is %s', async (_, token) => {
  await expect(signIn(await token)).rejects.toMatchObject({
    code: expect.stringMatching(/^auth\/(invalid-custom-token|internal-error|missing-custom-token)$/) as string,
  });
});

test('without a configured account its tokens are refused', async () => {
  await expect(signIn(rs256, { serviceAccountPublicKey: undefined })).rejects.toMatchObject({ code: 'auth/invalid-custom-token' });
});

test('what could not be accepted is not minted', async () => {
  const mint = createTokenMinter({ kind: 'embedded', secret: SECRET });
  await expect(mint('')).rejects.toThrow(/uid/);
  await expect(mint('u', { firebase: {} })).rejects.toThrow(/reserved/);
  await expect(mint('u', { long: 'x'.repeat(1_001) })).rejects.toThrow(/too long/);
});
