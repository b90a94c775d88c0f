import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';

/** The address that an S3 client connects to: the endpoint, or null for the provider's own, which uses https. */
function addressOf(url: URL): URL | null {
  if (url.protocol !== 's3:') return url;
  const endpoint = url.searchParams.get('endpoint') ?? '';
  return URL.canParse(endpoint) ? new URL(endpoint) : null;
}

/** As pg reads the URL: `host` overrides the host name, and libpq's `require` does not verify the certificate. */
function isReadableDatabase({ hostname, searchParams }: URL): boolean {
  if (isPrivateNetwork(searchParams.get('host') ?? hostname)) return false;
  const mode = searchParams.get('sslmode');
  if (searchParams.get('uselibpqcompat') === 'true') return mode !== 'verify-full';
  return mode === null ? searchParams.get('ssl') !== 'true' : !['require', 'verify-ca', 'verify-full'].includes(mode);
}

/**
 * Whether a connection would be in plain text over a public network, judging by the form of the host name. Mail is exempt: `smtp:`
 * connections are upgraded with STARTTLS or fail.
 */
export function isUnencryptedConnection(address: string): boolean {
  // pg accepts addresses that are no valid URLs; their host cannot be checked here.
  if (/^postgres(ql)?:/i.test(address)) return !URL.canParse(address) || isReadableDatabase(new URL(address));
  const url = URL.canParse(address) ? addressOf(new URL(address)) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'redis:') && !isPrivateNetwork(url.hostname);
}

/** Check for a variable that holds the address of a service. */
export const encrypted = z.refine<string>((address) => !isUnencryptedConnection(address), {
  error: 'that service is not of your own network by its name, so the connection must be encrypted (https, rediss, or sslmode=verify-full)',
});

/** Options of an `smtp:` address that would turn off encryption or certificate checks. */
const LAX_MAIL = /^(ignoreTLS|requireTLS|secure|opportunisticTLS|tls\.)/i;

/** Check for the mail server's address. */
export const mailServer = z.refine<string>(
  (address) => {
    if (!URL.canParse(address)) return !/^smtps?:/.test(address);
    const { hostname, searchParams } = new URL(address);
    return isPrivateNetwork(hostname) || ![...searchParams.keys()].some((name) => LAX_MAIL.test(name));
  },
  { error: 'it must be an address as smtp://user:password@host:587, its special characters in percent form, without options about TLS' },
);

/** Address ranges that are not routed on the Internet. */
const OWN_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'unspecified'];

/** Whether a host name belongs to this machine or a private network, by its form alone: no DNS look-up. */
export function isPrivateNetwork(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(name)) return OWN_RANGES.includes(ipaddr.process(name).range());
  // Single-label names, as containers have them, do not exist on the Internet.
  return !name.includes('.') || /\.(localhost|local|internal|lan)$/.test(name);
}
