import { ROUTES, type RouteName } from '@/lib/config/routes';
import { WEBVIEW_PAGES } from '@/components/webview/model/webview-pages';
import { PEOPLE, type InvoiceKind, type Who } from './come-as';

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

type Whole = Record<Who, string>;
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

/** Everybody sees the same, and `public-routes.spec.ts` looks at it. */
const PUBLIC: readonly View[] = [];
const REFUSED = /status of 40\d/;

/**
 * What `public-routes.spec.ts` does not see of a route, because it takes a person or an address. A route without a row does not compile.
 */
export const VIEWS: Record<RouteName, readonly View[]> = {
  home: PUBLIC,
  servicesPricing: PUBLIC,
  additionalServices: PUBLIC,
  giftPackages: PUBLIC,
  referralProgram: [
    { state: 'newcomer', who: 'newcomer', path: ROUTES.referralProgram.path, whole: H1 },
    { state: 'owner', who: 'owner', path: ROUTES.referralProgram.path, whole: H1 },
  ],
  aboutUs: PUBLIC,
  press: PUBLIC,
  contactUs: [{ state: 'owner', who: 'owner', path: ROUTES.contactUs.path, whole: '#main form textarea' }],
  faqs: [arrival('nothing found', '/faqs?q=zzzz')],
  privacyPolicy: PUBLIC,
  termsAndCondition: PUBLIC,
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
  sales: membersPage('sales', { newcomer: '#main a[href*="/items"]', owner: '#main li button' }),
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
  outfit: membersPage('outfit', { newcomer: H1, owner: '#main li img, #main li svg' }),
  webview: WEBVIEW_PAGES.map((page) => ({
    state: page,
    who: page === 'payment-method' ? 'owner' : 'visitor',
    path: `/webview?page=${page}`,
    whole: page === 'payment-method' ? '[data-testid=card-form][data-state=open]' : H1,
  })),
};
