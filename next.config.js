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
  'SITE_URL_HK',
  'SITE_URL_SG',
  'MAIN_SITE_URL',
  'WORLD_URL',
  'API_EXTRA_HEADERS',
  'EXTERNAL_LOGIN_EXTRA',
  'EXT_API',
  'PLATFORM_LINKS_HK',
  'PLATFORM_LINKS_SG',
];

const NEXT_CLIENT = /\/next\/dist\/(client|shared|lib|pages)\//;

const SHARED_PAGES = fileURLToPath(new URL('./services/page-cache/next-cache-handler.js', import.meta.url));

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // For `npm run bench:session-bytes` alone: which module a byte of a chunk comes from.
  productionBrowserSourceMaps: process.env.BROWSER_SOURCE_MAPS === 'on',
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
  // Which packages a server needs is for images without node_modules; ours have them. Here of Next's own server; of the pages: `webpack`.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // Nobody downloads what the server runs.
  experimental: { serverMinification: false },
  webpack(webpackConfig, { isServer, dev, webpack }) {
    if (!isServer) {
      // 17 kB and 9 kB of every first load; docs/decisions/0008-browser-i18next.md, 0021-first-load.md.
      webpackConfig.resolve.alias['next-i18next/pages$'] = fileURLToPath(new URL('./lib/browser-next-i18next.ts', import.meta.url));
      webpackConfig.resolve.alias['next/dynamic$'] = fileURLToPath(new URL('./lib/browser-dynamic.ts', import.meta.url));
      webpackConfig.resolve.alias['styled-components$'] = fileURLToPath(new URL('./lib/browser-styled.ts', import.meta.url));
      // Next's own client as ES modules, of which the bundler keeps what is used; 0021-first-load.md.
      if (!dev) {
        webpackConfig.plugins.push(
          new webpack.NormalModuleReplacementPlugin(NEXT_CLIENT, ({ createData }) => {
            const modern = createData?.resource?.replace(NEXT_CLIENT, '/next/dist/esm/$1/');
            if (modern && existsSync(modern)) createData.resource = modern;
          }),
        );
      }
      // Every page carries the names of all chunks, and nothing in this project compresses as badly.
      if (!dev) webpackConfig.output.hashDigestLength = 6;
      // Names are made of the sources. Made of the files, they are looked for in every file's text, and six digits would be
      // found in a colour or a number.
      if (!dev) webpackConfig.optimization.realContentHash = false;
      // React has had this hook itself since 18.
      webpackConfig.resolve.alias['use-sync-external-store/shim$'] = 'react';
    }
    // It reads all that was made once more, for a tenth of the build's time.
    webpackConfig.plugins = webpackConfig.plugins.filter(({ constructor }) => constructor.name !== 'TraceEntryPointsPlugin');
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
      // Not longer: they have no name of their own for each version.
      {
        source: '/session-:script(start|friend).js',
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
  phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL ? { ...config, cacheHandler: SHARED_PAGES } : config;

export default configFor;
