import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { LOCALE_CODES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import type { FieldError } from '@/lib/contract/envelope';
import { ERROR_CODES, type ErrorCode } from '@/lib/contract/error-codes';
import { newVisitor, SETTLED_MS, WIDTHS, type Shot, type Studio } from './take-screens';

/** Timeout of steps on a loaded machine. */
const TIMEOUT_MS = 40_000;
/** Frames outside the window, such as the card form, are not all painted. */
const TALL = 2000;
const ANYWHERE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A user who goes through a flow and takes a screenshot at each step. */
export interface Walker {
  page: Page;
  context: BrowserContext;
  locale: Locale;
  region: RegionCode;
  width: number;
  apiUrl: string;
  goto: (path: string) => Promise<void>;
  /** Texts of the site, for finding elements: `pricing:summary.book`. */
  t: (name: string) => string;
  /** Takes a screenshot of the current page. */
  shoot: (state: string, options?: { isWindowOnly: boolean }) => Promise<void>;
  /** Refuses the next calls of this path, until the returned function is called. */
  refuse: (path: string, code: ErrorCode, errors?: readonly FieldError[]) => Promise<() => Promise<void>>;
  /** Aborts the next calls of this path, until the returned function is called: their outcome is unknown. */
  lose: (path: string) => Promise<() => Promise<void>>;
  /** Leaves the next calls of this path unanswered, until the returned function is called. */
  hang: (path: string) => Promise<() => Promise<void>>;
}

export interface Walk {
  flow: string;
  person: 'nobody' | 'customer' | 'newcomer';
  /** A flow in the middle of a long page needs a window as high as the flow. */
  isTall?: boolean;
  run: (walker: Walker) => Promise<void>;
}

export interface PlannedWalk {
  walk: Walk;
  locale: Locale;
  width: number;
}

function textOf(locale: Locale, name: string): string {
  const [namespace = '', path = ''] = name.split(':');
  const texts: unknown = JSON.parse(readFileSync(new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));
  const found = path
    .split('.')
    .reduce((part: unknown, key) => (typeof part === 'object' && part !== null ? (Reflect.get(part, key) as unknown) : undefined), texts);
  if (typeof found !== 'string') throw new Error(`No text ${name} in ${locale}`);
  return found;
}

export function plannedWalks(walks: readonly Walk[], locales: readonly Locale[] = LOCALE_CODES): PlannedWalk[] {
  return walks.flatMap((walk) => locales.flatMap((locale) => WIDTHS.map((width) => ({ walk, locale, width }))));
}

/** @returns the screenshots up to the end, or up to the failure */
export async function takeWalk(studio: Studio, { walk, locale, width }: PlannedWalk): Promise<{ shots: Shot[]; stumbled: string | null }> {
  const { environment, folder } = studio;
  const site = environment.siteUrls[regionOfLocale(locale)];
  const shots: Shot[] = [];
  const context = await newVisitor(studio, { locale, width, person: walk.person, asksConsent: false });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await context.route('**/region-suggestion', (route) => route.fulfill({ json: { suggest: null, setCookie: true, ip: '127.0.0.1' } }));
    const page = await context.newPage();
    if (walk.isTall) await page.setViewportSize({ width, height: TALL });
    const until = async (path: string, answer: (route: Parameters<Parameters<Page['route']>[1]>[0]) => Promise<void> | void) => {
      const address = `${environment.api.url}${path}`;
      await page.route(address, (route) => (route.request().method() === 'OPTIONS' ? route.continue() : answer(route)));
      return () => page.unroute(address);
    };
    await walk.run({
      page,
      context,
      locale,
      region: regionOfLocale(locale),
      width,
      apiUrl: environment.api.url,
      t: (name) => textOf(locale, name),
      goto: async (path) => {
        await page.goto(`${site}${localePrefix(locale)}${path}`, { waitUntil: 'load' });
        // Next's documented measure of hydration.
        await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
      },
      shoot: async (state, options) => {
        await page.waitForTimeout(SETTLED_MS);
        const file = `shots/${walk.flow}.${state}.${locale}.${width}.jpg`;
        await mkdir(join(folder, 'shots'), { recursive: true });
        await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82, fullPage: !walk.isTall && !options?.isWindowOnly });
        shots.push({ subject: { route: walk.flow, state }, locale, width, file });
      },
      refuse: (path, code, errors) =>
        until(path, (route) =>
          route.fulfill({
            status: ERROR_CODES[code],
            headers: ANYWHERE,
            json: { statusCode: ERROR_CODES[code], message: code, data: null, code, ...(errors && { errors }) },
          }),
        ),
      lose: (path) => until(path, (route) => route.abort('connectionreset')),
      hang: (path) => until(path, () => undefined),
    });
    return { shots, stumbled: null };
  } catch (error) {
    const page = context.pages()[0];
    await page?.screenshot({ path: join(folder, `stumbled.${walk.flow}.${locale}.${width}.png`) }).catch(() => undefined);
    return {
      shots,
      stumbled: `${walk.flow} in ${locale} at ${width} px, after ${shots.at(-1)?.subject.state ?? 'nothing'}: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error)}`,
    };
  } finally {
    await context.close();
  }
}
