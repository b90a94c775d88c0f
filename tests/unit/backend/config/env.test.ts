import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { SECRETS, PUBLISHED_SECRETS } from '@/backend/config/server-mode-guard';
import { EnvError } from '@/lib/config/parse-env';
import { readRows } from '@/tests/setup/read-rows';

const URL_OF_A_SERVER = 'postgres://someone:hidden-password@db.internal/store';

function failureOf(variables: Record<string, string>): string {
  try {
    readBackendEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

describe('defaults', () => {
  it('need nothing: embedded database, loopback, outbox', () => {
    expect(readBackendEnv({})).toMatchObject({
      port: 4000,
      host: 'localhost',
      database: { kind: 'embedded', folder: '.data' },
      hasOutboxPage: true,
      hasSampleBookings: true,
    });
  });

  it('count an empty variable as not set', () => {
    expect(readBackendEnv({ DATABASE_URL: '', BACKEND_PORT: '', SMTP_URL: '' })).toMatchObject({
      port: 4000,
      database: { kind: 'embedded' },
      smtpUrl: null,
    });
  });

  it('switch the conveniences off with a server', () => {
    expect(readBackendEnv({ DATABASE_URL: URL_OF_A_SERVER })).toMatchObject({
      database: { kind: 'server' },
      hasOutboxPage: false,
      hasSampleBookings: false,
      rateLimitFactor: 1,
    });
  });
});

describe('whom mails come from', () => {
  it.each([
    'hello@pakt.example',
    'hello@localhost',
    'Pakt <hello@pakt.example>',
    'Pakt Ltd. <hello@pakt.example>',
    '"Pakt, Ltd" <hello@pakt.example>',
    '\u5009\u5eab <hello@pakt.example>',
  ])('is taken as it is written: %s', (sender) => {
    expect(readBackendEnv({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  });

  it.each(readRows<string[]>(import.meta.url, 'env.mail-senders.json'))('is refused at the start: %j', (sender) => {
    expect(failureOf({ MAIL_FROM: sender })).toMatch(/^MAIL_FROM is not usable: it must be one address/);
  });
});

describe('a variable that cannot be used', () => {
  it.each([
    [{ BACKEND_PORT: 'many' }, 'BACKEND_PORT is not usable: it must be a port number from 0 to 65535'],
    [{ BACKEND_PORT: '70000' }, 'BACKEND_PORT is not usable: it must be at most 65535'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not usable: it must be one of silent, fatal, error, warn, info, debug, trace'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not usable: it must start with postgres:// or postgresql://'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not usable: it must start with smtp:// or smtps://'],
    [{ TEAM_EMAIL_HK: 'the team' }, 'TEAM_EMAIL_HK is not usable: it must be one mail address'],
    [{ TEAM_EMAIL_SG: 'a@example.com, b@example.com' }, 'TEAM_EMAIL_SG is not usable: it must be one mail address'],
    [{ OUTBOX: 'perhaps' }, 'OUTBOX is not usable: it must be on or off'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR is not usable: it must be above 0'],
  ])('is named: %o', (variables, message) => {
    expect(failureOf(variables)).toBe(message);
  });

  it('is never shown itself', () => {
    expect(failureOf({ DATABASE_URL: 'mysql://root:topsecret@x' })).not.toContain('topsecret');
  });
});

describe('a service of somebody else’s network', () => {
  it.each(readRows<[name: string, readable: string, good: string][]>(import.meta.url, 'env.needed-values.json'))(
    'is spoken to encrypted, or not at all: %s=%s',
    (name, readable, good) => {
      expect(failureOf({ [name]: readable })).toMatch(new RegExp(`^${name} is not usable: .+encrypted`));
      expect(failureOf({ [name]: good })).toBe('');
    },
  );
});

describe('the mail server', () => {
  it.each([
    'smtp://mail.example.com:587?requireTLS=false',
    'smtp://mail.example.com?ignoreTLS=true',
    'smtps://mail.example.com?tls.rejectUnauthorized=false',
    'smtp://user:pa/ss@mail.example.com',
  ])('is not configured by %s', (address) => {
    expect(failureOf({ SMTP_URL: address })).toMatch(/^SMTP_URL is not usable: .+without options about TLS$/);
  });

  it.each([
    'smtp://user:pa%2Fss@mail.example.com:587',
    'smtp://127.0.0.1:1025?ignoreTLS=true',
    'smtp://mail.example.com?name=shop.example.com',
  ])('is configured by %s', (address) => {
    expect(failureOf({ SMTP_URL: address })).toBe('');
  });
});

describe('a provider of sign-ins', () => {
  it('is asked encrypted', () => {
    expect(
      failureOf({ OIDC_GOOGLE_ISSUER: 'http://accounts.example.com', OIDC_GOOGLE_CLIENT_ID: 'a', OIDC_GOOGLE_CLIENT_SECRET: 'b' }),
    ).toMatch(/^OIDC_GOOGLE_ISSUER is not usable: .+encrypted/);
  });
});

describe('a service that is configured by halves', () => {
  it.each([
    [{ FIREBASE_CLIENT_EMAIL: 'a@b.example' }, /^FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY .+ both or none$/],
    [
      { FIREBASE_CLIENT_EMAIL: 'a@b.example', FIREBASE_PRIVATE_KEY: 'x' },
      /^NEXT_PUBLIC_FIREBASE_PROJECT_ID, NEXT_PUBLIC_FIREBASE_DATABASE_URL must be set as well/,
    ],
    [
      { FIREBASE_CLIENT_EMAIL: 'a@b.example', FIREBASE_PRIVATE_KEY: 'x', NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'p' },
      /^NEXT_PUBLIC_FIREBASE_DATABASE_URL must be set/,
    ],
    [{ OIDC_APPLE_ISSUER: 'https://appleid.apple.com', OIDC_APPLE_CLIENT_ID: 'x' }, /^OIDC_APPLE_ISSUER, .+ all three or none$/],
  ])('%o is refused', (variables, message) => {
    expect(failureOf(variables)).toMatch(message);
  });
});

describe('the secrets of passwords', () => {
  const [fresh, old] = ['n'.repeat(32), 'o'.repeat(32)];

  it('are a list, the first for new hashes, an empty first one for none', () => {
    expect(readBackendEnv({ PASSWORD_PEPPER: `${fresh}, ${old},` }).passwordPeppers).toEqual([fresh, old]);
    expect(readBackendEnv({ PASSWORD_PEPPER: `,${fresh}` }).passwordPeppers).toEqual(['', fresh]);
    expect(readBackendEnv({ PASSWORD_PEPPER: ' ' }).passwordPeppers).toEqual([]);
    expect(readBackendEnv({}).passwordPeppers).toEqual([]);
  });

  it('is the same for those of columns', () => {
    expect(readBackendEnv({ DATA_KEY: `${fresh},${old}` }).dataKeys).toEqual([fresh, old]);
    expect(readBackendEnv({ DATA_KEY: `,${fresh}` }).dataKeys).toEqual(['', fresh]);
    expect(readBackendEnv({}).dataKeys).toEqual([]);
    expect(failureOf({ DATA_KEY: 'short' })).toMatch(/^DATA_KEY is not usable: .+at least 32 characters/);
  });

  it('may be short where it only verifies what was made before: it is retired behind a new one', () => {
    expect(readBackendEnv({ PASSWORD_PEPPER: `${fresh},shortoldpepper` }).passwordPeppers).toEqual([fresh, 'shortoldpepper']);
    expect(readBackendEnv({ PASSWORD_PEPPER: ',shortoldpepper' }).passwordPeppers).toEqual(['', 'shortoldpepper']);
    expect(readBackendEnv({ DATA_KEY: `${fresh},short` }).dataKeys).toEqual([fresh, 'short']);
  });

  it.each(['short', 'x'.repeat(31), `short,${old}`, ' short ,'])('are refused where one can be guessed, and not shown: %s', (list) => {
    const line = failureOf({ PASSWORD_PEPPER: list });
    expect(line).toMatch(/^PASSWORD_PEPPER is not usable: .+at least 32 characters/);
    expect(line).not.toContain('short');
  });
});

describe('the realtime service', () => {
  it('is the twin beside the embedded database, Firebase by its service account, else none', () => {
    const account = {
      FIREBASE_CLIENT_EMAIL: 'a@b.example',
      FIREBASE_PRIVATE_KEY: 'first\\nsecond',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'p',
      NEXT_PUBLIC_FIREBASE_DATABASE_URL: 'https://a.example, https://b.example',
    };
    expect(readBackendEnv({ DATA_DIR: '/data' }).realtime).toEqual({ kind: 'twin', folder: '/data/realtime' });
    expect(readBackendEnv({ DATABASE_URL: URL_OF_A_SERVER }).realtime).toEqual({ kind: 'none' });
    expect(readBackendEnv({ ...account, DATABASE_URL: URL_OF_A_SERVER }).realtime).toEqual({
      kind: 'firebase',
      clientEmail: 'a@b.example',
      privateKey: 'first\nsecond',
    });
    expect(readBackendEnv({ ...account, DATABASE_URL: URL_OF_A_SERVER }).firebaseDatabases).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});

describe('with a PostgreSQL server', () => {
  it.each([
    [{ OUTBOX: 'on' }, 'OUTBOX'],
    [{ SAMPLE_BOOKINGS: 'on' }, 'SAMPLE_BOOKINGS'],
    [{ DEMO_ACCOUNTS: 'on' }, 'DEMO_ACCOUNTS'],
    [{ OPERATIONS: 'on' }, 'OPERATIONS'],
    [{ TEAM_CONSOLE: 'on' }, 'TEAM_CONSOLE'],
  ])('refuses %o', (variables, name) => {
    expect(failureOf({ ...variables, DATABASE_URL: URL_OF_A_SERVER })).toMatch(new RegExp(`^${name} is not usable: .+DATABASE_URL`));
    expect(failureOf(variables)).toBe('');
  });

  it.each(PUBLISHED_SECRETS)('refuses the secret %s, which stands in the repository, wherever it is', (secret) => {
    for (const name of SECRETS) {
      const line = failureOf({ DATABASE_URL: URL_OF_A_SERVER, [name]: secret });
      expect(line).toMatch(new RegExp(`^${name} is not usable: .+DATABASE_URL`));
      expect(line).not.toContain(secret);
    }
    expect(failureOf({ CMS_TOKEN: secret })).toBe('');
  });

  it('refuses it also among several', () => {
    expect(failureOf({ DATABASE_URL: URL_OF_A_SERVER, PASSWORD_PEPPER: `of my own, ${PUBLISHED_SECRETS[0]}` })).toMatch(
      /^PASSWORD_PEPPER is not usable/,
    );
  });

  it('knows all of them: the example has none, and every secret of it is looked at', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    const names = Object.keys(example).filter(
      (name) => !name.startsWith('NEXT_PUBLIC_') && /(SECRET|TOKEN|PRIVATE_KEY|API_KEY|PEPPER|DATA_KEY)(_KEY)?$/.test(name),
    );
    expect([...SECRETS].sort()).toEqual(names.sort());
    expect(names.filter((name) => example[name] !== '')).toEqual([]);
  });

  it('takes secrets of its own', () => {
    expect(failureOf({ DATABASE_URL: URL_OF_A_SERVER, CMS_TOKEN: 'f3a9c1', OUTBOX: 'off' })).toBe('');
  });
});
