import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { calculator, cardForm, CARDS, chooseTwenty, fillGift, invoicesOf, onward, pay } from '../buying-steps';
import { openConsignment } from '../consignment-steps';
import type { CallRow } from './call-rows';
import { freePieces, openedForSale, passport } from './owned-pieces';
import { askForLooks, fresh, PHOTOGRAPH, region } from './row-steps';
import { askForCollection, collectionDialog } from './visits';
import { API, type Place } from './wire';

const at = (path: string) => ({ page }: Place) => page.goto(path);
const main = (page: Page) => page.getByRole('main');
const pieces = (page: Page) => page.getByRole('list', { name: 'Your pieces' });

async function openPassport({ page, token }: Place) {
  const { items } = (await (await page.request.get(`${API}/ext/items?take=1&locale=en`, { headers: { authorization: `Bearer ${token}` } })).json() as { data: { items: { id: string }[] } }).data;
  await page.goto(`/items?item=${items[0]?.id}`);
}

async function openBasket({ page }: Place) {
  await page.goto('/items?place=stored&sort=name');
  await pieces(page).getByRole('checkbox').first().check({ force: true });
  await page.getByRole('region', { name: 'Selected pieces' }).getByRole('button', { name: 'Care' }).click();
}

/** The answer to a payment that was made is lost on its way; no invoice of a visitor's tells them live that it is paid. */
async function loseGiftPayment({ page }: Place) {
  await fillGift(page, fresh());
  await cardForm(page).fill(CARDS.visa);
  await page.route('**/users/gift-payment', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await pay(page).press('Enter');
}

/** Pieces of the wardrobe are on their way to be sold, once for all rows. */
async function consign(place: Place) {
  const { page, token } = place;
  const headers = { authorization: `Bearer ${token}` };
  const { consignments } = ((await (await page.request.get(`${API}/ext/consignments`, { headers })).json()) as { data: { consignments: object[] } }).data;
  if (consignments.length > 0) return;
  const itemIds = (await freePieces(place)).slice(-3).map(({ id }) => id);
  const answer = await page.request.post(`${API}/users/order-consignment`, { headers: { ...headers, 'idempotency-key': randomUUID() }, data: { country: 'hk', itemIds, termsVersion: '2026-01' } });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** In the middle of an order: the page was made with nothing about logging in. */
async function orderByGoogleMember({ page }: Place) {
  await chooseTwenty(page);
  await page.getByRole('button', { name: 'Book and pay' }).first().click();
  await calculator(page).locator('input[name="email"]').fill('google@example.com');
  await onward(page);
}

async function openSentPhotograph({ page }: Place) {
  await page.goto('/chat');
  await page.locator('input[type=file]').setInputFiles({ name: 'left cuff.jpg', mimeType: 'image/jpeg', buffer: await PHOTOGRAPH });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Calls that ask. */
export const READ_ROWS = {
  currentUser: { kind: 'reads', who: 'member', open: at('/account'), whole: (page) => page.getByLabel('First name'), without: 'said' },
  userInformation: { kind: 'reads', who: 'member', open: at('/account'), whole: (page) => page.getByLabel('First name'), without: 'said' },
  // The prices that the page was built with stand in until the fresh ones are here.
  priceService: {
    kind: 'reads', who: 'visitor', without: 'left-out', whole: (page) => page.locator('#calculator input[name="email"]'),
    async open({ page }) {
      await chooseTwenty(page);
      await page.getByRole('button', { name: 'Book and pay' }).first().click();
      // Its code and texts come with the press: without them there is nothing that could do without the prices (lost-parts.spec.ts).
      await page.locator('#calculator input[name="email"]').waitFor();
    },
  },
  invoices: { kind: 'reads', who: 'member', open: at('/billings'), whole: (page) => page.getByRole('heading', { name: 'No invoices yet' }), without: 'said', untrue: /No invoices yet/ },
  invoice: {
    kind: 'reads', who: 'customer', without: 'said', whole: (page) => main(page).getByRole('table').first(), untrue: /does not exist|not find/,
    async open({ page, token }) { await page.goto(`/billings/${(await invoicesOf(page, token))[0]?.id}`); },
  },
  paymentMethods: { kind: 'reads', who: 'member', open: at('/payment-method'), whole: (page) => page.getByRole('heading', { name: 'No card saved' }), without: 'said', untrue: /No card saved/ },
  clientToken: { kind: 'reads', who: 'member', open: at('/payment-method'), whole: (page) => page.locator('[data-testid="card-form"][data-state="open"]'), without: 'said', untrue: /not set up/ },
  billingBalance: { kind: 'reads', who: 'member', open: at('/billings'), whole: (page) => region(page, 'Balance').getByText('None is planned.'), without: 'said', untrue: /None is planned/ },
  storageTerms: { kind: 'reads', who: 'member', open: at('/billings'), whole: (page) => page.getByRole('heading', { name: 'No invoices yet' }), without: 'said' },
  sessions: { kind: 'reads', who: 'member', open: at('/account'), whole: (page) => region(page, 'Devices').getByRole('listitem').first(), without: 'said', standing: (page) => page.getByLabel('First name') },
  consents: { kind: 'reads', who: 'member', open: at('/account'), whole: (page) => page.getByText('No · when you joined'), without: 'said', standing: (page) => page.getByLabel('First name') },
  accountDeletion: {
    kind: 'reads', who: 'member', without: 'said', whole: (page) => page.getByRole('dialog').getByLabel('Your password', { exact: true }), untrue: /Delete for good/,
    async open({ page }) { await page.goto('/account'); await page.getByRole('button', { name: 'Delete my account' }).click(); },
  },
  bookings: {
    kind: 'reads', who: 'customer', without: 'said', whole: (page) => page.getByRole('dialog', { name: 'Your visit' }).getByRole('button', { name: 'Move the visit' }), untrue: /cannot be changed|is closed/,
    async open({ page }) { await page.goto('/items'); await region(page, 'Next booking').getByRole('button', { name: 'Move or cancel' }).click(); },
  },
  items: { kind: 'reads', who: 'owner', open: at('/items'), whole: pieces, without: 'said', untrue: /No piece fits|Welcome/ },
  wardrobeSummary: { kind: 'reads', who: 'owner', open: at('/items'), whole: (page) => page.getByRole('region', { name: 'Next booking' }).or(page.getByText(/of \d+ pieces/).first()).first(), without: 'said', standing: pieces, untrue: /Nothing is booked|No plan/ },
  item: { kind: 'reads', who: 'owner', open: openPassport, whole: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Worn' }), without: 'said', untrue: /not in your wardrobe/ },
  itemRequests: {
    kind: 'reads', who: 'owner', without: 'said', whole: (page) => page.getByRole('dialog').getByRole('listitem').first().or(page.getByText('You have not asked for anything yet.')), untrue: /not asked for anything/,
    async open({ page }) { await page.goto('/items'); await page.getByRole('button', { name: 'All requests' }).click(); },
  },
  quoteItemRequests: { kind: 'reads', who: 'owner', open: openBasket, whole: (page) => page.getByTestId('request-total').filter({ hasText: /[1-9]/ }), without: 'said' },
  outfits: { kind: 'reads', who: 'owner', open: at('/outfit'), whole: (page) => region(page, 'Saved looks').getByRole('article').or(region(page, 'Saved looks').getByText(/saved/i)).first(), without: 'said', untrue: /nothing saved|no looks/i },
  outfitHistory: {
    kind: 'reads', who: 'owner', without: 'left-out', standing: (page) => page.getByText('Your likes and worn days could not be read'), whole: (page) => page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article').first(),
    open: ({ page }) => askForLooks(page),
  },
  outfitFeedbackList: {
    kind: 'reads', who: 'owner', without: 'left-out', standing: (page) => page.getByText('Your likes and worn days could not be read'), whole: (page) => page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article').first(),
    open: ({ page }) => askForLooks(page),
  },
  passwordPolicy: { kind: 'reads', who: 'member', open: at('/account'), whole: (page) => page.getByLabel('New password', { exact: true }), without: 'left-out' },
  externalProviders: { kind: 'reads', who: 'visitor', open: orderByGoogleMember, whole: (page) => page.getByRole('button', { name: 'Continue with Google' }), without: 'said', untrue: /not open on this site/ },
  consignments: {
    kind: 'reads', who: 'owner', without: 'said', whole: (page) => page.getByRole('heading', { name: 'Your consignments' }), standing: (page) => page.locator('#consignment').getByText('What would you like to sell?'),
    async open(place) { await consign(place); await openConsignment(place.page); },
  },
  paymentIntent: { kind: 'reads', who: 'visitor', open: loseGiftPayment, whole: (page) => page.getByTestId('gift-code').filter({ hasText: /^GIFT(-\w{4}){4}$/ }), without: 'said', untrue: /No money was taken|was not made|did not go through/ },
  payout: { kind: 'reads', who: 'owner', open: openedForSale, whole: (page) => passport(page).getByText(/^Payouts go to:|^How should we pay you/).first(), without: 'said', untrue: /Payouts go to|How should we pay you/ },
  quoteCollection: { kind: 'reads', who: 'customer', open: askForCollection, whole: (page) => collectionDialog(page).getByText('the trip is free'), without: 'said', untrue: /the trip is free|plan is full/ },
  uploadedFile: { kind: 'reads', who: 'member', open: openSentPhotograph, whole: (page) => page.getByRole('region', { name: 'Messages' }).getByRole('img', { name: 'left cuff.jpg' }), without: 'said' },
} satisfies Partial<Record<CallName, CallRow>>;
