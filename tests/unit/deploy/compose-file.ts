import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Variables = Record<string, string>;

export interface Service {
  image?: string;
  build?: { dockerfile: string; args: Variables };
  environment?: Variables;
  networks?: { default: { ipv4_address: string } };
  extra_hosts?: Variables;
  volumes?: string[];
  ulimits?: { nofile: { soft: number; hard: number } };
}

export interface ComposeFile {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: { subnet: string; ip_range: string }[] } } };
}

/**
 * deploy/compose.yaml as `docker compose` reads it with these variables.
 * @throws Error naming a variable that must be given and is not
 */
export function readCompose(variables: Variables): ComposeFile {
  const filledIn = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind: string | undefined, word: string) => {
      const value = variables[name] ?? '';
      if (value === '' && kind === '?') throw new Error(`${name} must be given.`);
      return value === '' && kind === '-' ? word : value;
    });
  const file: unknown = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  return JSON.parse(JSON.stringify(file), (_key, value: unknown) => (typeof value === 'string' ? filledIn(value) : value)) as ComposeFile;
}
