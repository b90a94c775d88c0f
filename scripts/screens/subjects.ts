import type { Page } from '@playwright/test';
import { ROUTES, SERVICE_TYPES, type RouteName } from '@/lib/config/routes';

/** Behaviour of the API during a screenshot; calls that load the session always succeed. */
type ApiMood = 'well' | 'silent' | 'failing';

export interface Subject {
  route: string;
  state: string;
  path: string;
  api: ApiMood;
  /** The signed-in user. */
  person: 'nobody' | 'customer' | 'newcomer';
  /** Shows the consent banner. */
  asksConsent?: boolean;
  /** Shows the region modal. */
  offersRegion?: boolean;
  /** Brings the page into its state; finds elements by role or structure, because texts differ by language. */
  act?: (page: Page) => Promise<void>;
  /** Only the viewport, for overlays. */
  isWindowOnly?: boolean;
}

const plain = (route: string, path: string, more: Partial<Subject> = {}): Subject => ({
  route,
  state: 'plain',
  path,
  api: 'well',
  person: 'nobody',
  ...more,
});

const names = Object.keys(ROUTES) as RouteName[];
const PAGELESS: readonly RouteName[] = ['loginCallback', 'servicesPricing'];

const everyone = names
  .filter((name) => ROUTES[name].audience === 'everyone' && !PAGELESS.includes(name))
  .map((name) => plain(name, ROUTES[name].path));
const pricing = SERVICE_TYPES.map((type) => plain('servicesPricing', `${ROUTES.servicesPricing.path}?type=${type}`, { state: type }));

const members = names
  .filter((name) => ROUTES[name].audience === 'member')
  .flatMap((name): Subject[] => {
    const page = plain(name, ROUTES[name].path);
    return [
      { ...page, state: 'signed-out' },
      { ...page, state: 'full', person: 'customer' },
      { ...page, state: 'empty', person: 'newcomer' },
      { ...page, state: 'busy', person: 'customer', api: 'silent' },
      { ...page, state: 'error', person: 'customer', api: 'failing' },
    ];
  });

async function submitEmpty(page: Page): Promise<void> {
  await page.locator('#main form').last().locator('button[type=submit]').click();
}

const WARDROBE = 'section[aria-labelledby="wardrobe"]';

const special: readonly Subject[] = [
  plain('home', '/', { state: 'consent', asksConsent: true, isWindowOnly: true }),
  plain('home', '/', { state: 'region-question', offersRegion: true, isWindowOnly: true }),
  plain('home', '/', {
    state: 'menu',
    isWindowOnly: true,
    act: async (page) => {
      const menu = page.locator('header button[aria-expanded="false"]:visible').last();
      if (await menu.count()) await menu.click();
    },
  }),
  plain('home', '/', {
    state: 'filtered',
    isWindowOnly: true,
    act: async (page) => {
      await page.locator(WARDROBE).scrollIntoViewIfNeeded();
      await page.locator(`${WARDROBE} [role=group] button`).first().click();
      await page.locator(`${WARDROBE} h2`).evaluate((heading) => heading.scrollIntoView());
    },
  }),
  plain('home', '/', {
    state: 'passport',
    isWindowOnly: true,
    act: async (page) => {
      await page.locator(WARDROBE).scrollIntoViewIfNeeded();
      await page.locator(`${WARDROBE} li button`).first().click();
      await page.locator('dialog[open]').waitFor();
    },
  }),
  plain('home', '/', { state: 'friend', path: '/?ref=MEILING', isWindowOnly: true }),
  plain('home', '/', { state: 'api-failing', api: 'failing' }),
  plain('contactUs', ROUTES.contactUs.path, { state: 'refused', act: submitEmpty }),
  plain('login', ROUTES.login.path, { state: 'refused', act: submitEmpty }),
  plain('login', ROUTES.login.path, {
    state: 'password',
    act: async (page) => {
      await page.locator('#main input[type=email]').fill('hk@example.com');
      await submitEmpty(page);
      await page.locator('#main input[type=password]').waitFor();
    },
  }),
  plain('faqs', `${ROUTES.faqs.path}?q=zzzz`, { state: 'no-match' }),
  plain('servicesPricing', ROUTES.servicesPricing.path, { state: 'api-failing', api: 'failing' }),
  plain('article', '/blog/clean-before-you-store'),
  plain('article', '/blog/no-such-article', { state: 'missing' }),
  plain('notFound', '/no-such-page'),
  plain('serverError', '/500'),
];

export const SUBJECTS: readonly Subject[] = [...everyone, ...pricing, ...special, ...members];
