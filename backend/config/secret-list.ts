import { EnvError } from '@/lib/config/parse-env';

/** The length of a passphrase of several words, or of 24 random bytes in base64: safe from brute force. */
const MIN_LENGTH = 32;

/**
 * A rotatable secret: comma-separated, the first for new values, all for old ones. Only the first must be long, so that a short old one can
 * be rotated out.
 * @throws EnvError that names the variable, never a value
 */
export function secretList(name: string, list: string): string[] {
  const secrets = list.split(',').map((secret) => secret.trim());
  const [first = ''] = secrets;
  if (first !== '' && first.length < MIN_LENGTH) {
    throw new EnvError(
      `${name} is not usable: its first secret, which makes what is new, must have at least ${MIN_LENGTH} characters, as openssl rand -base64 33 makes them`,
    );
  }
  return secrets;
}
