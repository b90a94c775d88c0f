import type { Locator, Page } from '@playwright/test';
import type { RouteName } from '@/lib/config/routes';
import type { Who } from './wire';

export interface PageRow {
  who: Who;
  /** When another address than the route's own shows it. */
  path?: string;
  /** What is there once everything has come. */
  whole: (page: Page) => Locator;
  /** Without the backend: `whole` all the same, or said with one Retry. */
  without: 'whole' | 'said';
  /** What nobody may read while the answer is not known. */
  untrue?: RegExp;
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const open = { who: 'visitor', whole: h1, without: 'whole' } as const;

/** What each page is without its backend. A route without a row does not compile. */
export const PAGE_ROWS: Record<RouteName, PageRow> = {
  home: open,
  servicesPricing: { ...open, path: '/services-pricing?type=store' },
  additionalServices: open,
  giftPackages: open,
  referralProgram: open,
  aboutUs: open,
  press: open,
  contactUs: { ...open, whole: (page) => page.getByRole('textbox', { name: 'Message' }) },
  faqs: open,
  privacyPolicy: open,
  termsAndCondition: open,
  blog: open,
  loginCallback: { ...open, path: '/login/callback/google' },
  login: { ...open, whole: (page) => page.getByLabel('Email address').first() },
  resetPassword: { ...open, whole: (page) => page.getByRole('main').getByLabel('Email address') },
  verifyEmail: open,
  items: {
    who: 'owner',
    whole: (page) => page.getByRole('list', { name: 'Your pieces' }),
    without: 'said',
    untrue: /Nothing is booked|No piece matches|Welcome to your wardrobe/,
  },
  plan: {
    who: 'member',
    whole: (page) => page.getByRole('heading', { name: 'You have no plan yet' }),
    without: 'said',
    untrue: /no plan yet/,
  },
  sales: {
    who: 'member',
    whole: (page) => page.getByRole('heading', { name: 'Nothing is for sale yet' }),
    without: 'said',
    untrue: /Nothing is for sale yet/,
  },
  account: {
    who: 'member',
    whole: (page) => page.getByRole('region', { name: 'Devices' }).getByRole('listitem').first(),
    without: 'said',
    untrue: /has confirmed|Nothing to see/,
  },
  chat: { who: 'member', whole: (page) => page.getByRole('textbox', { name: /message/i }), without: 'said' },
  paymentMethod: {
    who: 'member',
    whole: (page) => page.getByRole('heading', { name: 'No card saved' }),
    without: 'said',
    untrue: /No card saved/,
  },
  billings: {
    who: 'member',
    whole: (page) => page.getByRole('heading', { name: 'No invoices yet' }),
    without: 'said',
    untrue: /No invoices yet|Nothing is due/,
  },
  outfit: {
    who: 'owner',
    whole: (page) => page.getByRole('region', { name: 'Your pieces' }).getByRole('listitem').first(),
    without: 'said',
    untrue: /no pieces|No looks? saved/i,
  },
  webview: open,
};
