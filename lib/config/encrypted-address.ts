import * as z from 'zod/mini';
import { isOwnNetwork } from './own-network';

/** Modes in which a PostgreSQL client insists on TLS and looks at the certificate. */
const SSL_MODES = ['require', 'verify-ca', 'verify-full'];

/** A bucket is spoken to at its endpoint; without one at its provider's, which is https. */
const addressOf = (url: URL): URL | null => {
  if (url.protocol !== 's3:') return url;
  const endpoint = url.searchParams.get('endpoint') ?? '';
  return URL.canParse(endpoint) ? new URL(endpoint) : null;
};

/**
 * Whether what is said to a service could be read on its way: in plain text, over a network that is not ours by the
 * form of the host's name. Mail is not judged: a connection to `smtp:` is encrypted later, or given up.
 */
export function isReadableOnItsWay(address: string): boolean {
  const url = URL.canParse(address) ? addressOf(new URL(address)) : null;
  if (url === null || isOwnNetwork(url.hostname)) return false;
  if (/^postgres(ql)?:$/.test(url.protocol)) return !SSL_MODES.includes(url.searchParams.get('sslmode') ?? '');
  return url.protocol === 'http:' || url.protocol === 'redis:';
}

/** Of a variable that says where a service is. */
export const encrypted = z.refine<string>((address) => !isReadableOnItsWay(address), {
  error: 'that service is not of your own network by its name, so the connection must be encrypted (https, rediss, or sslmode=verify-full)',
});
