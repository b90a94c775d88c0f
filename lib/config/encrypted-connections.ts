import * as z from 'zod/mini';
import { isPrivateNetwork } from './private-network';

/** A bucket is spoken to at its endpoint; without one at its provider's, which is https. */
function addressOf(url: URL): URL | null {
  if (url.protocol !== 's3:') return url;
  const endpoint = url.searchParams.get('endpoint') ?? '';
  return URL.canParse(endpoint) ? new URL(endpoint) : null;
}

/** As pg reads it: `host` takes the place of the name, and libpq's `require` looks at no certificate. */
function isReadableDatabase({ hostname, searchParams }: URL): boolean {
  if (isPrivateNetwork(searchParams.get('host') ?? hostname)) return false;
  const mode = searchParams.get('sslmode');
  if (searchParams.get('uselibpqcompat') === 'true') return mode !== 'verify-full';
  return mode === null ? searchParams.get('ssl') !== 'true' : !['require', 'verify-ca', 'verify-full'].includes(mode);
}

/**
 * Whether what is said to a service could be read on its way: in plain text, over a network that is not ours by the
 * form of the host's name. Mail is not judged: a connection to `smtp:` is encrypted later, or given up.
 */
export function isUnencryptedConnection(address: string): boolean {
  // pg connects by addresses that are none by the standard; nobody can say where to.
  if (/^postgres(ql)?:/i.test(address)) return !URL.canParse(address) || isReadableDatabase(new URL(address));
  const url = URL.canParse(address) ? addressOf(new URL(address)) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'redis:') && !isPrivateNetwork(url.hostname);
}

/** Of a variable that says where a service is. */
export const encrypted = z.refine<string>((address) => !isUnencryptedConnection(address), {
  error: 'that service is not of your own network by its name, so the connection must be encrypted (https, rediss, or sslmode=verify-full)',
});

/** Options of an `smtp:` address that would take back that mail goes out encrypted, to a server whose certificate is good. */
const LAX_MAIL = /^(ignoreTLS|requireTLS|secure|opportunisticTLS|tls\.)/i;

/** Of the mail server's address. */
export const mailServer = z.refine<string>(
  (address) => {
    if (!URL.canParse(address)) return !/^smtps?:/.test(address);
    const { hostname, searchParams } = new URL(address);
    return isPrivateNetwork(hostname) || ![...searchParams.keys()].some((name) => LAX_MAIL.test(name));
  },
  { error: 'it must be an address as smtp://user:password@host:587, its special characters in percent form, without options about TLS' },
);
