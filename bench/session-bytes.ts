/**
 * `npm run bench -- session-bytes`: composition of each page's first load, and the share of session code in public pages for a visitor without
 * a session. Builds with source maps, removes the session's modules from the chunks, and compresses both.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { routeOfPath } from '@/lib/config/routes';
import { gzipBytes, routeFiles } from '@/scripts/budget/route-bytes';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { atMost, plainFigure, report, type BenchLine } from './result';
import { distributeBytes, makeupTable } from './script-makeup';
import { charactersBySource, withoutSources } from './source-map-cut';

/** docs/quality.md: the maximum share of session code in a visitor's first load. */
const BAR_PERCENT = 1;
const FOLDER = '.next-session';

/**
 * Modules that exist only for sign-in, session and presence. The cookie helpers (`lib/browser/cookies`, `lib/browser/write-cookie`) do not
 * count: the region modal on the same pages needs them too.
 */
const IS_SESSION = [
  /\/services\/(auth|presence)\//,
  /\/components\/layout\/(session-|use-loaded-session|use-ended-session|arrived-session|log-?out|wardrobe-link|chat-link)/,
  /\/components\/ui\/layout\/session-visibility/,
  /\/components\/referral\/own-referrals-gate/,
  /\/lib\/(access-token-cookie|remove-cookie)/,
  /\/stores\/user-store/,
  /\/node_modules\/@?firebase\//,
];
const isSession = (source: string): boolean => IS_SESSION.some((pattern) => pattern.test(`/${source}`));

await runOnProduct(
  async ({ root }) => {
    const folder = join(root, FOLDER);
    const found = new Set<string>();
    const mark = gzipBytes(SESSION_MARK);
    const known = new Map<string, { whole: number; without: number }>();
    const sizesOf = (file: string) => {
      const before = known.get(file);
      if (before) return before;
      const code = readFileSync(join(folder, file), 'utf8');
      const map = join(folder, `${file}.map`);
      // Next's own chunk lists have no map and contain no modules.
      const cut = existsSync(map) ? withoutSources(code, readFileSync(map, 'utf8'), isSession) : { code, sources: [] };
      cut.sources.forEach((source) => found.add(source));
      const sizes = { whole: gzipBytes(code), without: gzipBytes(cut.code) };
      known.set(file, sizes);
      return sizes;
    };

    const lines: BenchLine[] = [plainFigure('the mark in the document', mark / 1000, 'kB')];
    const routes = [...routeFiles(folder)];
    // Members' pages require a session, and the sign-in pages belong to it.
    const ofVisitors = routes.filter(
      ([route]) => routeOfPath(route)?.audience !== 'member' && !/^\/(login|reset-password|verify-email)/.test(route),
    );
    const ofMembers = new Set(routes.filter(([route]) => routeOfPath(route)?.audience === 'member').flatMap(([, files]) => files));
    for (const [route, files] of ofVisitors) {
      // /webview selects one of several views, among them a member's (payment methods), which visitors do not load.
      const elsewhere = new Set(ofVisitors.filter(([other]) => other !== route).flatMap(([, others]) => others));
      const sizes = files.filter((file) => !ofMembers.has(file) || elsewhere.has(file)).map(sizesOf);
      const without = sizes.reduce((sum, size) => sum + size.without, 0);
      const session = sizes.reduce((sum, size) => sum + size.whole - size.without, 0) + mark;
      lines.push(
        atMost(
          `${route}: ${(session / 1000).toFixed(2)} of ${((without + session) / 1000).toFixed(1)} kB`,
          (session / without) * 100,
          '%',
          BAR_PERCENT,
        ),
      );
    }
    console.log(
      `Counted as the session's:\n${[...found]
        .sort()
        .map((source) => `  ${source}`)
        .join('\n')}`,
    );
    const makeups = new Map<string, Map<string, number>>();
    const makeupOf = (file: string) => {
      const map = join(folder, `${file}.map`);
      const makeup =
        makeups.get(file) ??
        distributeBytes(
          sizesOf(file).whole,
          existsSync(map) ? charactersBySource(readFileSync(join(folder, file), 'utf8'), readFileSync(map, 'utf8')) : new Map(),
        );
      makeups.set(file, makeup);
      return makeup;
    };
    const table = makeupTable(new Map(routes.map(([route, files]) => [route, files.map(makeupOf)])));
    return report({ name: 'session-bytes', lines, tables: [table] });
  },
  { folder: FOLDER, variables: { BROWSER_SOURCE_MAPS: 'on' } },
);
