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

const { packages, lockfileVersion } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
  lockfileVersion: number;
};
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** What wants to run a script while it is installed; the product is built and starts without any (`npm ci --ignore-scripts`). */
const WITH_SCRIPT = ['@firebase/util', 'esbuild', 'msw', 'protobufjs'];

describe('the lock file', () => {
  it('takes every package from the registry that is configured, none by an address of its own', () => {
    expect(lockfileVersion).toBe(3);
    expect(foreign.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(Object.entries(packages).flatMap(([path, { link, resolved }]) => (link ? [[path, resolved]] : []))).toEqual([
      ['node_modules/@store-digitise-sell/backend', 'backend'],
    ]);
    expect(foreign.filter(([, { version = '' }]) => !/^\d+\.\d+\.\d+(-[\w.]+)?(\+\w+)?$/.test(version))).toEqual([]);
  });

  it('knows the hash of all that is installed on any machine, by SHA-512', () => {
    const weak = foreign.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    // Parts for other systems, which the registry in use did not offer (docs/decisions/0013).
    expect(weak.filter(([, { integrity, optional, os }]) => integrity !== undefined || !optional || os === undefined)).toEqual([]);
  });

  it('has no package with a script at its installation that nobody has looked at', () => {
    const named = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.slice('node_modules/'.length));
    expect(named.sort()).toEqual(WITH_SCRIPT);
  });
});
