import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_CODES, localePrefix } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { EVERYTHING, mayCarryTags, NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { forgetVendors, startTagManager } from '@/services/analytics/tag-manager';
import { standIn } from '@/tests/setup/stand-in';

const NAMES = Object.keys(ROUTES) as RouteName[];
const WITHOUT = NAMES.filter((name) => !mayCarryTags(name));
const CARRYING = NAMES.filter(mayCarryTags);

const { beforePopState } = {
  beforePopState: vi.fn<(listener: (state: { as: string; options: { scroll?: boolean } }) => boolean) => void>(),
};
await standIn(import('next/router'), {
  default: { ready: (begin: () => void) => begin(), beforePopState, asPath: '/about-us', locale: 'en' },
});

const assign = vi.fn();
const reload = vi.fn();
const added: [string, EventListener, boolean | undefined][] = [];

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...parts: Parameters<typeof add>) => {
    added.push(parts as (typeof added)[number]);
    add(...parts);
  });
  vi.stubGlobal('location', { origin: location.origin, pathname: '/', hostname: location.hostname, assign, reload });
});
afterEach(() => {
  for (const [name, listener, isCapturing] of added.splice(0)) window.removeEventListener(name, listener, isCapturing);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockReset();
  reload.mockReset();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  document.body.replaceChildren();
  delete window.dataLayer;
});

/** A press on a link, and whether something has heard it that Next's link leaves alone. */
function press(href: string, init: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean {
  const link = Object.assign(document.createElement('a'), { href, innerHTML: '<span>there</span>' });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link.addEventListener('click', () => void (wasPrevented = event.defaultPrevented));
  let wasPrevented = false;
  // jsdom would say that it cannot navigate.
  document.body.addEventListener('click', (last) => last.preventDefault(), { once: true });
  link.querySelector('span')?.dispatchEvent(event);
  return wasPrevented;
}

describe('with the container in the document', () => {
  beforeEach(() => startTagManager('GTM-TEST'));

  it('every page without tags is a new document, in every language', () => {
    expect(WITHOUT).toEqual(
      expect.arrayContaining(['items', 'account', 'chat', 'paymentMethod', 'billings', 'outfit', 'login', 'resetPassword']),
    );
    for (const name of WITHOUT) {
      for (const locale of LOCALE_CODES) {
        const href = `${localePrefix(locale)}${ROUTES[name].path}`;
        expect(press(href), href).toBe(true);
        expect(press(`${href}/deeper?x=1#y`), href).toBe(true);
        expect(assign).toHaveBeenLastCalledWith(`http://${location.origin.split('//')[1]}${href}/deeper?x=1#y`);
      }
    }
  });

  it('every other link is Next’s', () => {
    for (const name of CARRYING) expect(press(ROUTES[name].path), name).toBe(false);
    const hrefs = ['/no-such-page', '/billingsx', '#main', 'https://elsewhere.example/billings', 'mailto:a@b.example'];
    for (const href of hrefs) expect(press(href), href).toBe(false);
    const inits = [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
    for (const init of inits) expect(press('/billings', init)).toBe(false);
    expect(press('/billings', {}, { target: '_blank' })).toBe(false);
    expect(press('/billings', {}, { download: '' })).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['/zh/billings/1', true],
    ['/login', true],
    ['/faqs', false],
    ['/', false],
  ])('the way back to %s is heard by the container: %s', (pathname, isNew) => {
    const hears = vi.fn();
    window.addEventListener('popstate', hears);
    Object.assign(location, { pathname });
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([reload.mock.calls.length, hears.mock.calls.length]).toEqual(isNew ? [1, 0] : [0, 1]);
    // Nor does Next show it meanwhile.
    const options: { scroll?: boolean } = {};
    expect(beforePopState.mock.lastCall?.[0]({ as: `${pathname}?q=1`, options })).toBe(!isNew);
    expect(options.scroll).toBe(false);
  });

  it('a document that comes back obeys what was decided since', () => {
    const back = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    localStorage.setItem('consent', writeConsentChoice(EVERYTHING, new Date()));
    back(true);
    expect(reload).not.toHaveBeenCalled();
    localStorage.setItem('consent', writeConsentChoice(NOTHING_OPTIONAL, new Date()));
    back(false);
    expect(reload).not.toHaveBeenCalled();
    back(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('another tab’s no is told to the container', () => {
    localStorage.setItem('consent', writeConsentChoice(NOTHING_OPTIONAL, new Date()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect(Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>)[2]).toMatchObject({
      analytics_storage: 'denied',
      ad_storage: 'denied',
    });
    expect(reload).not.toHaveBeenCalled();
  });
});

it('views of pages without tags are out of the queue before the container reads it', () => {
  const view = (name: string) => ({ event: 'page_view', page_name: name, page_path: `/${name}` });
  window.dataLayer = [view('login'), view('billings'), view('faqs'), view('notFound'), { event: 'other' }];
  startTagManager('GTM-TEST');
  expect(window.dataLayer).toEqual([view('faqs'), view('notFound'), { event: 'other' }, expect.objectContaining({ event: 'gtm.js' })]);
});

describe('what vendors leave', () => {
  const names = () =>
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')[0])
      .sort();
  const ANALYTICS = ['_ga', '_ga_ABC123', '_gid', '_gat_UA-1', '__utma', '_clck', '_hjSession_1'];
  const MARKETING = ['_gcl_au', '_gcl_aw', '_gac_UA-1', '_fbp', '_fbc', '_uetsid', '_uetvid', '_ttp', '_pin_unauth', 'li_fat_id'];
  const OWN = ['accessToken', 'skipRedirectModal', 'gallery', 'my_ga', '_own'];
  beforeEach(() => {
    vi.stubGlobal('location', { hostname: 'localhost', pathname: '/zh/faqs' });
    for (const name of [...ANALYTICS, ...MARKETING, ...OWN]) document.cookie = `${name}=1; path=/`;
    localStorage.setItem('_gcl_ls', '1');
    localStorage.setItem('draft:contact', '1');
  });
  afterEach(() => {
    for (const name of names()) document.cookie = `${name}=; path=/; max-age=0`;
  });

  it.each([
    [EVERYTHING, [...ANALYTICS, ...MARKETING, ...OWN]],
    [{ analytics: true, marketing: false }, [...ANALYTICS, ...OWN]],
    [{ analytics: false, marketing: true }, [...MARKETING, ...OWN]],
    [NOTHING_OPTIONAL, OWN],
  ])('goes with what is no longer allowed: %j', (choice, left) => {
    forgetVendors(choice);
    expect(names()).toEqual(left.toSorted());
    expect([localStorage.getItem('_gcl_ls'), localStorage.getItem('draft:contact')]).toEqual([choice.marketing ? '1' : null, '1']);
  });
});
