import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '@/backend/api/db/schema/users';
import { call, codeOf, dataFrom, dataOf, signUpMember } from '@/tests/setup/member';
import { codeOfPerson, startOidcStandIn, USUAL_HABITS } from '@/tests/setup/oidc-stand-in';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let provider: Awaited<ReturnType<typeof startOidcStandIn>>;
let backend: TestBackend;

beforeAll(async () => {
  provider = await startOidcStandIn();
  backend = await createTestBackend({ oidc: { google: provider.settings, apple: null }, rateLimitFactor: 1000 });
});
afterAll(async () => {
  await backend.remove();
  await provider.close();
});
afterEach(() => void Object.assign(provider.habits, USUAL_HABITS));

const signIn = (email: string) => call(backend, 'loginWithExternal', { body: { code: codeOfPerson(email), ip: '' } });
async function memberOf(answer: Awaited<ReturnType<typeof signIn>>) {
  const { accessToken: token } = dataOf('loginWithExternal', answer);
  const { user } = await dataFrom(backend, 'userInformation', { token });
  if (!user) throw new Error('Nobody is signed in');
  return user;
}

describe('a provider whose clock is not ours', () => {
  it.each([1, 5, 30, -30])('and is %i seconds ahead lets people in', async (secondsAhead) => {
    provider.habits.secondsAhead = secondsAhead;
    expect(await memberOf(await signIn(`clock${secondsAhead}@example.com`))).toMatchObject({ firstName: 'Ada' });
  });

  it.each([300, -1_500])('but not with a token that is %i seconds away', async (secondsAhead) => {
    provider.habits.secondsAhead = secondsAhead;
    expect(codeOf(await signIn('far@example.com'))).toBe('EXTERNAL_LOGIN_FAILED');
  });
});

describe('a provider whose name ends with a slash', () => {
  it('lets people in under the name that it gives itself, and is offered', async () => {
    const slashed = await startOidcStandIn();
    slashed.habits.issuerEnd = '/';
    const other = await createTestBackend({ oidc: { google: slashed.settings, apple: null } });
    try {
      expect((await dataFrom(other, 'externalProviders')).providers).toHaveLength(1);
      await dataFrom(other, 'loginWithExternal', { body: { code: codeOfPerson('slash@example.com'), ip: '' } });
    } finally {
      await other.remove();
      await slashed.close();
    }
  });

  it('is another one where anything else follows', async () => {
    const foreign = await startOidcStandIn();
    foreign.habits.issuerEnd = '/realms/other';
    const other = await createTestBackend({ oidc: { google: foreign.settings, apple: null } });
    try {
      const answer = await call(other, 'loginWithExternal', { body: { code: codeOfPerson('other@example.com'), ip: '' } });
      expect(codeOf(answer)).toBe('EXTERNAL_LOGIN_FAILED');
    } finally {
      await other.remove();
      await foreign.close();
    }
  });
});

describe('a token that the provider has not given out for this sign-in', () => {
  it.each([
    ['signed by another key', { signer: 'foreign' }],
    ['signed by nobody', { signer: 'nobody' }],
    ['for another client', { audience: 'another-shop' }],
    ['of another issuer', { issuerEnd: '/realms/other' }],
    ['with a nonce that nobody asked for', { claims: { nonce: 'of another sign-in' } }],
    ['that has ended', { claims: { exp: 1 } }],
  ])('%s is refused', async (_how, habits) => {
    // The provider is known before it changes.
    dataOf('loginWithExternal', await signIn('honest@example.com'));
    Object.assign(provider.habits, habits);
    expect(codeOf(await signIn('honest@example.com'))).toBe('EXTERNAL_LOGIN_FAILED');
  });
});

describe('what a provider says of a person', () => {
  it.each([
    ['null where it knows nothing', { given_name: null, family_name: null }, 'claims-a', ''],
    ['nothing at all', { given_name: undefined, family_name: undefined }, 'claims-b', ''],
    ['a NUL character', { given_name: 'Ad\u0000a', family_name: 'L\u0000o' }, 'Ada', 'Lo'],
    ['line breaks', { given_name: 'Ada\r\nBcc: x@example.com', family_name: ' Lo\n' }, 'Ada Bcc: x@example.com', 'Lo'],
    ['marks that turn the direction of what follows', { given_name: '\u202eAda\u2066', family_name: 'Lo' }, 'Ada', 'Lo'],
    ['half an emoji', { given_name: 'Ada\ud83d', family_name: '\udc4bLo' }, 'Ada', 'Lo'],
    ['a joined emoji, which stays', { given_name: '\u{1f469}\u200d\u{1f52c} Ada' }, '\u{1f469}\u200d\u{1f52c} Ada', 'Lo'],
    ['spaces alone', { given_name: ' \t ', family_name: ' ' }, 'claims-h', ''],
  ])('with %s is kept as one line of text', async (_name, claims, firstName, lastName) => {
    provider.habits.claims = claims;
    const mailbox = firstName.startsWith('claims-') ? firstName : `claims-${encodeURIComponent(_name).replace(/%../g, '-')}`;
    expect(await memberOf(await signIn(`${mailbox}@example.com`))).toMatchObject({ firstName, lastName });
  });

  it('lets a member in whose address it tells no more', async () => {
    const first = await memberOf(await signIn('withdrawn@example.com'));
    provider.habits.claims = { email: null, email_verified: null };
    expect((await memberOf(await signIn('withdrawn@example.com'))).id).toBe(first.id);
  });
});

describe('an address that a provider vouches for and nobody can have here', () => {
  beforeEach(() => signUpMember(backend, { email: 'kate@example.com' }).catch(() => undefined));

  it.each([
    // In lower case it would be the address of somebody else.
    '\u212aate@example.com',
    'a@localhost',
    'two words@example.com',
    'one@example.com,two@example.com',
    '"one@evil.example two"@example.com',
    '\u00fcn\u00ef@example.com',
    'nul\u0000@example.com',
    'line\nbreak@example.com',
    `${'a'.repeat(400)}@example.com`,
    '',
  ])('%j opens no account and takes none over', async (email) => {
    await backend.context.database.orm.execute(`delete from password_credentials`);
    const before = await backend.context.database.orm.select().from(users);
    const answer = await signIn(email);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await backend.context.database.orm.select().from(users)).toHaveLength(before.length);
  });

  it('is told apart from one that is only written large', async () => {
    const first = await memberOf(await signIn('Large.Letters@Example.com'));
    expect(first.email).toBe('large.letters@example.com');
  });
});
