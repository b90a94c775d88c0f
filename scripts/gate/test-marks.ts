import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { TEST_SECRETS } from '@/backend/config/server-mode-guard';
import { buildVariableNames } from '../build/build-variables';
import type { ProductEnvironment, Variables } from '../product/environment';

/** Nothing listens there. */
const NOWHERE = '127.0.0.1:2';

/**
 * Variables that the site parses, so that their markers need a valid form. Only the build gets these: a running site would connect to Redis
 * and report faults there. All other variables belong to the backend and are ignored by the site.
 */
const FORMS: Readonly<Record<string, (mark: string) => string>> = {
  REDIS_URL: (mark) => `redis://:${mark}@${NOWHERE}`,
  ERROR_REPORT_URL: (mark) => `http://${NOWHERE}/${mark}`,
  GEO_URL: (mark) => `http://${NOWHERE}/${mark}`,
};

/**
 * Variables read at start without a marker. None is secret: ports, the data folder of the run, a number, enumerations, allowed hosts, and
 * addresses that pages are built from, so that a marker would change the build.
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

/** Only characters that no encoding changes. */
const markOf = (name: string): string => createHash('sha256').update(`mark of ${name}`).digest('hex');

/**
 * A unique value for each variable that no page may depend on and that `testVariables` leaves at its default: the bundler inlines values,
 * so only a value reveals a leak. Not for the backend, which would use them. A running site gets them too, because it regenerates pages.
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
 * Searches a text for the markers, without their form, and for the secrets of the test run's site.
 * @internal for tests
 * @returns only names: a failing test's output is a log too
 */
export function markFinder(root: string): (text: string) => string[] {
  const names = new Map<string, string>(Object.keys(testMarks(root).build).map((name) => [markOf(name), name]));
  for (const [name, secret] of Object.entries(TEST_SECRETS)) names.set(secret, name);
  const marks = new RegExp([...names.keys()].join('|'), 'g');
  return (text) => [...new Set(text.match(marks))].flatMap((mark) => names.get(mark) ?? []);
}
