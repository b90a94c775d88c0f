import { EnvError } from '@/lib/config/parse-env';

/** As many as a passphrase of some words has, or 24 random bytes in base64: nobody gets through all of them. */
const MIN_LENGTH = 32;

/**
 * A secret that can be replaced: several by commas, the first for what is made anew, all for what was made before. So only the
 * first must be long: a short one from before could never be retired if it were refused behind a new one.
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
