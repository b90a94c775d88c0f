import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

// The headers are written in TypeScript beside the other registries; this file's name is fixed.
const { securityHeaders, TOKEN_ROUTE_HEADERS } = await tsImport('./lib/config/security-headers.ts', import.meta.url);
const { ROUTES, TOKEN_ROUTES } = await tsImport('./lib/config/routes.ts', import.meta.url);
const { imageOptimiser } = await tsImport('./lib/config/image-optimiser.ts', import.meta.url);
const { serverEnv } = await tsImport('./lib/config/server-env.ts', import.meta.url);
const { LOCALE_CODES, PREFIXLESS_LOCALE } = await tsImport('./lib/config/locales.ts', import.meta.url);

/** Build variables that the browser reads without Next's own prefix. */
const BUILD_VARIABLES = [
  'BRAND',
  'DEMONSTRATION',
  'SITE_URL_HK',
  'SITE_URL_SG',
  'MAIN_SITE_URL',
  'WORLD_URL',
  'API_EXTRA_HEADERS',
  'EXTERNAL_LOGIN_EXTRA',
  'EXT_API',
  'WHATSAPP_HK',
  'WHATSAPP_SG',
  'PAYMENT_WALLETS',
  'GOOGLE_PAY_MERCHANT_ID',
  'PLATFORM_LINKS_HK',
  'PLATFORM_LINKS_SG',
];

/**
 * Next's client as the ES modules that it also ships, of which the bundler keeps what is used: 16 kB of every first load
 * (docs/decisions/0043-plain-runtime.md). `NEXT_CLIENT_ESM=off` builds without it.
 */
const USES_NEXT_ESM = process.env.NEXT_CLIENT_ESM !== 'off';
const NEXT_CLIENT = /\/next\/dist\/(client|shared|lib|pages)\//;

/**
 * V8 reads the hint and compiles the file whole on a background thread while it is loaded; without it each function is compiled on the main
 * thread when it is first called, half of the blocking time of a first visit (https://v8.dev/blog/explicit-compile-hints). Other engines see
 * a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
/** Next writes the hash of what a page begins with after a dash, of what is loaded later after a dot. */
const FIRST_SCRIPTS = /-[0-9a-f]{16}\.js$/;

const SHARED_PAGES = fileURLToPath(new URL('./services/page-cache/next-cache-handler.js', import.meta.url));

/** An image holds Next's standalone output, which has no sources beside it: the shared cache is one file, made before the build. */
const STANDALONE = process.env.NEXT_OUTPUT === 'standalone' && {
  output: 'standalone',
  cacheHandler: fileURLToPath(new URL('./.cache/page-cache.mjs', import.meta.url)),
};

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // One name for all copies of a release: a page that another release has drawn then asks for what fits it, and loads
  // anew where that is gone. Without a name each build takes one of its own.
  deploymentId: process.env.DEPLOYMENT_ID || undefined,
  generateBuildId: () => process.env.DEPLOYMENT_ID || null,
  bundlePagesRouterDependencies: true,
  compiler: { styledComponents: true },
  // The dummy default stands for "no prefix": the middleware rewrites it to the region's default locale.
  i18n: { locales: [PREFIXLESS_LOCALE, ...LOCALE_CODES], defaultLocale: PREFIXLESS_LOCALE, localeDetection: false },
  env: Object.fromEntries(BUILD_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  // For what editors upload alone: artwork is rendered once at build in every size; docs/decisions/0034-pictures.md.
  images: imageOptimiser(serverEnv().mediaUrls),
  // Linting and types are gates of their own (npm run verify).
  typescript: { ignoreBuildErrors: true },
  // Nobody downloads what the server runs. The router's filter finds routes of an `app` folder, and there is none.
  experimental: { serverMinification: false, clientRouterFilter: false },
  webpack(webpackConfig, { isServer, dev, webpack }) {
    if (!isServer && !dev && USES_NEXT_ESM) {
      webpackConfig.plugins.push(
        new webpack.NormalModuleReplacementPlugin(NEXT_CLIENT, ({ createData }) => {
          const modern = createData?.resource?.replace(NEXT_CLIENT, '/next/dist/esm/$1/');
          if (modern && existsSync(modern)) createData.resource = modern;
        }),
      );
      // The router imports it only for functions that nothing calls; the rule lets the bundler drop it.
      webpackConfig.module.rules.push({ test: /[\\/]next[\\/]dist[\\/]compiled[\\/]path-to-regexp[\\/]/, sideEffects: false });
    }
    // Not parsed: its calls of `require` run in Node alone.
    webpackConfig.module.noParse = /[\\/]libheif\.js$/;
    if (!isServer && !dev) {
      // After the minimiser, which drops comments.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      webpackConfig.plugins.push(new webpack.BannerPlugin({ banner: COMPILE_HINT, raw: true, test: FIRST_SCRIPTS, stage }));
    }
    // Worth writing only where there is a next build.
    if (process.env.CI) webpackConfig.cache = false;
    return webpackConfig;
  },
  async headers() {
    return [
      { source: '/:path*', locale: false, headers: securityHeaders(mode) },
      ...['/artwork', '/fonts'].map((folder) => ({
        source: `${folder}/:path*`,
        locale: false,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      })),
      // Not longer: its name is the same for each version.
      {
        source: '/session-start.js',
        locale: false,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' }],
      },
      { source: '/share/:path*', locale: false, headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
      ...TOKEN_ROUTES.map((name) => ({ source: `${ROUTES[name].path}/:rest*`, headers: TOKEN_ROUTE_HEADERS })),
    ];
  },
};

/** Only a server has copies beside it: a build keeps its pages in its own folder, whatever is configured. */
const configFor = (phase) =>
  STANDALONE
    ? { ...config, ...STANDALONE }
    : phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL
      ? { ...config, cacheHandler: SHARED_PAGES }
      : config;

export default configFor;
