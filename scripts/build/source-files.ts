import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Folders at the root that do not affect the build. New folders count until they are listed here. */
const NOT_BUILT = new Set([
  'node_modules',
  'scripts',
  'tests',
  'bench',
  'docs',
  'deploy',
  'coverage',
  'out',
  'playwright-report',
  'test-results',
  'screens',
]);
/** Generated from `artwork/`, which counts. */
const GENERATED = new Set(['public/artwork', 'public/share', 'next-env.d.ts']);
/** Read by Next itself. `.env` is left out: only its baked-in variables count. */
const NEXT_ENV_FILES = ['.env.local', '.env.production', '.env.production.local'];

/** The root also has logs and notes: only code and configuration count, without that of other tools. */
const isSourceAtRoot = (name: string) =>
  /\.([cm]?[jt]s|tsx|json)$/.test(name) && !/^(vitest|playwright|stryker|drizzle)\.config\./.test(name);

/**
 * Every input file of a build, as sorted paths from the root, including the lock file.
 * @param dataDir the backend's data folder, absolute or from the root: it may be inside the tree
 */
export function sourceFiles(root: string, dataDir: string): string[] {
  const files: string[] = [];
  const data = relative(root, resolve(root, dataDir)).replaceAll('\\', '/');
  collect(root, '', new Set([...GENERATED, data]), files);
  return files.sort();
}

function collect(root: string, folder: string, leftOut: ReadonlySet<string>, files: string[]): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (leftOut.has(path) || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && !(folder === '' && NOT_BUILT.has(entry.name))) collect(root, path, leftOut, files);
    } else if (folder === '') {
      if (entry.name.startsWith('.') ? NEXT_ENV_FILES.includes(entry.name) : isSourceAtRoot(entry.name)) files.push(path);
    } else if (!entry.name.startsWith('.') && !entry.name.endsWith('.tsbuildinfo')) {
      files.push(path);
    }
  }
}
