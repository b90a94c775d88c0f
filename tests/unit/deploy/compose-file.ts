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
  command?: string[];
  ulimits?: { nofile: { soft: number; hard: number } };
}

export interface ComposeFile {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: { subnet: string; ip_range: string }[] } } };
}

/** What docs/deploy.md asks for. */
export const GIVEN = {
  EDGE_HK_HOST: 'hk.example.com',
  EDGE_SG_HOST: 'sg.example.com',
  EDGE_API_HOST: 'api.example.com',
  EDGE_CERTIFICATES: '/certificates',
  DEPLOYMENT_ID: 'r1',
  DATABASE_PASSWORD: 'secret',
  DATABASE_ADMIN_PASSWORD: 'another',
  REDIS_PASSWORD: 'third',
  DATA_KEY: 'a key of columns with 32 characters',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'Store <hello@example.com>',
  TEAM_EMAIL_HK: 'hk@example.com',
  TEAM_EMAIL_SG: 'sg@example.com',
};

/** What deploy/containers/resolve-images.sh writes into deploy/images.env: here no real one's. */
export const DIGESTS = {
  NODE_DIGEST: `sha256:${'a'.repeat(64)}`,
  REDIS_DIGEST: `sha256:${'b'.repeat(64)}`,
  POSTGRES_DIGEST: `sha256:${'c'.repeat(64)}`,
  NGINX_DIGEST: `sha256:${'d'.repeat(64)}`,
};

/**
 * deploy/compose.yaml as `docker compose` reads it with these variables.
 * @throws Error naming a variable that must be given and is not
 */
export function readCompose(variables: Variables): ComposeFile {
  const given: Variables = { ...DIGESTS, ...variables };
  const filledIn = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind: string | undefined, word: string) => {
      const value = given[name] ?? '';
      if (value === '' && kind === '?') throw new Error(`${name} must be given.`);
      return value === '' && kind === '-' ? word : value;
    });
  const file: unknown = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  return JSON.parse(JSON.stringify(file), (_key, value: unknown) => (typeof value === 'string' ? filledIn(value) : value)) as ComposeFile;
}
