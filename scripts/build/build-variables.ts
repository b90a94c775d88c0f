import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../product/environment';

/** The only file of the site that reads variables for the bundle. */
const PUBLIC_CONFIGURATION = 'lib/config/env.ts';

/** Read only by next.config.js: name of the build, the module format of Next's client, what comes out. */
const OF_THE_BUILD = ['DEPLOYMENT_ID', 'NEXT_CLIENT_ESM', 'NEXT_OUTPUT'];

/** Names of the variables baked into a build, taken from the code that reads them, because a list would become outdated. */
export function buildVariableNames(root: string): Set<string> {
  const source = readFileSync(join(root, PUBLIC_CONFIGURATION), 'utf8');
  return new Set([...OF_THE_BUILD, ...[...source.matchAll(/process\.env\.(\w+)/g)].flatMap((match) => match[1] ?? [])]);
}

/**
 * Sorted `NAME=value` lines; empty and absent variables are equal. All NEXT_PUBLIC_ variables count, because the bundler replaces them
 * everywhere.
 */
export function buildVariableLines(root: string, variables: Variables): string[] {
  const baked = buildVariableNames(root);
  return Object.entries(variables)
    .filter(([name, value]) => value && (baked.has(name) || name.startsWith('NEXT_PUBLIC_')))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}
