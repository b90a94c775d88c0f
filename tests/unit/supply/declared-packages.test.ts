import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifestOf = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const site = manifestOf('package.json');
const backend = manifestOf('backend/package.json');

const SOURCE = /\.(ts|tsx|js|mjs)$/;

/** What `npm start`, a container and whoever operates them run. */
const SITE_RUNS = [
  ...readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => `pages/${file}`),
  'middleware.ts',
  'instrumentation.ts',
  'next.config.js',
  'components/outfit/model/suggest.worker.ts',
  'lib/browser/heic.worker.ts',
  'services/page-cache/next-cache-handler.js',
  'services/page-cache/next-cache.ts',
  'scripts/start.ts',
  'scripts/run-backend.mjs',
  'scripts/render-artwork.ts',
  'scripts/backup.ts',
  'scripts/ops.ts',
];
const BACKEND_RUNS = ['backend/main.ts', 'backend/keys.ts'];

/** Needed without being imported. */
const WITHOUT_IMPORT: Readonly<Record<string, string>> = {
  typescript: '`next build` asks for it wherever there is a tsconfig.json',
  i18next: 'next-i18next asks for it, as does react-i18next',
  'react-i18next': 'next-i18next asks for it',
};

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A file of a package that is read, not imported, which wants its whole name: `'name/file.woff2'`. */
const READ = /'((?:@[a-z0-9-]+\/)?[a-z0-9-]+(?:\/[a-z0-9-]+)*\/[a-z0-9-]+\.(?:woff2|mmdb|json|wasm|css))'/g;

/** The packages that these files and all that they import ask for, each with a file that does. */
async function packagesOf(entryPoints: readonly string[], tsconfig: string): Promise<Map<string, string>> {
  const { metafile } = await build({
    stdin: { contents: entryPoints.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    // Of the imports alone: a name that is imported for its type is none here.
    treeShaking: false,
    tsconfig,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const packages = new Map<string, string>();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    if (!SOURCE.test(file)) continue;
    const read = [...readFileSync(file, 'utf8').matchAll(READ)].map(([, specifier = '']) => specifier);
    const fromPackages = read.filter((specifier) => existsSync(`node_modules/${specifier}`));
    note(packages, file, [...imports.filter(({ external }) => external === true).map(({ path }) => path), ...fromPackages]);
  }
  return packages;
}

function note(packages: Map<string, string>, file: string, specifiers: readonly string[]): void {
  for (const specifier of specifiers) {
    // esbuild lists `import { type A } from './a'` as an import from outside.
    const isOurs = /^(\.|@\/)/.test(specifier);
    if (!isOurs && !specifier.startsWith('node:') && !builtinModules.includes(specifier)) packages.set(nameOf(specifier), file);
  }
}

const undeclared = (asked: Map<string, string>, declared: Record<string, string>): string[] =>
  [...asked].filter(([name]) => !(name in declared)).map(([name, file]) => `${name} (${file})`);

/** Without what the backend's own files ask for, which a command of the root may load. */
const besidesBackend = (asked: Map<string, string>): Map<string, string> =>
  new Map([...asked].filter(([, file]) => !file.startsWith('backend/')));

let ofSite: Map<string, string>;
let ofBackend: Map<string, string>;

beforeAll(async () => {
  [ofSite, ofBackend] = await Promise.all([packagesOf(SITE_RUNS, 'tsconfig.json'), packagesOf(BACKEND_RUNS, 'backend/tsconfig.json')]);
});

/** That something is used and declared at all is knip's, of `npm run lint`; here is where it has to be declared. */
describe('packages that the product asks for', () => {
  it('by the site are its dependencies', () => {
    expect(undeclared(besidesBackend(ofSite), site.dependencies)).toEqual([]);
  });

  it('by the backend are those of the backend, which can be installed alone', () => {
    expect(undeclared(ofBackend, backend.dependencies)).toEqual([]);
  });
});

describe('packages that are declared', () => {
  const isNeeded = (name: string, asked: Map<string, string>): boolean => asked.has(name) || name in WITHOUT_IMPORT;

  it('for the site are asked for by the site that runs', () => {
    expect(Object.keys(site.dependencies).filter((name) => !isNeeded(name, ofSite))).toEqual([]);
  });

  it('for the backend are asked for by it', () => {
    expect(Object.keys(backend.dependencies).filter((name) => !isNeeded(name, ofBackend))).toEqual([]);
  });

  it('twice are of one version', () => {
    const ofRoot = { ...site.dependencies, ...site.devDependencies };
    const twice = Object.entries(backend.dependencies).filter(([name]) => name in ofRoot);
    expect(twice.length).toBeGreaterThan(0);
    expect(twice.map(([name]) => [name, ofRoot[name]])).toEqual(twice);
  });

  it('are of one exact version each', () => {
    const all = [site, backend].flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }));
    expect(all.filter(([, version]) => !/^(npm:[a-z@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
