import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIGESTS, GIVEN, readCompose } from './compose-file';
import { readDockerfile } from './dockerfile';

const CONTAINERS = 'deploy/containers';
const files = readdirSync(CONTAINERS)
  .filter((name) => name.endsWith('.Dockerfile'))
  .map((name) => join(CONTAINERS, name));
/** Each base image once, as `node:22-bookworm-slim@${NODE_DIGEST}` names it. */
const images = [
  ...new Map(
    [...files, 'deploy/compose.yaml']
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/([a-z0-9][a-z0-9./-]*):([\w.-]+)@\$\{(\w+_DIGEST)/g)])
      .map(([, name = '', tag = '', variable = '']) => [`${name}:${tag}`, { name, tag, variable }]),
  ).values(),
];

describe('images of others', () => {
  it.each(files)('are taken by their hash, which has no default: %s', (file) => {
    const instructions = readDockerfile(file);
    const froms = instructions.filter(({ name }) => name === 'FROM');
    expect(froms.length).toBeGreaterThan(0);
    // Without the argument it is `node:…@`, which is no image's name.
    for (const { words } of froms) expect(words[0]).toMatch(/^[a-z/]+:[\w.-]+@\$\{[A-Z]+_DIGEST\}$/);
    const first = instructions.findIndex(({ name }) => name === 'FROM');
    expect(instructions.slice(0, first)).toEqual([{ name: 'ARG', words: ['NODE_DIGEST'] }]);
  });

  it('are built and run by compose with a hash, or not at all', () => {
    const { services } = readCompose(GIVEN);
    for (const [name, { image = '', build }] of Object.entries(services)) {
      if (!image.startsWith('store-digitise-sell/')) expect(image, name).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
      if (build) expect(build.args.NODE_DIGEST, name).toBe(DIGESTS.NODE_DIGEST);
    }
    for (const name of Object.keys(DIGESTS)) expect(() => readCompose({ ...GIVEN, [name]: '' }), name).toThrow(name);
    expect(images.map(({ variable }) => variable).sort()).toEqual(Object.keys(DIGESTS).sort());
  });

  it('are asked for by every documented command', () => {
    for (const page of ['docs/deploy.md', 'deploy/compose.yaml']) {
      const commands = readFileSync(page, 'utf8')
        .split('\n')
        .filter((line) => line.includes('docker compose -f'));
      expect(commands.length, page).toBeGreaterThan(1);
      for (const command of commands) expect(command).toContain('--env-file deploy/images.env --env-file deploy/.env');
    }
  });

  it('stand in deploy/images.env each with a hash, once somebody has written it', () => {
    if (!existsSync('deploy/images.env')) return;
    const digests = parseEnv(readFileSync('deploy/images.env', 'utf8'));
    expect(Object.keys(digests).sort()).toEqual(Object.keys(DIGESTS).sort());
    for (const digest of Object.values(digests)) expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});

describe('resolve-images.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'images-'));
    cpSync('deploy/compose.yaml', join(folder, 'compose.yaml'));
    cpSync(CONTAINERS, join(folder, 'containers'), { recursive: true });
    mkdirSync(join(folder, 'bin'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** @param answer what stands in for docker says, with the image in `$6` */
  function resolve(answer: string) {
    const docker = join(folder, 'bin/docker');
    writeFileSync(docker, `#!/bin/sh\necho "$*" >> ${folder}/calls\n${answer}\n`);
    chmodSync(docker, 0o755);
    const { status, stderr } = spawnSync('sh', [join(folder, 'containers/resolve-images.sh')], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
    });
    return { status, stderr, written: existsSync(join(folder, 'images.env')) ? readFileSync(join(folder, 'images.env'), 'utf8') : null };
  }
  const HASH = 'printf "sha256:%064d\\n" "$(printf %s "$6" | wc -c)"';

  it('writes the hash of each, as compose reads it', () => {
    const { status, written } = resolve(HASH);
    expect(status).toBe(0);
    const variables = parseEnv(written ?? '') as Record<string, string>;
    expect(variables).toEqual(
      Object.fromEntries(
        images.map(({ name, tag, variable }) => [variable, `sha256:${String(`${name}:${tag}`.length).padStart(64, '0')}`]),
      ),
    );
    expect(readCompose({ ...GIVEN, ...variables }).services.redis?.image).toBe(`redis:7-bookworm@${variables.REDIS_DIGEST}`);
    expect(readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter(Boolean).sort()).toEqual(
      images.map(({ name, tag }) => `buildx imagetools inspect --format {{.Manifest.Digest}} ${name}:${tag}`).sort(),
    );
  });

  it.each([
    ['one is not told', `case "$6" in redis:*) exit 1;; esac; ${HASH}`, 'does not tell the hash of redis:7-bookworm'],
    ['an answer is no hash', `case "$6" in redis:*) echo latest; exit;; esac; ${HASH}`, 'redis:7-bookworm is no hash: latest'],
  ])('leaves the file as it was where %s', (_what, answer, sentence) => {
    writeFileSync(join(folder, 'images.env'), 'as it was\n');
    const { status, stderr, written } = resolve(answer);
    expect([status, written]).toEqual([1, 'as it was\n']);
    expect(stderr).toContain(sentence);
  });
});
