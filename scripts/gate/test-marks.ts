import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { TEST_SECRETS } from '@/lib/config/published-secrets';
import { buildVariableNames } from '../build/build-variables';
import type { ProductEnvironment, Variables } from '../product/environment';

/** Nobody listens there: what is told to it goes nowhere. */
const NOWHERE = '127.0.0.1:2';

/**
 * Those that the site itself makes something of, so that they need a form. A site that runs would look for Redis and tell its faults: the
 * build alone has these. All others are the backend's, and to the site they are nothing but what lies in its environment.
 */
const FORMS: Readonly<Record<string, (mark: string) => string>> = {
  REDIS_URL: (mark) => `redis://:${mark}@${NOWHERE}`,
  ERROR_REPORT_URL: (mark) => `http://${NOWHERE}/${mark}`,
  GEO_URL: (mark) => `http://${NOWHERE}/${mark}`,
};

/**
 * What is read at start and has no mark. None of it is secret: ports, and the folder of the data, which every run has of its own; a number; words of
 * which the site knows a few; which hosts it answers; and addresses that pages are made from, so that a mark would change what is built.
 */
const UNMARKED: readonly string[] = [
  'PORT',
  'BACKEND_PORT',
  'DATA_DIR',
  'ALLOWED_HOSTS',
  'TRUST_PROXY',
  'DESIGN_PAGE',
  'GEO_LOOPBACK_COUNTRY',
  'GEO_TIMEOUT_MS',
  'CMS_URL',
  'CMS_MEDIA_URL',
];

/** Found again as it is, whatever is made of it on the way: nothing escapes these signs. */
const markOf = (name: string): string => createHash('sha256').update(`mark of ${name}`).digest('hex');

/**
 * A value that nothing else looks like, for each variable that no page may depend on and that `testVariables` leaves at its default: the
 * bundler puts a value in the place of a variable's name, so only the value tells of a leak. Never to the backend, which would send mail,
 * ask for keys or refuse to start. A site that runs has them as well, because it makes pages again and puts them over those of the build.
 */
export function testMarks(root: string): NonNullable<ProductEnvironment['marks']> {
  const baked = buildVariableNames(root);
  const names = Object.keys(parseEnv(readFileSync(join(root, '.env.example'), 'utf8'))).filter(
    (name) => !baked.has(name) && !name.startsWith('NEXT_PUBLIC_') && !(name in TEST_SECRETS) && !UNMARKED.includes(name),
  );
  const valuesOf = (some: readonly string[]): Variables =>
    Object.fromEntries(some.map((name) => [name, FORMS[name]?.(markOf(name)) ?? markOf(name)]));
  return { build: valuesOf(names), site: valuesOf(names.filter((name) => !(name in FORMS))) };
}

/**
 * Looks for the marks, without what a form puts around them, and for the secrets that the site of a test run works with.
 * @internal for tests
 * @returns names alone: what a failing test prints is a log too
 */
export function markFinder(root: string): (text: string) => string[] {
  const names = new Map<string, string>(Object.keys(testMarks(root).build).map((name) => [markOf(name), name]));
  for (const [name, secret] of Object.entries(TEST_SECRETS)) names.set(secret, name);
  const marks = new RegExp([...names.keys()].join('|'), 'g');
  return (text) => [...new Set(text.match(marks))].flatMap((mark) => names.get(mark) ?? []);
}
