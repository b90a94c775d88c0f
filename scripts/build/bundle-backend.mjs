import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Beside the backend's own packages, which are loaded from their usual places. */
const FOLDER = join(ROOT, 'backend', '.bundle');
/** Processes of an older bundle have loaded all of it by then. */
const OUTLIVED_MS = 3_600_000;

/**
 * Bundles the backend's 570 sources into a few files, which load in half the time. Rebuilt on each start, which is faster than checking for
 * changes.
 * @returns path of the entry; it can be run repeatedly until the sources change
 */
export async function bundleBackend() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['backend/main.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Lazy imports stay lazy; two versions can exist side by side.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfig: join(ROOT, 'backend', 'tsconfig.json'),
    sourcemap: true,
    sourcesContent: false,
    plugins: [ownPlaces],
    write: false,
    logLevel: 'silent',
  });
  await mkdir(FOLDER, { recursive: true });
  // The entry is written last, so that it never exists without its chunks.
  const isEntry = ({ path }) => basename(path) === 'main.mjs';
  for (const file of outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) await put(file);
  await removeOutlived(new Set(outputFiles.map(({ path }) => basename(path))));
  return join(FOLDER, 'main.mjs');
}

/** Keeps `import.meta.url` of modules that read files beside their source. */
const ownPlaces = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const place = JSON.stringify(relative(FOLDER, path).replaceAll('\\', '/'));
      return source.includes('import.meta.url')
        ? { contents: source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), loader: 'ts' }
        : undefined;
    });
  },
};

/** Safe for concurrent runs: each finds complete files. */
async function put({ path, contents }) {
  // Nothing needs to be written if it is unchanged: the disk may be read-only or full.
  if (existsSync(path) && Buffer.compare(await readFile(path), contents) === 0) {
    return utimes(path, new Date(), new Date()).catch(() => undefined);
  }
  const draft = join(dirname(path), `.${randomUUID()}-${basename(path)}`);
  await writeFile(draft, contents);
  return rename(draft, path);
}

async function removeOutlived(kept) {
  for (const name of await readdir(FOLDER)) {
    const path = join(FOLDER, name);
    const seen = kept.has(name) ? null : await stat(path).catch(() => null);
    if (seen !== null && Date.now() - seen.mtimeMs > OUTLIVED_MS) await rm(path, { force: true });
  }
}
