import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/config/security-headers';
import { SERVICE_TYPES } from '@/lib/config/routes';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { edgeVariables, renderEdgeConfig, type EdgeSettings } from '@/scripts/edge/render-config';
import { GIVEN, readCompose } from './compose-file';
import { jsonSchemaOf } from '@/lib/contract/openapi';

const SOURCE = join(process.cwd(), 'deploy/nginx');
const SCRIPTS = readdirSync(SOURCE).filter((name) => name.endsWith('.sh'));

let folder: string;
let settings: EdgeSettings;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-scripts-'));
  settings = {
    hosts: { hk: 'hk.example.com', sg: 'sg.example.com', api: 'api.example.com' },
    httpPort: 80,
    httpsPort: 443,
    plainPort: null,
    web: ['web1:3000', 'web2:3000'],
    api: ['backend1:4000', 'backend2:4000'],
    release: 'r1',
    trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
    workers: 'auto',
    cacheSize: '1g',
    folder,
  };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Says this version, and writes down with what it was called. */
function standInNginx(version = '1.22.1'): string {
  const path = join(folder, 'nginx');
  writeFileSync(path, `#!/bin/sh\n[ "$1" = -v ] && echo "nginx version: nginx/${version}" >&2 && exit\necho "$*" >> ${folder}/calls\n`);
  chmodSync(path, 0o755);
  return path;
}

const written = (name: string) => readFileSync(join(folder, 'config', name), 'utf8');

const numberOf = (directive: string) => Number(new RegExp(`^ *${directive} (\\d+);$`, 'm').exec(written('nginx.conf'))?.[1]);

/** Of files that a process of this machine may have open. */
function hardLimit(): number {
  const said = spawnSync('sh', ['-c', 'ulimit -H -n'], { encoding: 'utf8' }).stdout.trim();
  return said === 'unlimited' ? Infinity : Number(said);
}

function run(script: string, args: readonly string[], variables: Record<string, string> = {}) {
  standInNginx();
  const env = { ...edgeVariables(settings), ...variables, PATH: `${folder}:${process.env.PATH}`, NODE_ENV: 'test' as const };
  return spawnSync('sh', [join(SOURCE, script), ...args], { encoding: 'utf8', env });
}

describe('the scripts of the edge', () => {
  it.each(SCRIPTS)('can be read by their shell: %s', (name) => {
    const shell = readFileSync(join(SOURCE, name), 'utf8').startsWith('#!/usr/bin/env bash') ? 'bash' : 'sh';
    expect(spawnSync(shell, ['-n', join(SOURCE, name)], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('fill in every name, and write the same from the variables of compose.yaml as for the tests', () => {
    renderEdgeConfig(process.cwd(), settings, standInNginx());
    const names = readdirSync(join(folder, 'config'));
    expect(names.sort()).toEqual([
      'behind.conf',
      'counted.conf',
      'files.conf',
      'kept.conf',
      'maps.conf',
      'nginx.conf',
      'own-answers.conf',
      'servers.conf',
      'unavailable.html',
      'usual.conf',
    ]);
    const own = Object.fromEntries(names.map((name) => [name, written(name)]));
    expect(Object.values(own).join('\n')).not.toContain('${EDGE_');
    const given = {
      EDGE_HK_HOST: settings.hosts.hk,
      EDGE_SG_HOST: settings.hosts.sg,
      EDGE_API_HOST: settings.hosts.api,
      DEPLOYMENT_ID: 'r1',
      EDGE_TRUSTED_PROXIES: '10.0.0.0/8 fd00::/8',
    };
    const { EDGE_FOLDER, EDGE_CONFIG, EDGE_CERTIFICATES, EDGE_ACCESS_LOG } = edgeVariables(settings);
    const places = { EDGE_FOLDER, EDGE_CONFIG, EDGE_CERTIFICATES, EDGE_ACCESS_LOG } as Record<string, string>;
    const container = readCompose({ ...GIVEN, ...given }).services.edge?.environment ?? {};
    rmSync(join(folder, 'config'), { recursive: true });
    const { PATH } = process.env;
    expect(
      spawnSync('sh', [join(SOURCE, 'start-container.sh')], {
        encoding: 'utf8',
        env: { ...container, ...places, PATH: `${folder}:${PATH}`, NODE_ENV: 'test' },
      }),
    ).toMatchObject({ status: 0, stderr: '' });
    expect(Object.fromEntries(names.map((name) => [name, written(name)]))).toEqual(own);
  });

  it('name what is missing', () => {
    const { EDGE_HK_HOST: _left, ...others } = edgeVariables(settings);
    standInNginx();
    const { status, stderr } = spawnSync('sh', [join(SOURCE, 'start-container.sh')], {
      encoding: 'utf8',
      env: { ...others, PATH: `${folder}:${process.env.PATH}`, NODE_ENV: 'test' },
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('EDGE_HK_HOST is not set.');
  });

  it.each([
    ['1.18.0', true],
    ['1.22.1', true],
    ['1.24.0', true],
    ['1.25.0', true],
    ['1.25.1', false],
    ['1.27.5', false],
    ['1.30.0', false],
  ])('say HTTP/2 as nginx %s wants it', (version, isOld) => {
    renderEdgeConfig(process.cwd(), settings, standInNginx(version));
    expect(/listen 443 ssl http2/.test(written('servers.conf'))).toBe(isOld);
    expect(/^http2 on;$/m.test(written('servers.conf'))).toBe(!isOld);
  });

  it('let a worker open as many files as its connections need, and the container as many as that', () => {
    const files = Number(/^EDGE_FILES=(\d+)/m.exec(readFileSync(join(SOURCE, 'render.sh'), 'utf8'))?.[1]);
    renderEdgeConfig(process.cwd(), settings, standInNginx());
    expect(files).toBeGreaterThanOrEqual(2 * numberOf('worker_connections') + 2_000);
    expect(readCompose(GIVEN).services.edge?.ulimits?.nofile).toEqual({ soft: files, hard: files });
    expect(numberOf('worker_rlimit_nofile')).toBe(Math.min(files, hardLimit()));
  });

  it('ask for no more files than the machine allows', () => {
    const allowed = Math.min(4_096, hardLimit());
    standInNginx();
    const env = { ...edgeVariables(settings), PATH: `${folder}:${process.env.PATH}`, NODE_ENV: 'test' as const };
    expect(
      spawnSync('sh', ['-c', `ulimit -n ${allowed} && exec sh ${join(SOURCE, 'start-container.sh')}`], { encoding: 'utf8', env }),
    ).toMatchObject({ status: 0, stderr: '' });
    expect(numberOf('worker_rlimit_nofile')).toBe(allowed);
  });

  it('count nobody where one machine is all visitors', () => {
    const zonesOf = (rate?: number | 'off') => {
      renderEdgeConfig(process.cwd(), { ...settings, ...(rate ? { rate } : {}) }, standInNginx());
      return written('nginx.conf').match(/limit_\w+_zone .* zone=(?:behind|at_once):.*/g);
    };
    expect(zonesOf()).toEqual(['limit_req_zone $peer zone=behind:8m rate=100r/s;', 'limit_conn_zone $peer zone=at_once:8m;']);
    expect(zonesOf(50)?.[0]).toContain('rate=50r/s');
    expect(zonesOf('off')?.map((zone) => zone.split(' ')[1])).toEqual(['""', '""']);
  });

  it('believe the proxies that are named, and nobody else', () => {
    renderEdgeConfig(process.cwd(), settings, standInNginx());
    expect(written('nginx.conf').match(/set_real_ip_from .*/g)).toEqual(['set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from fd00::/8;']);
    renderEdgeConfig(process.cwd(), { ...settings, trustedProxies: [] }, standInNginx());
    expect(written('nginx.conf')).not.toContain('set_real_ip_from');
  });
});

describe('leave-out.sh', () => {
  it('asks a copy nothing, then all again, and reloads each time', () => {
    expect(run('leave-out.sh', ['web2:3000', 'backend1:4000'])).toMatchObject({ status: 0 });
    expect(written('nginx.conf').match(/server .* down;/g)).toEqual([
      'server web2:3000 max_fails=0 down;',
      'server backend1:4000 max_fails=0 down;',
    ]);
    expect(run('leave-out.sh', [])).toMatchObject({ status: 0 });
    expect(written('nginx.conf')).not.toContain(' down;');
    const config = join(folder, 'config', 'nginx.conf');
    expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
      `-t -q -c ${config}`,
      `-s reload -c ${config}`,
      `-t -q -c ${config}`,
      `-s reload -c ${config}`,
    ]);
  });

  it('changes nothing for a name that is none', () => {
    for (const name of ['web3:3000', 'web1', 'web1:300']) {
      const { status, stderr } = run('leave-out.sh', [name]);
      expect(status).toBe(1);
      expect(stderr).toContain(`No copy is called ${name}`);
    }
    expect(existsSync(join(folder, 'calls'))).toBe(false);
  });

  it('shows the documents of another release', () => {
    run('leave-out.sh', [], { EDGE_RELEASE: 'r2' });
    expect(written('servers.conf')).toContain('proxy_cache_key "r2|');
  });

  it('shows no document under a policy that it was not kept with', () => {
    const keyWith = (policy: string) => {
      run('leave-out.sh', [], { EDGE_POLICY: policy });
      expect(written('usual.conf')).toContain(`"${policy}" "";`);
      return /proxy_cache_key "([^$]*)/.exec(written('servers.conf'))?.[1];
    };
    const keys = ['', "default-src 'self'; img-src *", "default-src 'self'; img-src data:"].map(keyWith);
    expect(new Set(keys).size).toBe(3);
  });
});

it('start-container.sh begins without documents, which may be of a release that is gone, without the socket of a killed nginx, and with the scripts', () => {
  for (const name of ['documents', 'files']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'behind.sock'), '');
  expect(run('start-container.sh', [])).toMatchObject({ status: 0 });
  expect(['documents', 'behind.sock', 'files'].map((name) => existsSync(join(folder, name)))).toEqual([false, false, true]);
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe(`-c ${join(folder, 'config', 'nginx.conf')} -g daemon off;\n`);
});

describe('what the edge repeats of the site', () => {
  it('is what it leaves out of the kept header, the policy and the life of a document apart', () => {
    const [said, leftOut] = ['kept.conf.template', 'behind.conf.template'].map((name) =>
      readFileSync(join(SOURCE, name), 'utf8').replaceAll('"', ''),
    );
    for (const { key, value } of securityHeaders('production')) {
      if (key === 'Referrer-Policy') expect(leftOut).not.toContain(key); // members' pages say another one
      else expect(leftOut).toContain(`proxy_hide_header ${key};`);
      if (key !== 'Referrer-Policy' && key !== 'Content-Security-Policy') expect(said).toContain(`add_header ${key} ${value} always;`);
    }
  });

  it('are the headers of lib/config/security-headers.ts', () => {
    const own = readFileSync(join(SOURCE, 'own-answers.conf'), 'utf8');
    for (const { key, value } of securityHeaders('production')) {
      if (key === 'Content-Security-Policy') expect(own).toContain("frame-ancestors 'none'");
      else if (key === 'Strict-Transport-Security') expect(readFileSync(join(SOURCE, 'maps.conf'), 'utf8')).toContain(`on "${value}";`);
      else expect(own.replaceAll('"', '')).toContain(`add_header ${key} ${value} always;`);
    }
  });

  it('are the types of /services-pricing but the first, which is shown without one', () => {
    const types = /<known_type>([\w|]+)\)/.exec(readFileSync(join(SOURCE, 'maps.conf'), 'utf8'))?.[1]?.split('|');
    expect(types?.sort()).toEqual(SERVICE_TYPES.slice(1).sort());
  });

  it('are the calls that hand out a token, which it does not compress', () => {
    const paths = /location ~ \^\/\(([\w|/-]+)\)/
      .exec(readFileSync(join(SOURCE, 'servers.conf.template'), 'utf8'))?.[1]
      ?.split('|')
      .map((path) => `/${path}`);
    const calls = (Object.values(CALLS) as Call[]).filter(
      ({ data }) => data && /"(accessToken|firebase_custom_token)":/.test(JSON.stringify(jsonSchemaOf(data, 'output'))),
    );
    expect(paths?.sort()).toEqual(calls.map(({ path }) => path).sort());
  });
});
