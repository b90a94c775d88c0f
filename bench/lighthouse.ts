/**
 * `npm run bench -- lighthouse [-- route … --locales=en,zh --templates=/blog/… --once]`: mobile Lighthouse for every page of the sitemaps in
 * every language and /login, with the blank page audited repeatedly in between. Performance is the median of three for one page per
 * template and language; the others are audited once, and twice more if that is too low. The median of all pages is printed when all were chosen.
 */
import { chromium } from '@playwright/test';
import { LOCALE_CODES } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { installApart } from '@/scripts/lock/install-apart';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { serveFloorSite } from './floor-sites';
import type { Category, Metric, Scores } from './lighthouse/audit-page';
import { atLeast, median, plainFigure, report, type BenchLine } from './result';
import { AT_HOME } from './slow-phone';
import { choiceOf, choosePages, templateLine } from './site-choice';
import { indexablePages, pageOf, type SitePage } from './site-pages';

/** Points of the performance: of each page, and in the median of all. */
const LOWEST = 95;
const MEDIAN = 97;
const TIMES = 3;
const PAGES_A_BLANK = 8;
const DAY_S = 86_400;
const NAMES: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

installApart('bench/lighthouse', 'lighthouse');
const { auditPage, CATEGORIES } = await import('./lighthouse/audit-page');

const choice = choiceOf(process.argv.slice(2));
const isOnce = process.argv.includes('--once');

interface Audited {
  page: SitePage;
  /** Median of the performance, lowest of the others. */
  points: Record<Category, number>;
  /** Of the last run. */
  metrics: Scores['metrics'];
  faults: Scores['faults'];
}

/** Login is not meant for search engines. */
const isAsked = ({ path }: SitePage, category: Category) => category !== 'seo' || path !== ROUTES.login.path;

const metricsText = (metrics: Scores['metrics']) =>
  (Object.keys(metrics) as Metric[])
    .map((name) => `${name} ${name === 'CLS' ? metrics[name].toFixed(3) : metrics[name].toFixed(0)}`)
    .join('  ');

function printRow({ page, points, metrics, faults }: Audited): void {
  const marks = CATEGORIES.map((category) => (isAsked(page, category) ? String(points[category]).padStart(4) : '   –')).join(' ');
  console.log(`${page.path.padEnd(40)} ${page.locale.padEnd(8)} ${marks}   ${metricsText(metrics)}`);
  const told = new Set(
    faults
      .filter(({ category }) => isAsked(page, category) && category !== 'performance')
      .map(({ audit, shown }) => `    ${audit}: ${shown}`),
  );
  for (const line of told) console.log(line);
}

function linesOf(audited: readonly Audited[], blank: number): BenchLine[] {
  const lines: BenchLine[] = [plainFigure('performance, blank page', blank, 'points')];
  for (const category of CATEGORIES.slice(1)) {
    const lowest = Math.min(...audited.filter(({ page }) => isAsked(page, category)).map(({ points }) => points[category]));
    lines.push(atLeast(`${NAMES[category]}, lowest of all pages`, lowest, 'points', 100));
  }
  for (const template of new Set(audited.map(({ page }) => page.template))) {
    const lowest = Math.min(...audited.filter(({ page }) => page.template === template).map(({ points }) => points.performance));
    lines.push(atLeast(templateLine(template), lowest, 'points', LOWEST));
  }
  const isWhole = choice.paths.length === 0 && choice.locales === null && choice.templates === null;
  if (isWhole) {
    lines.push(atLeast('performance, median of all pages', median(audited.map(({ points }) => points.performance)), 'points', MEDIAN));
  }
  return lines;
}

await runOnProduct(async ({ root, environment, processes, progress, launchOptions }) => {
  progress.phase('Building and starting the blank page');
  const { port } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const blankAddress = await serveFloorSite(root, processes, 'blank', port);
  progress.done();
  const pages = choosePages(
    [...(await indexablePages(environment)), ...LOCALE_CODES.map((locale) => pageOf(environment, locale, ROUTES.login.path))],
    choice,
  );
  const { port: debugPort } = await freePortPair({ port: environment.port + 40, backendPort: environment.backendPort + 40 });
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, `--remote-debugging-port=${debugPort}`] });

  const session = await browser.newBrowserCDPSession();
  // With an expiry: session cookies are lost when the first audit closes its page.
  const expires = Date.now() / 1000 + DAY_S;
  await session.send('Storage.setCookies', { cookies: Object.values(environment.siteUrls).map((url) => ({ ...AT_HOME, url, expires })) });

  const blanks: number[] = [];
  const audited: Audited[] = [];
  const templates = new Set<string>();
  try {
    console.log(`${'page'.padEnd(40)} ${'language'.padEnd(8)} perf a11y best  SEO`);
    for (const [at, page] of pages.entries()) {
      if (at % PAGES_A_BLANK === 0) {
        const blank = await auditPage(blankAddress, debugPort);
        blanks.push(blank.points.performance);
        console.log(
          `${'blank page'.padEnd(49)} ${String(blank.points.performance).padStart(4)}                  ${metricsText(blank.metrics)}`,
        );
      }
      const template = `${page.template} ${page.locale}`;
      const times = isOnce || templates.has(template) ? 1 : TIMES;
      templates.add(template);
      const runs: Scores[] = [];
      const isEnough = () => runs.length >= (!isOnce && runs.some(({ points }) => points.performance < LOWEST) ? TIMES : times);
      while (runs.length === 0 || !isEnough()) runs.push(await auditPage(page.address, debugPort));
      const points = Object.fromEntries(
        CATEGORIES.map((category) => {
          const values = runs.map((run) => run.points[category]);
          return [category, category === 'performance' ? median(values) : Math.min(...values)];
        }),
      ) as Record<Category, number>;
      const [last] = runs.slice(-1);
      if (!last) throw new Error('Nothing was audited.');
      const done = { page, points, metrics: last.metrics, faults: runs.flatMap(({ faults }) => faults) };
      audited.push(done);
      printRow(done);
    }
  } finally {
    await browser.close();
  }
  return report({ name: 'lighthouse', lines: linesOf(audited, median(blanks)) });
});
