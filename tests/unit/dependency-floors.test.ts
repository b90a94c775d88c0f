import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version?: string; dev?: boolean }> };

/** The first version without a hole that would reach us; by major version where older lines were mended too. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  next: ['15.5.7', '16.0.7'], // middleware bypass by x-middleware-subrequest, and code by way of server components
  axios: ['1.12.0'], // request forgery by absolute addresses, memory by data: addresses
  'hast-util-sanitize': ['5.0.0'], // what cleans the HTML of the CMS
  fastify: ['5.8.3'], // validation bypass by content type, a protocol and host that the caller's own headers name
  'find-my-way': ['9.0.1'],
  'light-my-request': ['6.0.0'],
  ws: ['7.5.10', '8.17.1'], // crash by many headers
  jose: ['5.0.0'],
  nodemailer: ['7.0.7'], // mail to another address by quoting
  pg: ['8.11.0'],
  'path-to-regexp': ['0.1.12', '6.3.0', '8.0.0'],
  cookie: ['0.7.0'],
  undici: ['6.21.2', '7.5.0'],
  'form-data': ['4.0.4'],
  'follow-redirects': ['1.15.6'],
  sharp: ['0.32.6'],
  postcss: ['8.4.31'],
  nanoid: ['3.3.8', '5.0.9'],
  semver: ['6.3.1', '7.5.2'],
};

/** Came with others in the past and may come back: their floors wait for them. */
const NOT_INSTALLED: typeof FLOORS = {
  'fast-redact': ['3.5.0'], // of the log, which has another one now
  tar: ['6.2.1', '7.0.0'], // of tools that unpack what they fetch
};
const ALL = { ...FLOORS, ...NOT_INSTALLED };

const numbers = (version: string): number[] => version.split(/[.+-]/).slice(0, 3).map(Number);

function isAtLeast(version: string, floor: string): boolean {
  const [given, wanted] = [numbers(version), numbers(floor)];
  const index = wanted.findIndex((part, place) => part !== given[place]);
  return index === -1 || (given[index] ?? 0) > (wanted[index] ?? 0);
}

/** Held against the floor of its own major version, else against the lowest of a higher one. */
function isAllowed(version: string, floors: readonly string[]): boolean {
  const own = floors.find((floor) => numbers(floor)[0] === numbers(version)[0]);
  return own === undefined ? isAtLeast(version, floors.at(-1) ?? '') : isAtLeast(version, own);
}

const installed = Object.entries(lock.packages).flatMap(([path, { version }]) => {
  const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
  return name && version && ALL[name] ? [[name, version, path] as const] : [];
});

describe('dependencies that had holes', () => {
  it('are looked for by the names that are installed', () => {
    expect([...new Set(installed.map(([name]) => name))].sort()).toEqual(Object.keys(FLOORS).sort());
  });

  it.each(installed)('%s %s (%s) is above its floor', (name, version) => {
    expect(isAllowed(version, ALL[name] ?? [])).toBe(true);
  });
});

describe('the comparison', () => {
  it.each([
    ['15.2.2', false],
    ['15.5.7', true],
    ['16.0.6', false],
    ['16.0.7', true],
    ['17.0.0', true],
    ['14.9.9', false],
  ])('%s of next: %s', (version, isFine) => {
    expect(isAllowed(version, FLOORS.next ?? [])).toBe(isFine);
  });
});
