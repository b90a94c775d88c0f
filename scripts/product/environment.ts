import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv as parseVariables } from 'node:util';
import * as z from 'zod/mini';
import { EnvError, parseEnv } from '@/lib/config/parse-env';
import { isRecord } from '@/lib/records';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface ProductEnvironment {
  port: number;
  backendPort: number;
  /** Address to listen on if it is not loopback. */
  host: string | null;
  /** `provider`: the API is external, the embedded backend is off. */
  api: { kind: 'embedded' | 'provider'; url: string };
  siteUrls: { hk: string; sg: string };
  dataDir: string;
  /** DATABASE_URL is set: the backend uses a PostgreSQL server. */
  hasDatabaseServer: boolean;
  /** The demonstration customers exist; off by DEMO_ACCOUNTS or with a server's database. */
  hasDemoAccounts: boolean;
  /** Variables of the child processes: given and derived ones. */
  variables: Variables;
  /** Additional variables of the build and the site, but not the backend: markers that tests search their output for. */
  marks?: { build: Variables; site: Variables };
}

const port = (fallback: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,5}$/, 'it must be a port number')), String(fallback)),
    z.pipe(z.transform(Number), z.number().check(z.gte(1, 'it must be a port number'), z.lte(65_535, 'it must be a port number'))),
  );
const url = z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })], 'it must be an http or https address'), '');
const platformLinks = z._default(
  z.string().check(z.refine(isJsonObject, 'it must be a JSON object such as {"instagram":"https://..."}')),
  '',
);

const whatsapp = z._default(
  z.string().check(z.regex(/^(\d{8,15})?$/, 'it must be a number with its country code, digits only, such as 85220000100')),
  '',
);

const wallets = z._default(
  z.string().check(z.regex(/^((apple-pay|google-pay)(,(?!$)|$))*$/, 'it must be apple-pay, google-pay or both with a comma between them')),
  '',
);

/** Baked into the build, where any other word would silently be one of the two. */
const onOff = z._default(z.enum(['', 'on', 'off'], 'it must be on or off'), '');

const schema = z.object({
  PORT: port(3000),
  BACKEND_PORT: port(4000),
  HOST: z._default(z.string(), ''),
  NEXT_PUBLIC_API_URL: url,
  SITE_URL_HK: url,
  SITE_URL_SG: url,
  MAIN_SITE_URL: url,
  WORLD_URL: url,
  WHATSAPP_HK: whatsapp,
  WHATSAPP_SG: whatsapp,
  PAYMENT_WALLETS: wallets,
  PLATFORM_LINKS_HK: platformLinks,
  PLATFORM_LINKS_SG: platformLinks,
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z._default(z.string(), ''),
  DEMO_ACCOUNTS: z._default(z.string(), ''),
  DEPLOYMENT_ID: z._default(z.string().check(z.regex(/^[\w-]{0,64}$/, 'it must be letters, digits, - and _, at most 64')), ''),
  NEXT_CLIENT_ESM: onOff,
  NEXT_OUTPUT: z._default(z.literal('', 'it is for an image, which deploy/containers/web.Dockerfile builds'), ''),
  API_EXTRA_HEADERS: onOff,
  DEMONSTRATION: onOff,
  EXTERNAL_LOGIN_EXTRA: onOff,
  EXT_API: onOff,
});

/**
 * Loads `.env`, or `.env.example` if there is none. Variables of the environment take precedence.
 * @throws EnvError if the file would be parsed differently than it looks
 */
export function loadEnvironmentFile(root: string, names: readonly string[] = ['.env', '.env.example']): void {
  const name = names.find((candidate) => existsSync(join(root, candidate)));
  if (name === undefined) return;
  for (const [variable, value] of Object.entries(parseVariables(readText(join(root, name), name)))) process.env[variable] ??= value;
}

/** `NAME=value#more` without quotes. */
const CUT_OFF = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*[^\s"'`#](?:[^#\r\n]*[^\s#])?#/m;

function readText(file: string, name: string): string {
  let text: string;
  try {
    // Removes the byte order mark of some editors, which Node would make part of the first name.
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    text = '\0';
  }
  if (text.includes('\0')) throw new EnvError(`${name} is not text in UTF-8: save it as such.`);
  const cut = CUT_OFF.exec(text)?.[1];
  // Everything from the `#` on would be a comment, and a password would be truncated.
  if (cut !== undefined) throw new EnvError(`${name}: ${cut} has a # in its value, which begins a comment: put the value in quotes.`);
  return text;
}

/**
 * Derives variables from the ports.
 * @throws EnvError naming each unusable variable
 */
export function deriveEnvironment(given: Variables): ProductEnvironment {
  const values = parseEnv(schema, given);
  if (values.PORT === values.BACKEND_PORT) throw new EnvError(`PORT and BACKEND_PORT are both ${values.PORT}: each needs its own.`);
  const isEmbedded = values.NEXT_PUBLIC_API_URL === '';
  const apiUrl = values.NEXT_PUBLIC_API_URL || `http://localhost:${values.BACKEND_PORT}`;
  const siteUrls = {
    hk: values.SITE_URL_HK || `http://hk.localhost:${values.PORT}`,
    sg: values.SITE_URL_SG || `http://sg.localhost:${values.PORT}`,
  };
  return {
    port: values.PORT,
    backendPort: values.BACKEND_PORT,
    host: isLoopback(values.HOST) ? null : values.HOST,
    api: { kind: isEmbedded ? 'embedded' : 'provider', url: apiUrl },
    siteUrls,
    dataDir: values.DATA_DIR,
    hasDatabaseServer: values.DATABASE_URL !== '',
    hasDemoAccounts: values.DATABASE_URL === '' && !['off', 'false', '0'].includes(values.DEMO_ACCOUNTS.toLowerCase()),
    variables: {
      ...given,
      PORT: String(values.PORT),
      BACKEND_PORT: String(values.BACKEND_PORT),
      NEXT_PUBLIC_API_URL: apiUrl,
      API_EXTRA_HEADERS: values.API_EXTRA_HEADERS || (isEmbedded ? 'on' : 'off'),
      SITE_URL_HK: siteUrls.hk,
      SITE_URL_SG: siteUrls.sg,
      DATA_DIR: values.DATA_DIR,
    },
  };
}

/** `next start -H 127.0.0.1` answers `/` with a redirect to itself when a middleware rewrites; `localhost` does not. */
function isLoopback(host: string): boolean {
  return ['', 'localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}

function isJsonObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
