import * as z from 'zod/mini';
import { encrypted, isUnencryptedConnection } from './encrypted-connections';
import { publicEnv, readProcessEnv } from './env';
import { EnvError, parseEnv } from './parse-env';

const serviceUrl = z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ }).check(encrypted)]), '');
const flag = z._default(z.stringbool({ truthy: ['true', 'on', '1'], falsy: ['false', 'off', '0', ''] }), false);

const serverEnvSchema = z.object({
  /** CMS base address, without `/global`; empty means the embedded one behind the API. */
  CMS_URL: serviceUrl,
  CMS_TOKEN: z._default(z.string(), ''),
  /** Address of the CMS's uploads where it differs (a bucket or CDN), with the folder. */
  CMS_MEDIA_URL: serviceUrl,
  CMS_PREVIEW_SECRET: z._default(z.string(), ''),
  GEO_URL: serviceUrl,
  GEO_API_KEY: z._default(z.string(), ''),
  /** How long `/region-suggestion` waits for the service, in milliseconds; the page waits for two seconds. */
  GEO_TIMEOUT_MS: z._default(
    z.coerce
      .number({ error: 'it must be a number of milliseconds' })
      .check(
        z.int({ error: 'it must be whole' }),
        z.gte(1, { error: 'it must be at least 1' }),
        z.lte(10_000, { error: 'it must be at most 10000' }),
      ),
    1500,
  ),
  /** ISO country of loopback addresses; empty: none. */
  GEO_LOOPBACK_COUNTRY: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
  ERROR_REPORT_URL: serviceUrl,
  TRUST_PROXY: flag,
  /** `/design` in production; in development it is always available. */
  DESIGN_PAGE: flag,
  /** Shared cache of regenerated pages; empty: each copy keeps its own. */
  REDIS_URL: z._default(z.string().check(z.regex(/^(rediss?:\/\/.+)?$/, 'it must start with redis:// or rediss://'), encrypted), ''),
  ALLOWED_HOSTS: z._default(z.string(), 'localhost,*.localhost,127.0.0.1,[::1]'),
});

let validated: ServerEnv | undefined;

/**
 * The site's run-time variables, validated once per process. Throws an `EnvError` that names the variable. Read on call and not on import,
 * so that one build works with every configuration.
 */
export function serverEnv(): ServerEnv {
  return (validated ??= readServerEnv());
}

function readServerEnv() {
  const parsed = parseEnv(serverEnvSchema, readProcessEnv());
  // Embedded services are requested through the API's address.
  if ((parsed.CMS_URL === '' || parsed.GEO_URL === '') && isUnencryptedConnection(publicEnv.apiUrl)) {
    throw new EnvError(
      'NEXT_PUBLIC_API_URL is not usable: content and countries come from it, over a network that is not your own, so it must be https',
    );
  }
  const hasOwnGeo = parsed.GEO_URL !== '';
  return {
    cmsUrl: parsed.CMS_URL || `${publicEnv.apiUrl}/cms`,
    cmsToken: parsed.CMS_TOKEN,
    /** Folders of editors' pictures; the embedded CMS takes no uploads. Relative addresses resolve against the first. */
    mediaUrls: [parsed.CMS_URL && new URL('/', parsed.CMS_URL).href, parsed.CMS_MEDIA_URL].filter(Boolean),
    cmsPreviewSecret: parsed.CMS_PREVIEW_SECRET,
    geoUrl: parsed.GEO_URL || `${publicEnv.apiUrl}/geo`,
    geoApiKey: parsed.GEO_API_KEY,
    geoTimeoutMs: parsed.GEO_TIMEOUT_MS,
    geoLoopbackCountry: parsed.GEO_LOOPBACK_COUNTRY || (hasOwnGeo ? '' : 'SG'),
    errorReportUrl: parsed.ERROR_REPORT_URL,
    designPage: parsed.DESIGN_PAGE || readProcessEnv().NODE_ENV !== 'production',
    trustProxy: parsed.TRUST_PROXY,
    // A build keeps its pages in its own folder and opens no connection to Redis.
    redisUrl: readProcessEnv().NEXT_PHASE === 'phase-production-build' ? '' : parsed.REDIS_URL,
    allowedHosts: parsed.ALLOWED_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  };
}

export type ServerEnv = ReturnType<typeof readServerEnv>;
