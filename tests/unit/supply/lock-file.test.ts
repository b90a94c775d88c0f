import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  hasInstallScript?: boolean;
}

function readLock(file: string) {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked>; lockfileVersion: number };
  return { ...lock, foreign: Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link) };
}
const LOCKS = [
  ['package-lock.json', [['node_modules/@store-digitise-sell/backend', 'backend']]],
  // What a bench and a suite install for themselves.
  ['bench/lighthouse/package-lock.json', []],
  ['tests/mutants/package-lock.json', []],
] as const;

/** What wants to run a script while it is installed; the product is built and starts without any (`npm ci --ignore-scripts`). */
const WITH_SCRIPT = ['@firebase/util', 'esbuild', 'msw', 'protobufjs', 'simple-git-hooks'];

describe.each(LOCKS)('the lock file %s', (file, links) => {
  const { packages, lockfileVersion, foreign } = readLock(file);

  it('takes every package from the registry that is configured, none by an address of its own', () => {
    expect(lockfileVersion).toBe(3);
    expect(foreign.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(Object.entries(packages).flatMap(([path, { link, resolved }]) => (link ? [[path, resolved]] : []))).toEqual(links);
    expect(foreign.filter(([, { version = '' }]) => !/^\d+\.\d+\.\d+(-[\w.]+)?(\+\w+)?$/.test(version))).toEqual([]);
  });

  it('knows the hash of all that is installed on any machine, by SHA-512', () => {
    const weak = foreign.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    // Parts for other systems, which the registry in use did not offer (docs/decisions/0013).
    expect(weak.filter(([, { integrity, optional, os }]) => integrity !== undefined || !optional || os === undefined)).toEqual([]);
  });

  it('has no package with a script at its installation that nobody has looked at', () => {
    // They install without any.
    if (file !== 'package-lock.json') return;
    const named = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.slice('node_modules/'.length));
    expect(named.sort()).toEqual(WITH_SCRIPT);
  });
});

it('the newest version of the changelog is that of every package', () => {
  const [, released] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const { packages } = readLock('package-lock.json');
  const stated = ['package.json', 'backend/package.json'].map((file) => (JSON.parse(readFileSync(file, 'utf8')) as Locked).version);
  expect([...stated, packages['']?.version, packages.backend?.version]).toEqual(Array(4).fill(released));
});
