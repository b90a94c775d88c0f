import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentPage } from '@/scripts/docs/environment-page';
import { buildVariableNames } from '@/scripts/build/build-variables';
import { deriveEnvironment } from '@/scripts/product/environment';
import { schemaNames } from '@/tests/setup/schema-names';

const text = readFileSync('.env.example', 'utf8');
const example = parseEnv(text);

const known = new Set([
  ...buildVariableNames(process.cwd()),
  ...schemaNames('lib/config/server-env.ts'),
  ...schemaNames('scripts/product/environment.ts'),
  ...readdirSync('backend/config')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => schemaNames(`backend/config/${file}`)),
]);

describe('.env.example', () => {
  it('works as it is', () => {
    expect(deriveEnvironment(example)).toMatchObject({
      port: 3000,
      backendPort: 4000,
      api: { kind: 'embedded' },
      hasDatabaseServer: false,
    });
  });

  it('names every variable that is read, and none that is not', () => {
    expect(known.size).toBeGreaterThan(30);
    expect(Object.keys(example).sort()).toEqual([...known].sort());
  });

  it('says of each whether it is baked in or read at start', () => {
    const baked = buildVariableNames(process.cwd());
    let mark = '';
    for (const line of text.split('\n')) {
      mark = /^# \[(build|run)\]/.exec(line)?.[1] ?? mark;
      const name = /^([A-Z0-9_]+)=/.exec(line)?.[1];
      if (name) expect(`${name} ${mark}`).toBe(`${name} ${baked.has(name) ? 'build' : 'run'}`);
    }
  });

  it('is what docs/environment.md was written from', () => {
    const page = environmentPage(text);
    expect(readFileSync('docs/environment.md', 'utf8') === page, 'run npm run docs -- environment').toBe(true);
    for (const name of Object.keys(example)) expect(page).toContain(`\`${name}\``);
  });
});
