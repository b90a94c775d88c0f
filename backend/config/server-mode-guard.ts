import { EnvError } from '@/lib/config/parse-env';

export const SECRETS = [
  'CMS_TOKEN',
  'CMS_PREVIEW_SECRET',
  'GEO_API_KEY',
  'METRICS_TOKEN',
  'TEAM_TOKEN',
  'STORAGE_SECRET_KEY',
  'OIDC_GOOGLE_CLIENT_SECRET',
  'OIDC_APPLE_CLIENT_SECRET',
  'BRAINTREE_PRIVATE_KEY',
  'FIREBASE_PRIVATE_KEY',
  'PASSWORD_PEPPER',
  'DATA_KEY',
] as const;
const CONVENIENCES = ['OUTBOX', 'TEAM_CONSOLE', 'SAMPLE_BOOKINGS', 'DEMO_ACCOUNTS', 'OPERATIONS'] as const;

type ServerMode = { DATABASE_URL?: string | undefined } & Record<(typeof SECRETS)[number], string> &
  Partial<Record<(typeof CONVENIENCES)[number], boolean | undefined>>;

/**
 * A PostgreSQL server means real visitors: nothing that only helps on a developer's machine may be on.
 * @throws EnvError naming each variable
 */
export function refuseUnsafeServerMode(env: ServerMode): void {
  if (env.DATABASE_URL === undefined) return;
  const lines = [
    ...CONVENIENCES.filter((name) => env[name] === true).map(
      (name) => `${name} is not usable: it exists on the embedded database only, switch it off or leave DATABASE_URL empty`,
    ),
    ...SECRETS.filter((name) => env[name].split(',').some((secret) => PUBLISHED_SECRETS.includes(secret.trim()))).map(
      (name) =>
        `${name} is not usable: with DATABASE_URL it must be a secret of your own, not one that everybody can read in this repository`,
    ),
  ];
  if (lines.length > 0) throw new EnvError(lines.join('\n'));
}

/** Secrets that are published in this repository, so they may only protect samples and test runs. */
export const TEST_SECRETS = {
  CMS_PREVIEW_SECRET: 'preview-of-the-browser-tests',
  CMS_TOKEN: 'cms-token-of-the-browser-tests',
  GEO_API_KEY: 'geo-key-of-the-browser-tests',
} as const;
/** Of the embedded identity provider's client. */
export const EMBEDDED_CLIENT_SECRET = 'sample-embedded-client';

export const PUBLISHED_SECRETS: readonly string[] = [...Object.values(TEST_SECRETS), EMBEDDED_CLIENT_SECRET];
