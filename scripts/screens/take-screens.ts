import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LOCALE_CODES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { ACCESS_TOKEN_COOKIE } from '@/lib/browser/access-token-cookie';
import type { RegionCode } from '@/lib/config/regions';
import { FONT_FILES } from '@/lib/site/font-files';
import type { ProductEnvironment } from '../product/environment';
import type { Subject } from './subjects';

export const WIDTHS = [360, 768, 1440] as const;
const HEIGHT = 900;
export const SETTLED_MS = 600;
/** Timeout on a loaded machine. */
const BUSY_MS = 20_000;
const ANYWHERE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const SESSION_CALLS = /\/users\/(me|information)(\?|$)/;

export interface Shot {
  subject: Pick<Subject, 'route' | 'state'>;
  locale: Locale;
  width: number;
  /** Relative to the folder of the sheets. */
  file: string;
}

export interface Studio {
  browser: Browser;
  environment: ProductEnvironment;
  folder: string;
  tokens: { customer: Record<RegionCode, string>; newcomer: string };
}

/** A screenshot still to be taken. */
export interface PlannedShot extends Shot {
  subject: Subject;
}

export function plannedShots(subjects: readonly Subject[], locales: readonly Locale[] = LOCALE_CODES): PlannedShot[] {
  return subjects.flatMap((subject) =>
    locales.flatMap((locale) =>
      WIDTHS.map((width) => ({ subject, locale, width, file: `shots/${subject.route}.${subject.state}.${locale}.${width}.jpg` })),
    ),
  );
}

/** @throws with the address when a page does not answer or reach its state */
export async function takeShot(studio: Studio, { subject, locale, width, file }: PlannedShot): Promise<void> {
  const { environment, folder } = studio;
  const site = environment.siteUrls[regionOfLocale(locale)];
  const context = await newVisitor(studio, { locale, width, person: subject.person, asksConsent: subject.asksConsent ?? false });
  try {
    await prepare(context, subject, environment, locale);
    const page = await context.newPage();
    await fetchFonts(page, site);
    const prefix = localePrefix(locale);
    await page.goto(`${site}${prefix}${subject.path === '/' && prefix ? '' : subject.path}`, { waitUntil: 'load' });
    await walkThrough(page);
    await subject.act?.(page);
    if (subject.api !== 'silent')
      await page
        .locator('[aria-busy=true]')
        .first()
        .waitFor({ state: 'detached', timeout: BUSY_MS })
        .catch(() => undefined);
    await page.waitForTimeout(SETTLED_MS);
    await mkdir(join(folder, 'shots'), { recursive: true });
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82, fullPage: !subject.isWindowOnly });
  } finally {
    await context.close();
  }
}

interface Visitor extends Pick<Subject, 'person'> {
  locale: Locale;
  width: number;
  asksConsent: boolean;
}

/** A browser context, signed in or not. */
export async function newVisitor(
  { browser, environment, tokens }: Studio,
  { locale, width, person, asksConsent }: Visitor,
): Promise<BrowserContext> {
  const region = regionOfLocale(locale);
  const site = environment.siteUrls[region];
  const answered = [{ name: 'consent', value: writeConsentChoice(NOTHING_OPTIONAL, new Date()) }];
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: asksConsent ? [] : [{ origin: site, localStorage: answered }] },
  });
  if (person !== 'nobody')
    await context.addCookies([
      { name: ACCESS_TOKEN_COOKIE, value: person === 'customer' ? tokens.customer[region] : tokens.newcomer, url: site },
    ]);
  return context;
}

async function prepare(context: BrowserContext, subject: Subject, environment: ProductEnvironment, locale: Locale): Promise<void> {
  const region = regionOfLocale(locale);
  const suggestion = subject.offersRegion
    ? { suggest: region === 'hk' ? 'sg' : 'hk', setCookie: false, ip: '127.0.0.1' }
    : { suggest: null, setCookie: true, ip: '127.0.0.1' };
  await context.route('**/region-suggestion', (route) => route.fulfill({ json: suggestion }));
  if (subject.api === 'well') return;
  await context.route(`${environment.api.url}/**`, (route) => {
    if (SESSION_CALLS.test(route.request().url()) && subject.person !== 'nobody') return route.continue();
    if (subject.api === 'silent') return undefined;
    return route.fulfill({
      status: 500,
      headers: ANYWHERE,
      json: { statusCode: 500, message: 'Out of order', data: null, code: 'INTERNAL' },
    });
  });
}

/** On a loaded machine a first visit may still show fallback fonts, so the screenshots are of a second visit. */
async function fetchFonts(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(
    (files) => Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer())).then(() => undefined),
    Object.values(FONT_FILES),
  );
}

/** Scrolls down and up again, so that lazy content is loaded; each step waits for the paint, and pictures may load until the end. */
async function walkThrough(page: Page): Promise<void> {
  // Named inner functions would call a helper of the compiler, which does not exist in the browser.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.7) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all(
      [...document.images]
        .filter((image) => !image.complete && image.checkVisibility())
        .map((image) =>
          Promise.race([new Promise((done) => image.addEventListener('load', done)), new Promise((done) => setTimeout(done, 8000))]),
        ),
    );
  });
}
