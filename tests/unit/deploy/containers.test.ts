import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { createApp, KEEP_ALIVE_MS } from '@/backend/api/http/app';
import { isAllowedHost } from '@/lib/site/site-address';
import { buildVariableNames } from '@/scripts/build/build-variables';
import { productCommands } from '@/scripts/product/commands';
import { schemaNames } from '@/tests/setup/schema-names';
import { GIVEN, readCompose, type Service } from './compose-file';
import { copiedSources, isIgnored, readDockerfile } from './dockerfile';

const WEB = 'deploy/containers/web.Dockerfile';
const BACKEND = 'deploy/containers/backend.Dockerfile';

const { services, networks } = readCompose(GIVEN);
const service = (name: string): Service => services[name] ?? {};
const web = readDockerfile(WEB);
const backend = readDockerfile(BACKEND);
const setIn = (instructions: typeof web) =>
  instructions.filter(({ name }) => name === 'ENV').flatMap(({ words }) => words.map((word) => word.split('=')[0] ?? ''));

describe('the variables of compose.yaml', () => {
  it('are all asked for by name when they are missing', () => {
    for (const name of Object.keys(GIVEN)) expect(() => readCompose({ ...GIVEN, [name]: '' }), name).toThrow(name);
    const deploy = readFileSync('docs/deploy.md', 'utf8');
    for (const name of Object.keys(GIVEN)) expect(deploy, name).toContain(`${name}=`);
  });

  it('of the site are those that it reads, each given or left on purpose', () => {
    const left = ['DESIGN_PAGE', 'GEO_LOOPBACK_COUNTRY'];
    for (const name of ['web1', 'web2']) {
      expect([...Object.keys(service(name).environment ?? {}), ...left].sort()).toEqual(schemaNames('lib/config/server-env.ts').sort());
    }
  });

  it('of its build are all that are baked in, and arguments of the file that builds it', () => {
    const args = Object.keys(service('web1').build?.args ?? {}).sort();
    // What kind of build it is, the file says itself.
    const baked = [...buildVariableNames(process.cwd())].filter((name) => name !== 'NEXT_OUTPUT');
    expect(args).toEqual([...baked, 'CMS_URL', 'CMS_MEDIA_URL', 'NODE_DIGEST'].sort());
    const [firstStage] = [
      web.slice(
        0,
        web.findLastIndex(({ name }) => name === 'FROM'),
      ),
    ];
    expect(
      firstStage
        .filter(({ name }) => name === 'ARG')
        .flatMap(({ words }) => words)
        .sort(),
    ).toEqual(args);
    // A repeated order is one order by a header that a provider might refuse, and our own backend needs.
    expect(service('web1').build?.args.API_EXTRA_HEADERS).toBe('on');
  });

  it('of the backend are those that it reads, each given or left on purpose', () => {
    const left = [
      'ALLOWED_HOSTS',
      'BRAINTREE_API_URL',
      'DEMO_ACCOUNTS',
      'OPERATIONS',
      'OUTBOX',
      'RATE_LIMIT_FACTOR',
      'SAMPLE_BOOKINGS',
      'TEAM_CONSOLE',
      'TEAM_TOKEN',
    ];
    const known = schemaNames('backend/config/env.ts');
    for (const name of ['backend1', 'backend2']) {
      const given = new Set([...Object.keys(service(name).environment ?? {}), ...setIn(backend).filter((each) => each !== 'NODE_ENV')]);
      expect([...given, ...left].sort()).toEqual(known.sort());
    }
  });

  it('are ones with which the backend starts, on the server, with mail', () => {
    const env = readBackendEnv(service('backend1').environment);
    expect(env).toMatchObject({
      database: { kind: 'server' },
      smtpUrl: 'smtp://mail:25',
      isBehindProxy: true,
      hasOutboxPage: false,
      siteUrls: { hk: 'https://hk.example.com' },
    });
  });
});

describe('what the copies keep their state in', () => {
  it('lets each piece in by an account of its own, none of them the superuser’s', () => {
    expect(service('backend1').environment).toMatchObject({
      DATABASE_URL: 'postgresql://store:secret@database:5432/store',
      REDIS_URL: 'redis://:third@redis:6379/0',
    });
    expect(service('web1').environment).toMatchObject({ REDIS_URL: 'redis://:third@redis:6379/0' });
    expect(service('database').environment).toEqual({ POSTGRES_USER: 'postgres', POSTGRES_PASSWORD: 'another', STORE_PASSWORD: 'secret' });
    const [, script = ''] =
      /^\.(\S+):\/docker-entrypoint-initdb\.d\/\S+\.sh:ro$/m.exec(service('database').volumes?.join('\n') ?? '') ?? [];
    expect(existsSync(`deploy${script}`)).toBe(true);
    expect(service('redis').command).toEqual(expect.arrayContaining(['--requirepass', 'third']));
    expect(service('redis').environment).toEqual({ REDISCLI_AUTH: 'third' });
  });
});

/** A path, or a pattern within one folder. */
function isThere(source: string): boolean {
  if (!source.includes('*')) return existsSync(source);
  const pattern = new RegExp(`^${basename(source).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return readdirSync(dirname(source)).some((name) => pattern.test(name));
}

describe('the images', () => {
  it('are built once each, and named by the release', () => {
    for (const name of ['web', 'backend']) {
      expect(service(`${name}1`).image).toBe(`store-digitise-sell/${name}:r1`);
      expect(service(`${name}2`).image).toBe(service(`${name}1`).image);
      expect(existsSync(service(`${name}1`).build?.dockerfile ?? '')).toBe(true);
      expect(service(`${name}2`).build).toBeUndefined();
    }
  });

  it.each([
    [WEB, web],
    [BACKEND, backend],
  ])('copy what is there: %s', (_path, instructions) => {
    const sources = copiedSources(instructions);
    expect(sources.length).toBeGreaterThan(2);
    for (const source of sources) {
      expect(isThere(source), source).toBe(true);
      expect(source === '.' || !isIgnored(source), source).toBe(true);
    }
  });

  it('hold no secret and no leftover', () => {
    for (const path of [
      '.env',
      '.env.local',
      'deploy/.env',
      'backend/.env.production',
      'deploy/edge.key',
      'deploy/certificates/edge.crt',
      'tests/unit/a.test.ts',
      'screens/a.png',
      'node_modules/a',
      'backend/node_modules/a',
      '.data/pg',
      '.next-test/a',
      '.git/config',
      'bench/blank/.next/a',
    ]) {
      expect(isIgnored(path), path).toBe(true);
    }
    for (const path of [
      '.npmrc',
      'package.json',
      'next.config.js',
      'middleware.ts',
      'lib/config/env.ts',
      'deploy/firebase/database.rules.json',
      'scripts/render-artwork.ts',
      'public/fonts/a.woff2',
    ]) {
      expect(isIgnored(path), path).toBe(false);
    }
    const lastStage = web.slice(web.findLastIndex(({ name }) => name === 'FROM'));
    for (const { words } of lastStage.filter(({ name }) => name === 'COPY')) {
      expect(words.filter((word) => /^\/site\/?$/.test(word))).toEqual([]);
    }
  });

  it('of the backend has the packages of the backend alone, and what its build has made', () => {
    const lastStage = backend.slice(backend.findLastIndex(({ name }) => name === 'FROM'));
    const lines = lastStage.map(({ name, words }) => [name, ...words].join(' '));
    expect(lines.filter((line) => line.includes('npm ci'))).toEqual([
      expect.stringContaining('--omit=dev --ignore-scripts --workspace=backend'),
    ]);
    expect(lines).toContain('COPY --from=build /site/backend/.bundle backend/.bundle');
  });

  it('of the site takes over what the build has made and read', () => {
    const lastStage = web.slice(web.findLastIndex(({ name }) => name === 'FROM'));
    for (const source of lastStage
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ words }) => words.filter((word) => word.startsWith('/site/')))) {
      const path = source.slice('/site/'.length);
      expect(/^\.next\/(standalone|static)$/.test(path) || existsSync(path), path).toBe(true);
    }
  });
});

describe('the copies', () => {
  it('are asked for their health by a host that they answer', () => {
    const host = /fetch\('http:\/\/([^/]+)/.exec(web.find(({ name }) => name === 'HEALTHCHECK')?.words.join(' ') ?? '')?.[1] ?? null;
    for (const name of ['web1', 'web2']) {
      const allowed = service(name).environment?.ALLOWED_HOSTS?.split(',') ?? [];
      for (const each of [host, GIVEN.EDGE_HK_HOST, GIVEN.EDGE_SG_HOST]) expect(isAllowedHost(each, allowed), String(each)).toBe(true);
    }
  });

  it('end a connection that nobody uses long after the edge has left it', async () => {
    const kept = [...readFileSync('deploy/nginx/nginx.conf.template', 'utf8').matchAll(/^ +keepalive_timeout (\d+)s;$/gm)].map(
      ([, seconds]) => Number(seconds) * 1000,
    );
    expect(kept).toHaveLength(2);
    const command = productCommands({ port: 3000, host: null }, 'production').site;
    const given = web.findLast(({ name }) => name === 'ENV')?.words.find((word) => word.startsWith('KEEP_ALIVE_TIMEOUT=')) ?? '';
    const app = createApp(readBackendEnv(service('backend1').environment));
    const ends = [given.split('=')[1], command[command.indexOf('--keepAliveTimeout') + 1], app.server.keepAliveTimeout].map(Number);
    await app.close();
    expect(ends).toEqual([KEEP_ALIVE_MS, KEEP_ALIVE_MS, KEEP_ALIVE_MS]);
    expect(KEEP_ALIVE_MS).toBeGreaterThan(2 * Math.max(...kept));
    expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`--keepAliveTimeout ${KEEP_ALIVE_MS}`);
  });

  it('have fixed addresses that the edge knows, so that it starts while one is away', () => {
    const { environment, extra_hosts: known } = service('edge');
    const copies = `${environment?.EDGE_WEB_COPIES} ${environment?.EDGE_API_COPIES}`.split(' ').map((copy) => copy.split(':')[0] ?? '');
    expect(copies).toEqual(['web1', 'web2', 'backend1', 'backend2']);
    const { subnet = '', ip_range: given = '' } = networks.default.ipam.config[0] ?? {};
    for (const copy of copies) {
      const address = service(copy).networks?.default.ipv4_address ?? '';
      expect(known?.[copy]).toBe(address);
      // Inside of the network, and outside of what it hands out by itself.
      expect(address.split('.').slice(0, 3)).toEqual(subnet.split('.').slice(0, 3));
      expect(Number(address.split('.')[3])).toBeLessThan(Number(given.split('/')[0]?.split('.')[3]));
    }
  });
});
