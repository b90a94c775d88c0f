import { readFileSync } from 'node:fs';
import { minVersion, Range, satisfies, subset } from 'semver';
import { describe, expect, it } from 'vitest';

interface Package {
  version?: string;
  engines?: { node?: string };
  optional?: boolean;
  os?: string[];
}

const read = (file: string): Package => JSON.parse(readFileSync(file, 'utf8')) as Package;
const lock = read('package-lock.json') as { packages: Record<string, Package> };
const stated = read('package.json').engines?.node ?? '*';

/** What the product runs on (README): a package for another system is optional, and npm leaves it out without a word. */
const SYSTEMS = ['linux', 'darwin'];
const isForOthers = ({ optional, os }: Package): boolean =>
  optional === true && os !== undefined && !os.some((name) => SYSTEMS.includes(name));

/** Packages that refuse a version of Node which the range admits. */
function refusing(range: string): string[] {
  return Object.entries(lock.packages)
    .filter(([, locked]) => locked.engines?.node !== undefined && !isForOthers(locked))
    .filter(([, { engines }]) => !subset(range, engines?.node ?? '*'))
    .map(([path, { version, engines }]) => `${path} ${version} asks for ${engines?.node}`);
}

/** `20.19`, `22.13`, `24`: the lowest version of each part, as a person writes it. */
const lowest = stated.split('||').map((part) => (minVersion(part)?.version ?? '').replace(/(\.0)+$/, ''));

describe('the versions of Node that package.json names', () => {
  it('are versions that every package of the lock file installs on', () => {
    expect(refusing(stated)).toEqual([]);
  });

  it.each(['>=20.12.0', '^20.19.0 || ^22.12.0 || >=24', '^20.19.0 || >=22.13.0'])('would be refused as %s', (range) => {
    expect(refusing(range)).not.toEqual([]);
  });

  it.each(['lock file', 'backend'])('are those of the %s', (place) => {
    const own = place === 'backend' ? read('backend/package.json') : lock.packages[''];
    expect(own?.engines?.node).toBe(stated);
    expect(lock.packages.backend?.engines?.node).toBe(stated);
  });

  it('are refused by npm itself where they do not fit', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m);
  });

  it.each(['README.md', 'docs/deploy.md'])('are the ones that %s names', (file) => {
    const text = readFileSync(file, 'utf8');
    const named = [...text.matchAll(/Node (\d+(?:\.\d+)*)((?:(?:, | or |, or )\d+(?:\.\d+)*)*)/g)].map(([, first, others = '']) => [
      first,
      ...[...others.matchAll(/\d+(?:\.\d+)*/g)].map(([version]) => version),
    ]);
    expect(named).toContainEqual(lowest);
  });

  it.each(['web', 'backend'])('hold the newest of the line that the container of the %s is made of', (name) => {
    const file = readFileSync(`deploy/containers/${name}.Dockerfile`, 'utf8');
    const majors = [...file.matchAll(/^FROM node:(\d+)-/gm)].map(([, major = '']) => major);
    expect(majors.length).toBeGreaterThan(0);
    for (const major of majors) expect(satisfies(`${major}.999.0`, new Range(stated)), major).toBe(true);
  });
});
