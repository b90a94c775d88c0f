/**
 * `npm run bench -- slow-3g [-- rounds]`: a member's wardrobe on a phone with slow 3G (400 ms, 50 kB/s), from cold until the first pieces
 * show their pictures, in turn with the blank page until it has loaded.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { ACCESS_TOKEN_COOKIE } from '@/lib/browser/cookies';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { logIn } from './demo-account';
import { serveFloorSite } from './floor-sites';
import { atMost, median, plainFigure, report } from './result';
import { SLOW_3G, slowPhone } from './slow-phone';

const ROUNDS = Number(process.argv[2] ?? 5);
const BAR_S = 9;
const GIVEN_UP_MS = 60_000;

/** Every piece in the window shows its picture, and there is one. */
function hasFirstPieces(): boolean {
  const seen = [...document.querySelectorAll('a[data-item]')].filter((piece) => piece.getBoundingClientRect().top < window.innerHeight);
  return seen.length > 0 && seen.every((piece) => (piece.querySelector('img')?.naturalWidth ?? 0) > 0);
}
/** As above, for the skeleton's end: the names are there, pictures may still come. */
const hasNames = () => document.querySelector('a[data-item]') !== null;
const hasLoaded = () => document.readyState === 'complete';

/** Seconds of one cold load until each of the states, in their order. */
async function secondsUntil(
  browser: Browser,
  address: string,
  token: string | null,
  states: readonly (() => boolean)[],
): Promise<number[]> {
  const { context, page } = await slowPhone(browser, address, { network: SLOW_3G, cpuRate: 1 });
  try {
    if (token !== null) await context.addCookies([{ name: ACCESS_TOKEN_COOKIE, value: token, url: new URL(address).origin }]);
    await page.goto(address, { waitUntil: 'commit', timeout: GIVEN_UP_MS });
    const seconds: number[] = [];
    for (const state of states) seconds.push(await momentOf(page, state));
    return seconds;
  } finally {
    await context.close();
  }
}

async function momentOf(page: Page, state: () => boolean): Promise<number> {
  await page.waitForFunction(state, undefined, { polling: 'raf', timeout: GIVEN_UP_MS });
  return (await page.evaluate(() => performance.now())) / 1_000;
}

await runOnProduct(async ({ root, environment, processes, progress, launchOptions }) => {
  progress.phase('Building and starting the blank page');
  const { port } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const blankAddress = await serveFloorSite(root, processes, 'blank', port);
  const { token } = await logIn(environment.api.url, 'hk');
  const browser = await chromium.launch(launchOptions);
  progress.done();
  const names: number[] = [];
  const pieces: number[] = [];
  const blank: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [name = Number.NaN, piece = Number.NaN] = await secondsUntil(browser, `${environment.siteUrls.hk}/items`, token, [
        hasNames,
        hasFirstPieces,
      ]);
      const [loaded = Number.NaN] = await secondsUntil(browser, blankAddress, null, [hasLoaded]);
      names.push(name);
      pieces.push(piece);
      blank.push(loaded);
    }
  } finally {
    await browser.close();
  }
  return report({
    name: 'slow-3g',
    lines: [
      plainFigure('the blank page has loaded', median(blank), 's'),
      plainFigure('the first piece has its name', median(names), 's'),
      atMost('the first pieces show their pictures', median(pieces), 's', BAR_S),
      plainFigure('beside the blank page', median(pieces) / median(blank), 'x'),
    ],
  });
});
