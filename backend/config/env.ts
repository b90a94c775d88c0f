import path from 'node:path';
import * as z from 'zod/mini';
import type { BraintreeSettings } from '@/backend/api/payments/braintree/graphql';
import { encrypted, mailServer } from '@/lib/config/encrypted-connections';
import { EnvError, parseEnv } from '@/lib/config/parse-env';
import { secretList } from './backup-keys';
import { refuseUnsafeServerMode } from './server-mode-guard';

/** Our own addresses, so single-label hosts such as hello@localhost are allowed. */
const ADDRESS = /^[\w.+'-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*$/i;
/** `Name <address>`, the name quoted if it contains special characters, or the address alone. */
const SENDER = /^(?:(?:"[^"\\\p{Cc}]+"|[^"\\<>()[\]@,;:\p{Cc}]+) <([^<>\s]+)>|([^<>\s]+))$/u;

/** The address alone of a value accepted by `mailSender`. */
export function addressOf(sender: string): string | undefined {
  const [, named, alone] = SENDER.exec(sender) ?? [];
  const address = named ?? alone ?? '';
  return ADDRESS.test(address) ? address : undefined;
}

/** Our recipient address of mails. */
const mailAddress = z.string().check(z.regex(ADDRESS, { error: 'it must be one mail address' }));

/** Sender of mails. */
const mailSender = z.refine<string>((sender) => addressOf(sender) !== undefined, {
  error: 'it must be one address, as in Name <mail@your.domain>; a name with a comma in it stands in quotes',
});

/** The domain of a value accepted by `mailSender`. */
export const senderDomain = (sender: string): string => (addressOf(sender) ?? sender).split('@').at(-1) ?? '';

const DEFAULT_PORT = 4000;
const DEFAULT_POOL = 10;
const LOOPBACK_HOSTS = 'localhost,*.localhost,127.0.0.1,[::1]';

const portNumber = z.coerce
  .number({ error: 'it must be a port number from 0 to 65535' })
  .check(
    z.int({ error: 'it must be a whole number' }),
    z.gte(0, { error: 'it must be at least 0' }),
    z.lte(65_535, { error: 'it must be at most 65535' }),
  );
const text = z._default(z.string(), '');
const serviceAddress = z._default(z.string().check(encrypted), '');
const siteUrl = z.url({ protocol: /^https?$/, error: 'it must be an http or https address' });
const onOff = z.stringbool({ truthy: ['true', 'on', '1'], falsy: ['false', 'off', '0'], error: 'it must be on or off' });
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const backendEnvSchema = z.object({
  BACKEND_PORT: z._default(portNumber, DEFAULT_PORT),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), '.data'),
  /** Hosts of the sites, whose pages may use the realtime twin. */
  ALLOWED_HOSTS: z._default(z.string(), LOOPBACK_HOSTS),
  SITE_URL_HK: z._default(siteUrl, 'http://hk.localhost:3000'),
  SITE_URL_SG: z._default(siteUrl, 'http://sg.localhost:3000'),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: text,
  NEXT_PUBLIC_FIREBASE_DATABASE_URL: text,
  NEXT_PUBLIC_API_URL: text,
  OIDC_GOOGLE_ISSUER: serviceAddress,
  OIDC_GOOGLE_CLIENT_ID: text,
  OIDC_GOOGLE_CLIENT_SECRET: text,
  OIDC_APPLE_ISSUER: serviceAddress,
  OIDC_APPLE_CLIENT_ID: text,
  OIDC_APPLE_CLIENT_SECRET: text,
  FIREBASE_CLIENT_EMAIL: text,
  FIREBASE_PRIVATE_KEY: text,
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/.+/, { error: 'it must start with postgres:// or postgresql://' }), encrypted),
  ),
  /** Connections of this copy to the server. The total of all copies must stay below the limit of the server or its pooler. */
  DATABASE_POOL: z._default(
    z.coerce
      .number({ error: 'it must be a number of connections' })
      .check(
        z.int({ error: 'it must be a whole number' }),
        z.gte(1, { error: 'it must be at least 1' }),
        z.lte(200, { error: 'it must be at most 200' }),
      ),
    DEFAULT_POOL,
  ),
  /** Shared rate limits of all copies; empty: per copy. */
  REDIS_URL: z._default(
    z.string().check(z.regex(/^(rediss?:\/\/.+)?$/, { error: 'it must start with redis:// or rediss://' }), encrypted),
    '',
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `it must be one of ${logLevels.join(', ')}` }), 'info'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/.+/, { error: 'it must start with smtp:// or smtps://' }), mailServer)),
  MAIL_FROM: z._default(z.string().check(mailSender), 'Pakt <hello@pakt.example>'),
  /** Recipient of the contact form's messages. */
  TEAM_EMAIL_HK: z._default(mailAddress, 'hello.hk@example.com'),
  TEAM_EMAIL_SG: z._default(mailAddress, 'hello.sg@example.com'),
  /** Store of uploads, as file:///mnt/uploads or s3://bucket/folder?endpoint=…; empty: a folder in DATA_DIR. */
  STORAGE_URL: serviceAddress,
  STORAGE_ACCESS_KEY: text,
  STORAGE_SECRET_KEY: text,
  BRAINTREE_ENVIRONMENT: z._default(z.enum(['sandbox', 'production'], { error: 'it must be sandbox or production' }), 'sandbox'),
  BRAINTREE_MERCHANT_ID: text,
  BRAINTREE_PUBLIC_KEY: text,
  BRAINTREE_PRIVATE_KEY: text,
  BRAINTREE_MERCHANT_ACCOUNT_HKD: text,
  BRAINTREE_MERCHANT_ACCOUNT_SGD: text,
  BRAINTREE_API_URL: serviceAddress,
  CMS_TOKEN: text,
  CMS_PREVIEW_SECRET: text,
  GEO_API_KEY: text,
  /** Only behind your own load balancer: the last address of X-Forwarded-For then counts as the peer's. */
  BACKEND_TRUST_PROXY: z._default(onOff, false),
  /** Secret mixed into password hashes, not stored in the database. Comma-separated: the first for new ones. */
  PASSWORD_PEPPER: text,
  /** Encrypts payout destinations and secrets of second factors. Comma-separated: the first for new values. */
  DATA_KEY: text,
  /** Bearer token for scraping /metrics. */
  METRICS_TOKEN: text,
  /** Receives each fault as JSON. */
  ERROR_REPORT_URL: z._default(z.union([z.literal(''), siteUrl.check(encrypted)]), ''),
  RATE_LIMIT_FACTOR: z.optional(z.coerce.number({ error: 'it must be a number above 0' }).check(z.gt(0, { error: 'it must be above 0' }))),
  OUTBOX: z.optional(onOff),
  TEAM_CONSOLE: z.optional(onOff),
  TEAM_TOKEN: text,
  DEMO_ACCOUNTS: z.optional(onOff),
  SAMPLE_BOOKINGS: z.optional(onOff),
  OPERATIONS: z.optional(onOff),
});

/**
 * The validated backend configuration; an empty variable counts as not set.
 * @throws EnvError that names each unusable variable, never its value
 */
export function readBackendEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = parseEnv(backendEnvSchema, given);
  refuseUnsafeServerMode(parsed);
  const isEmbedded = parsed.DATABASE_URL === undefined;
  return {
    port: parsed.BACKEND_PORT,
    host: parsed.HOST,
    database:
      parsed.DATABASE_URL === undefined
        ? { kind: 'embedded' as const, folder: parsed.DATA_DIR }
        : { kind: 'server' as const, url: parsed.DATABASE_URL, connections: parsed.DATABASE_POOL },
    redisUrl: parsed.REDIS_URL,
    apiUrl: trimmed(parsed.NEXT_PUBLIC_API_URL),
    oidc: {
      google: oidcOf('GOOGLE', parsed.OIDC_GOOGLE_ISSUER, parsed.OIDC_GOOGLE_CLIENT_ID, parsed.OIDC_GOOGLE_CLIENT_SECRET),
      apple: oidcOf('APPLE', parsed.OIDC_APPLE_ISSUER, parsed.OIDC_APPLE_CLIENT_ID, parsed.OIDC_APPLE_CLIENT_SECRET),
    },
    hasEmbeddedOidc: isEmbedded,
    braintree: braintreeOf(parsed),
    /** Accepts test cards only; a server has real visitors. */
    hasEmbeddedGateway: isEmbedded,
    dataFolder: parsed.DATA_DIR,
    storageUrl: parsed.STORAGE_URL,
    storageKeys: { accessKey: parsed.STORAGE_ACCESS_KEY, secretKey: parsed.STORAGE_SECRET_KEY },
    realtime: realtimeOf(parsed),
    firebaseProjectId: parsed.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    /** Of the project, as configured for the site. */
    firebaseDatabases: parsed.NEXT_PUBLIC_FIREBASE_DATABASE_URL.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    siteUrls: { hk: trimmed(parsed.SITE_URL_HK), sg: trimmed(parsed.SITE_URL_SG) },
    allowedHosts: parsed.ALLOWED_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    logLevel: parsed.LOG_LEVEL,
    smtpUrl: parsed.SMTP_URL ?? null,
    mailFrom: parsed.MAIL_FROM,
    teamEmail: { hk: parsed.TEAM_EMAIL_HK, sg: parsed.TEAM_EMAIL_SG },
    cmsToken: parsed.CMS_TOKEN,
    cmsPreviewSecret: parsed.CMS_PREVIEW_SECRET,
    geoApiKey: parsed.GEO_API_KEY,
    isBehindProxy: parsed.BACKEND_TRUST_PROXY,
    /** On one machine every visitor has the same address, so the embedded default is high. */
    rateLimitFactor: parsed.RATE_LIMIT_FACTOR ?? (isEmbedded ? 20 : 1),
    passwordPeppers: firstMayBeEmpty('PASSWORD_PEPPER', parsed.PASSWORD_PEPPER),
    dataKeys: firstMayBeEmpty('DATA_KEY', parsed.DATA_KEY),
    /** Empty: metrics are for this machine only. */
    metricsToken: parsed.METRICS_TOKEN,
    errorReportUrl: parsed.ERROR_REPORT_URL,
    hasOutboxPage: parsed.OUTBOX ?? isEmbedded,
    hasTeamConsole: parsed.TEAM_CONSOLE ?? isEmbedded,
    /** Empty: the console is for this machine only. */
    teamToken: parsed.TEAM_TOKEN,
    hasDemoAccounts: parsed.DEMO_ACCOUNTS ?? isEmbedded,
    hasSampleBookings: parsed.SAMPLE_BOOKINGS ?? isEmbedded,
    /** The simulated clock and the operations that move pieces. */
    hasOperations: parsed.OPERATIONS ?? isEmbedded,
  };
}

/** An empty first one writes without a secret and reads with the others; an empty list has none. */
const firstMayBeEmpty = (name: string, list: string): string[] =>
  secretList(name, list).filter((secret, at, { length }) => secret !== '' || (at === 0 && length > 1));

type Realtime = { kind: 'twin'; folder: string } | { kind: 'firebase'; clientEmail: string; privateKey: string } | { kind: 'none' };

/** A service account means Firebase; else the twin, which stores its data beside the embedded database. */
function realtimeOf(env: z.infer<typeof backendEnvSchema>): Realtime {
  const { FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: key } = env;
  if ((clientEmail === '') !== (key === '')) {
    throw new EnvError('FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY are not usable alone: set both or none');
  }
  const missing =
    clientEmail === ''
      ? []
      : (['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'NEXT_PUBLIC_FIREBASE_DATABASE_URL'] as const).filter((name) => env[name].trim() === '');
  if (missing.length > 0) {
    throw new EnvError(`${missing.join(', ')} must be set as well: a service account acts in a project and its database`);
  }
  // Consoles export the key on one line.
  if (clientEmail !== '') return { kind: 'firebase', clientEmail, privateKey: key.replaceAll('\\n', '\n') };
  return env.DATABASE_URL === undefined ? { kind: 'twin', folder: path.join(env.DATA_DIR, 'realtime') } : { kind: 'none' };
}

/** All settings of the account or none: a partial one could accept cards and not charge them. */
function braintreeOf(env: z.infer<typeof backendEnvSchema>): BraintreeSettings | null {
  const required = [
    'BRAINTREE_MERCHANT_ID',
    'BRAINTREE_PUBLIC_KEY',
    'BRAINTREE_PRIVATE_KEY',
    'BRAINTREE_MERCHANT_ACCOUNT_HKD',
    'BRAINTREE_MERCHANT_ACCOUNT_SGD',
  ] as const;
  const missing = required.filter((name) => env[name] === '');
  if (missing.length === required.length) return null;
  if (missing.length > 0) throw new EnvError(`${missing.join(', ')} must be set as well: BRAINTREE_* are not usable in part`);
  return {
    environment: env.BRAINTREE_ENVIRONMENT,
    merchantId: env.BRAINTREE_MERCHANT_ID,
    publicKey: env.BRAINTREE_PUBLIC_KEY,
    privateKey: env.BRAINTREE_PRIVATE_KEY,
    merchantAccounts: { HKD: env.BRAINTREE_MERCHANT_ACCOUNT_HKD, SGD: env.BRAINTREE_MERCHANT_ACCOUNT_SGD },
    apiUrl: env.BRAINTREE_API_URL,
  };
}

/** Real Google or Apple; null: not configured. */
function oidcOf(name: string, issuer: string, clientId: string, clientSecret: string) {
  const given = [issuer, clientId, clientSecret].filter(Boolean).length;
  if (given === 0) return null;
  if (given < 3) {
    throw new EnvError(
      `OIDC_${name}_ISSUER, OIDC_${name}_CLIENT_ID and OIDC_${name}_CLIENT_SECRET are not usable alone: set all three or none`,
    );
  }
  return { issuer: trimmed(issuer), clientId, clientSecret };
}

const trimmed = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

export type BackendEnv = ReturnType<typeof readBackendEnv>;
