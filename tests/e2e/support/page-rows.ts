import type { Locator, Page } from '@playwright/test';
import { WEBVIEW_PAGES } from '@/components/webview/model/webview-pages';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import type { Who as Customer } from '../faults/wire';
import { PEOPLE, type InvoiceKind, type Who } from '@/tests/matrix/support/come-as';

/** A page of members has rows of its own in both tables, or it does not compile; of a public page only what it does otherwise is told. */
type MembersRoute = { [Name in RouteName]: (typeof ROUTES)[Name]['audience'] extends 'member' ? Name : never }[RouteName];
type Rows<Row> = Record<MembersRoute, Row> & Partial<Record<RouteName, Row>>;

function withEveryRoute<Row>(rows: Rows<Row>, publicRow: Row): Record<RouteName, Row> {
  const names = Object.keys(ROUTES) as RouteName[];
  return Object.fromEntries(names.map((name) => [name, rows[name] ?? publicRow])) as Record<RouteName, Row>;
}

interface PageRow {
  who: Customer;
  /** When another address than the route's own shows it. */
  path?: string;
  /** What is there once everything has come. */
  whole: (page: Page) => Locator;
  /** Without the backend: `whole` all the same, or said with one Retry. */
  without: 'whole' | 'said';
  /** What nobody may read while the answer is not known. */
  untrue?: RegExp;
}

const open: PageRow = { who: 'visitor', whole: (page) => page.getByRole('heading', { level: 1 }).first(), without: 'whole' };

/** Of a newcomer, who has nothing yet. */
const emptyPage = (name: string, untrue: RegExp): PageRow => ({
  who: 'member',
  whole: (page) => page.getByRole('heading', { name }),
  without: 'said',
  untrue,
});

/** What each page is without its backend. */
export const PAGE_ROWS = withEveryRoute<PageRow>(
  {
    servicesPricing: { ...open, path: '/services-pricing?type=store' },
    contactUs: { ...open, whole: (page) => page.getByRole('textbox', { name: 'Message' }) },
    loginCallback: { ...open, path: '/login/callback/google' },
    login: { ...open, whole: (page) => page.getByLabel('Email address').first() },
    resetPassword: { ...open, whole: (page) => page.getByRole('main').getByLabel('Email address') },
    items: {
      who: 'owner',
      whole: (page) => page.getByRole('list', { name: 'Your pieces' }),
      without: 'said',
      untrue: /No visit is booked|No piece matches|Welcome to your wardrobe/,
    },
    plan: emptyPage('You have no plan yet', /no plan yet/),
    sales: emptyPage('Nothing is for sale yet', /Nothing is for sale yet/),
    account: {
      who: 'member',
      whole: (page) => page.getByRole('region', { name: 'Devices' }).getByRole('listitem').first(),
      without: 'said',
      untrue: /has been confirmed|Nothing to see/,
    },
    chat: { who: 'member', whole: (page) => page.getByRole('textbox', { name: /message/i }), without: 'said' },
    paymentMethod: emptyPage('No card saved', /No card saved/),
    billings: emptyPage('No invoices yet', /No invoices yet|Nothing is due/),
    outfit: {
      who: 'owner',
      whole: (page) => page.getByRole('region', { name: 'Your pieces' }).getByRole('listitem').first(),
      without: 'said',
      untrue: /no pieces|No looks? saved/i,
    },
  },
  open,
);

export interface View {
  state: string;
  who: Who;
  /** The address; an invoice has one of its own for each member. */
  path: string | { invoice: InvoiceKind };
  /** What is there once everything has come, by what it is: its words differ by language. */
  whole: string;
  status?: number;
  /** What the browser says of an answer that this view is about. */
  noise?: RegExp;
}

type Whole = Record<(typeof PEOPLE)[number], string>;
const H1 = '#main h1';

/** A member's page as a visitor, a newcomer and an owner see it. */
const membersPage = (name: RouteName, whole: Omit<Whole, 'visitor'>): View[] =>
  PEOPLE.map((who) => ({ state: who, who, path: ROUTES[name].path, whole: { visitor: '#main a[href*="/login"]', ...whole }[who] }));

const invoice = (kind: InvoiceKind): View => ({
  state: `${kind} invoice`,
  who: 'owner',
  path: { invoice: kind },
  whole: '#main article table, #main article dl',
});
const arrival = (state: string, path: string, more: Partial<View> = {}): View => ({ state, who: 'visitor', path, whole: H1, ...more });

const REFUSED = /status of 40\d/;

/** What `tests/matrix/public-routes.spec.ts` does not see of a route, because it takes a person or an address. */
export const VIEWS = withEveryRoute<readonly View[]>(
  {
    referralProgram: [
      { state: 'newcomer', who: 'newcomer', path: ROUTES.referralProgram.path, whole: H1 },
      { state: 'owner', who: 'owner', path: ROUTES.referralProgram.path, whole: H1 },
    ],
    contactUs: [{ state: 'owner', who: 'owner', path: ROUTES.contactUs.path, whole: '#main form textarea' }],
    faqs: [arrival('nothing found', '/faqs?q=zzzz')],
    blog: [
      arrival('article', '/blog/clean-before-you-store', { whole: '#main article' }),
      arrival('no such article', '/blog/no-such-article', { status: 404, noise: REFUSED }),
    ],
    loginCallback: [
      arrival('without an answer', '/login/callback/google'),
      arrival('refused there', '/login/callback/google?error=access_denied'),
    ],
    login: [arrival('on the way to a page', '/login?redirect=%2Fbillings', { whole: '#main input[type=email]' })],
    resetPassword: [arrival('with a link', '/reset-password#token=read-from-a-mail', { whole: '#main input[autocomplete=new-password]' })],
    verifyEmail: [arrival('with a used link', '/verify-email#token=used-already', { whole: '#main [role=alert]', noise: REFUSED })],
    items: membersPage('items', { newcomer: '#main a[href*="/services-pricing"]', owner: '#main li a[href*="item="]' }),
    plan: membersPage('plan', { newcomer: '#main a[href*="/services-pricing"]', owner: '#main section dl' }),
    sales: membersPage('sales', { newcomer: '#main a[href*="type=sell"]', owner: '#main li button' }),
    account: membersPage('account', { newcomer: '#main form', owner: '#main form' }),
    chat: membersPage('chat', { newcomer: '#main textarea', owner: '#main textarea' }),
    paymentMethod: membersPage('paymentMethod', {
      newcomer: '[data-testid=card-form][data-state=open]',
      owner: '[data-testid=card-form][data-state=open]',
    }),
    billings: [
      ...membersPage('billings', { newcomer: H1, owner: '#main tbody a, #main li a[href*="/billings/"]' }),
      invoice('open'),
      invoice('paid'),
      { state: 'no such invoice', who: 'owner', path: '/billings/no-such-invoice', whole: '#main a[href$="/billings"]', noise: REFUSED },
    ],
    outfit: membersPage('outfit', { newcomer: H1, owner: '#main [role=tab], #main li img, #main li svg' }),
    webview: WEBVIEW_PAGES.map((page) => ({
      state: page,
      who: page === 'payment-method' ? 'owner' : 'visitor',
      path: `/webview?page=${page}`,
      whole: page === 'payment-method' ? '[data-testid=card-form][data-state=open]' : H1,
    })),
  },
  [],
);
