import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

const CLIENT = { clientId: 'shop', clientSecret: 'shop-secret' };

/** The code with which the provider names somebody of this address; the embedded one knows a few people only. */
export const codeOfPerson = (email: string): string => Buffer.from(email).toString('base64url');

/** Variations of real providers: additional claims, a fast clock, another issuer spelling. */
interface Habits {
  claims: Record<string, unknown>;
  secondsAhead: number;
  /** After the address at which it answers. */
  issuerEnd: string;
  /** Whose key signs: its own, another of the same name, or nobody's. */
  signer: 'own' | 'foreign' | 'nobody';
  audience: string;
}

export const USUAL_HABITS: Habits = { claims: {}, secondsAhead: 0, issuerEnd: '', signer: 'own', audience: CLIENT.clientId };

/** A provider that authenticates any requested person, independent of the backend's lifetime. */
export async function startOidcStandIn() {
  const [keys, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'stand-in', alg: 'RS256', use: 'sig' };
  const habits: Habits = { ...USUAL_HABITS };
  let issuer = '';

  async function tokenFor(code: string): Promise<object> {
    const email = Buffer.from(code, 'base64url').toString();
    const now = Math.floor(Date.now() / 1_000) + habits.secondsAhead;
    const claims = { email, email_verified: true, given_name: 'Ada', family_name: 'Lo' };
    const { audience, signer } = habits;
    const registered = {
      ...claims,
      iss: `${issuer}${habits.issuerEnd}`,
      aud: audience,
      sub: email,
      iat: now,
      exp: now + 600,
      ...habits.claims,
    };
    const signed = new SignJWT(registered).setProtectedHeader({ alg: 'RS256', kid: jwk.kid });
    return {
      access_token: 'unused',
      token_type: 'Bearer',
      id_token:
        signer === 'nobody'
          ? new UnsecuredJWT(registered).encode()
          : await signed.sign(signer === 'own' ? keys.privateKey : foreign.privateKey),
    };
  }

  async function answer(request: IncomingMessage): Promise<object> {
    if (request.url === '/token') return tokenFor(new URLSearchParams(await text(request)).get('code') ?? '');
    if (request.url === '/jwks') return { keys: [jwk] };
    return {
      issuer: `${issuer}${habits.issuerEnd}`,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    };
  }

  const server = createServer((request, response) => {
    void answer(request).then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    habits,
    settings: { issuer, ...CLIENT },
    variables: { OIDC_GOOGLE_ISSUER: issuer, OIDC_GOOGLE_CLIENT_ID: CLIENT.clientId, OIDC_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
