import { EnvError } from '@/lib/config/parse-env';

/** As many as a passphrase of some words has, or 24 random bytes in base64: nobody gets through all of them. */
const LEAST_LENGTH = 32;

/**
 * A secret that can be replaced: several by commas, the first for what is made anew, all for what was made before.
 * @throws EnvError that names the variable, never a value
 */
export function secretList(name: string, list: string): string[] {
  const secrets = list.split(',').map((secret) => secret.trim());
  if (secrets.some((secret) => secret !== '' && secret.length < LEAST_LENGTH)) throw new EnvError(`${name} is not usable: each of its secrets must have at least ${LEAST_LENGTH} characters, as openssl rand -base64 33 makes them`);
  return secrets;
}
