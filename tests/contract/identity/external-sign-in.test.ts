import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSignInCallback } from '@/backend/api/http/request-source';
import { call, dataFrom, dataOf, mailsTo, signUpMember } from '@/tests/setup/member';
import { createTestBackend, testBackend, type TestBackend } from '@/tests/setup/test-backend';

type Provider = 'google' | 'apple';
const STATE = 'a-state-of-the-browser';
const backend = testBackend();

beforeAll(async () => {
  await backend.listen();
});

const callback = (provider: Provider) => `http://hk.localhost:3000/login/callback/${provider}`;

interface Started {
  html: string;
  status: number;
  policy: string;
  secrets: { codeVerifier: string; nonce: string; redirectUri: string; provider: Provider };
}

/** What the browser does up to the provider's page. */
async function start(provider: Provider, changes: Record<string, string> = {}, at: TestBackend = backend): Promise<Started> {
  const { providers } = await dataFrom(at, 'externalProviders');
  const offer = providers.find((candidate) => candidate.provider === provider);
  if (!offer) throw new Error(`${provider} is not offered`);
  const codeVerifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const url = new URL(offer.authorizationUrl);
  const query = {
    response_type: 'code',
    client_id: offer.clientId,
    redirect_uri: callback(provider),
    scope: offer.scope,
    state: STATE,
    nonce,
    response_mode: offer.responseMode,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const answer = await fetch(url);
  return {
    html: await answer.text(),
    status: answer.status,
    policy: answer.headers.get('content-security-policy') ?? '',
    secrets: { codeVerifier, nonce, redirectUri: callback(provider), provider },
  };
}

/** The code behind the choice of a person. */
function codeOf(html: string, email: string): string {
  const line = html.split('<li>').find((part) => part.includes(email)) ?? '';
  const code = /[?&;]code=([\w-]+)|name="code" value="([\w-]+)"/.exec(line);
  const found = code?.[1] ?? code?.[2];
  if (found === undefined) throw new Error(`Nobody with ${email} to choose`);
  return found;
}

const finish = (code: string, secrets: object) => call(backend, 'loginWithExternal', { body: { code, ip: '', ...secrets } });

async function signIn(provider: Provider, email: string) {
  const { html, secrets } = await start(provider);
  return finish(codeOf(html, email), secrets);
}

describe('sign-in with a provider', () => {
  it('opens the session of the member it names, again and again', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { accessToken } = dataOf('loginWithExternal', await signIn('google', 'google@example.com'));
      expect((await dataFrom(backend, 'currentUser', { token: accessToken })).user.id).toBe('demo-google');
    }
  });

  it('opens an account for somebody new, with a verified address and no password', async () => {
    const { accessToken } = dataOf('loginWithExternal', await signIn('apple', 'jamie.relay@example.com'));
    const { user } = await dataFrom(backend, 'userInformation', { token: accessToken });
    expect(user).toMatchObject({ email: 'jamie.relay@example.com', emailVerified: true, hasPassword: false });
    expect(await dataFrom(backend, 'checkEmail', { body: { email: 'jamie.relay@example.com' } })).toEqual({
      exists: true,
      loggedWithGoogle: false,
      loggedWithApple: true,
    });
    expect(dataOf('loginWithExternal', await signIn('apple', 'jamie.relay@example.com')).accessToken).not.toBe(accessToken);
  });

  it('gives a new account what Apple told the browser, the language, the friend and the answer about news; a known one nothing of it', async () => {
    const fresh = await createTestBackend();
    await fresh.listen();
    try {
      const referrer = await signUpMember(fresh);
      const code = (await dataFrom(fresh, 'userInformation', { token: referrer.token })).detailReferralCode?.code ?? '';
      const visitor = { firstName: ' Jamie ', lastName: 'Koh', locale: 'zh-CN', referralCode: code.toLowerCase(), marketing: true };
      const first = await start('apple', {}, fresh);
      const told = /name="user" value="([^"]+)"/.exec(first.html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
      expect(JSON.parse(told)).toMatchObject({ name: { firstName: 'Jamie', lastName: 'Koh' } });
      const answer = await call(fresh, 'loginWithExternal', {
        body: { code: codeOf(first.html, 'jamie.relay@example.com'), ip: '', ...first.secrets, ...visitor },
        headers: { origin: 'http://hk.localhost:3000' },
      });
      const { accessToken: token } = dataOf('loginWithExternal', answer);
      const { user } = await dataFrom(fresh, 'userInformation', { token });
      expect(user).toMatchObject({ firstName: 'Jamie', lastName: 'Koh', locale: 'zh-CN', marketing: true });
      expect((await dataFrom(fresh, 'consents', { token })).receipts).toMatchObject([{ granted: true, source: 'signup' }]);
      expect((await dataFrom(fresh, 'userInformation', { token: referrer.token })).detailReferralCode?.referrals).toMatchObject([
        { name: 'Jamie', status: 'joined' },
      ]);

      const second = await start('apple', {}, fresh);
      const jamie = second.html.split('<li>').find((part) => part.includes('jamie.relay')) ?? '';
      expect(jamie).not.toContain('name="user"');
      const changed = { firstName: 'Other', lastName: 'Name', locale: 'en', marketing: false };
      const again = await call(fresh, 'loginWithExternal', {
        body: { code: codeOf(second.html, 'jamie.relay@example.com'), ip: '', ...second.secrets, ...changed },
      });
      expect((await dataFrom(fresh, 'userInformation', { token: dataOf('loginWithExternal', again).accessToken })).user).toMatchObject({
        firstName: 'Jamie',
        locale: 'zh-CN',
        marketing: true,
      });
    } finally {
      await fresh.remove();
    }
  });

  it('tells the owner of an account that a provider has become a way into it, once', async () => {
    const fresh = await createTestBackend();
    await fresh.listen();
    try {
      const member = await signUpMember(fresh, { email: 'jamie.relay@example.com' });
      await fresh.context.database.orm.execute(`delete from password_credentials where user_id = '${member.id}'`);
      for (let round = 0; round < 2; round += 1) {
        const { html, secrets } = await start('apple', {}, fresh);
        const answer = await call(fresh, 'loginWithExternal', { body: { code: codeOf(html, member.email), ip: '', ...secrets } });
        expect((await dataFrom(fresh, 'currentUser', { token: dataOf('loginWithExternal', answer).accessToken })).user.id).toBe(member.id);
      }
      const { html, secrets } = await start('google', {}, fresh);
      await dataFrom(fresh, 'loginWithExternal', { body: { code: codeOf(html, 'alex.google@example.com'), ip: '', ...secrets } });
      const told = (await mailsTo(fresh, member.email)).filter(({ subject }) => subject === 'Your account details have been changed');
      expect(told.map(({ body }) => /^Changed: (.*)$/m.exec(body)?.[1])).toEqual(['Apple login added']);
      expect(await mailsTo(fresh, 'alex.google@example.com')).toEqual([]);
    } finally {
      await fresh.remove();
    }
  });

  it("takes the provider's signed name before the browser's, and no language of the other site", async () => {
    const { html, secrets } = await start('google');
    const visitor = { firstName: 'Mallory', lastName: 'X', locale: 'zh-Hans' };
    const answer = await call(backend, 'loginWithExternal', {
      body: { code: codeOf(html, 'alex.google@example.com'), ip: '', ...secrets, ...visitor },
      headers: { origin: 'http://hk.localhost:3000' },
    });
    const { user } = await dataFrom(backend, 'userInformation', { token: dataOf('loginWithExternal', answer).accessToken });
    expect(user).toMatchObject({ firstName: 'Alex', lastName: 'Rivera', locale: 'en' });
    expect(user?.marketing).toBeUndefined();
  });

  it.each([
    ['google', 'sam.unverified@example.com', 403, 'EMAIL_UNVERIFIED'],
    ['apple', 'noor.unverified@example.com', 403, 'EMAIL_UNVERIFIED'],
    ['google', 'hk@example.com', 409, 'EXTERNAL_LOGIN_PASSWORD_ACCOUNT'],
    ['apple', 'sg@example.com', 409, 'EXTERNAL_LOGIN_PASSWORD_ACCOUNT'],
  ] as const)('%s as %s is refused', async (provider, email, statusCode, code) => {
    expect((await signIn(provider, email)).json()).toMatchObject({ statusCode, code, data: null });
  });
});

describe('a code', () => {
  it('works once', async () => {
    const { html, secrets } = await start('google');
    const code = codeOf(html, 'google@example.com');
    const answers = await Promise.all([finish(code, secrets), finish(code, secrets)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await finish(code, secrets)).json()).toMatchObject({ code: 'EXTERNAL_LOGIN_FAILED' });
  });

  it.each([
    ['another verifier', { codeVerifier: 'x'.repeat(43) }],
    ['no verifier', { codeVerifier: undefined }],
    ['another nonce', { nonce: 'another-nonce' }],
    ['no nonce', { nonce: undefined }],
    ['another address', { redirectUri: 'http://sg.localhost:3000/login/callback/google' }],
    ['another provider', { provider: 'apple' }],
  ])('with %s is refused', async (_name, changes) => {
    const { html, secrets } = await start('google');
    expect((await finish(codeOf(html, 'google@example.com'), { ...secrets, ...changes })).json()).toMatchObject({
      statusCode: 400,
      code: 'EXTERNAL_LOGIN_FAILED',
    });
  });

  it.each([
    'http://hk.localhost:3000/another/page',
    'http://hk.localhost:3000/login/callback/apple',
    'http://hk.localhost:3000/login/callback/google?next=1',
    'http://user@hk.localhost:3000/login/callback/google',
  ])('that was given to an address other than the callback of a site is not exchanged: %s', async (redirectUri) => {
    const { html, secrets } = await start('google', { redirect_uri: redirectUri });
    expect((await finish(codeOf(html, 'google@example.com'), { ...secrets, redirectUri })).json()).toMatchObject({
      statusCode: 400,
      code: 'EXTERNAL_LOGIN_FAILED',
    });
  });

  it('is exchanged for the callbacks of the configured sites only, on a server', () => {
    const env = {
      siteUrls: { hk: 'https://hk.example.com', sg: 'https://sg.example.com' },
      allowedHosts: ['localhost', '*.localhost'],
      database: { kind: 'server', url: '', connections: 1 },
    } as const;
    const onServer = (address: string) => isSignInCallback(address, 'google', { ...env, allowedHosts: [...env.allowedHosts] });
    expect(['https://hk.example.com/login/callback/google', 'https://sg.example.com/login/callback/google'].map(onServer)).toEqual([
      true,
      true,
    ]);
    for (const address of [
      'http://hk.example.com/login/callback/google',
      'https://hk.example.com.evil.example/login/callback/google',
      'http://localhost:3000/login/callback/google',
      'https://hk.example.com/login/callback/google#x',
      'nonsense',
    ]) {
      expect(onServer(address), address).toBe(false);
    }
  });

  it('that nobody gave out is refused', async () => {
    expect((await finish('made-up', {})).json()).toMatchObject({ statusCode: 400, code: 'EXTERNAL_LOGIN_FAILED' });
  });
});

describe('the embedded provider', () => {
  it("sends Google's answer by the address and posts Apple's, state and cancelling included", async () => {
    const [google, apple] = [await start('google'), await start('apple')];
    expect(google.html).toContain(`${callback('google')}?error=access_denied&amp;state=${STATE}`);
    expect(apple.html).toMatch(new RegExp(`<form method="post" action="${callback('apple')}">`));
    expect(apple.html).toContain('value="user_cancelled_authorize"');
    expect(apple.policy).toContain('form-action http://hk.localhost:3000;');
  });

  it.each([
    [{ redirect_uri: 'https://evil.example/login/callback/google' }],
    [{ redirect_uri: 'javascript:alert(1)' }],
    [{ client_id: 'somebody-else' }],
    [{ response_type: 'token' }],
    [{ state: 'short' }],
    [{ code_challenge_method: 'plain' }],
  ])('gives no code for %j', async (changes) => {
    const { status, html } = await start('google', changes as Record<string, string>);
    expect(status).toBe(400);
    expect(html).not.toContain('code=');
  });

  it("is not there on a server's database", async () => {
    const bare = await createTestBackend({ hasEmbeddedOidc: false });
    expect((await bare.app.inject({ url: '/oidc/google/authorize' })).statusCode).toBe(404);
    expect(await dataFrom(bare, 'externalProviders')).toEqual({ providers: [] });
    expect((await call(bare, 'loginWithExternal', { body: { code: 'x', ip: '' } })).json()).toMatchObject({
      code: 'EXTERNAL_LOGIN_FAILED',
    });
    await bare.remove();
  });
});
