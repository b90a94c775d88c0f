import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../product/environment';

/** The one file of the site that reads variables which end up in the bundle. */
const PUBLIC_CONFIGURATION = 'lib/config/env.ts';

/** Read by next.config.js alone: the name of the build, and which modules Next's client is built from. */
const OF_THE_BUILD = ['DEPLOYMENT_ID', 'NEXT_CLIENT_ESM'];

/** Names of the variables that are baked into a build, from the code that reads them: a list would grow old. */
export function buildVariableNames(root: string): Set<string> {
  const source = readFileSync(join(root, PUBLIC_CONFIGURATION), 'utf8');
  return new Set([...OF_THE_BUILD, ...[...source.matchAll(/process\.env\.(\w+)/g)].flatMap((match) => match[1] ?? [])]);
}

/**
 * `NAME=value` lines, sorted; a variable that is empty and one that is absent are the same.
 * NEXT_PUBLIC_ variables all count: the bundler replaces those wherever they stand.
 */
export function buildVariableLines(root: string, variables: Variables): string[] {
  const baked = buildVariableNames(root);
  return Object.entries(variables)
    .filter(([name, value]) => value && (baked.has(name) || name.startsWith('NEXT_PUBLIC_')))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}
