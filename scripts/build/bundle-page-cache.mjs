import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * `node scripts/build/bundle-page-cache.mjs`: the shared cache of pages as one file, before a build with NEXT_OUTPUT=standalone, which takes
 * it along (`next.config.js`). Next's own part of it stays Next's.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
await build({
  absWorkingDir: root,
  stdin: { contents: "export { SharedPageCache as default } from './services/page-cache/next-cache.ts';", resolveDir: root },
  outfile: '.cache/page-cache.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['next'],
  // The client of Redis is CommonJS and asks for modules of Node.
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  logLevel: 'warning',
});
