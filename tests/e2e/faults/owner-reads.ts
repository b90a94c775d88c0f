import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { openConsignment } from '../support/consignment-steps';
import type { ReadRow } from './call-rows';
import { freePieces, openedForSale, passport } from './owned-pieces';
import { askForLooks, region } from './row-steps';
import { API, type Place } from './wire';

const at =
  (path: string) =>
  ({ page }: Place) =>
    page.goto(path);
const pieces = (page: Page) => page.getByRole('list', { name: 'Your pieces' });

async function openPassport({ page, token }: Place) {
  const { items } = (
    (await (await page.request.get(`${API}/ext/items?take=1&locale=en`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
      data: { items: { id: string }[] };
    }
  ).data;
  await page.goto(`/items?item=${items[0]?.id}`);
}

async function openBasket({ page }: Place) {
  await page.goto('/items?place=stored&sort=name');
  await pieces(page).getByRole('checkbox').first().check({ force: true });
  await page.getByRole('region', { name: 'Selected pieces' }).getByRole('button', { name: 'Care' }).click();
}

/** Pieces of the wardrobe are on their way to be sold, once for all rows. */
async function consign(place: Place) {
  const { page, token } = place;
  const headers = { authorization: `Bearer ${token}` };
  const { consignments } = (
    (await (await page.request.get(`${API}/ext/consignments`, { headers })).json()) as { data: { consignments: object[] } }
  ).data;
  if (consignments.length > 0) return;
  const itemIds = (await freePieces(place)).slice(-3).map(({ id }) => id);
  const answer = await page.request.post(`${API}/users/order-consignment`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { country: 'hk', itemIds, termsVersion: '2026-01' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Calls that ask, of members with pieces of their own. */
export const OWNER_READS = {
  items: { who: 'owner', open: at('/items'), whole: pieces, without: 'said', untrue: /No piece matches|Welcome/ },
  wardrobeSummary: {
    who: 'owner',
    open: at('/items'),
    whole: (page) =>
      page
        .getByRole('region', { name: 'Next booking' })
        .or(page.getByText(/of \d+ pieces/).first())
        .first(),
    without: 'said',
    standing: pieces,
    untrue: /No visit is booked|No plan/,
  },
  item: {
    who: 'owner',
    open: openPassport,
    whole: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Worn' }),
    without: 'said',
    untrue: /not in your wardrobe/,
  },
  itemRequests: {
    who: 'owner',
    without: 'said',
    whole: (page) => page.getByRole('dialog').getByRole('listitem').first().or(page.getByText('You have not requested anything yet.')),
    untrue: /not requested anything/,
    async open({ page }) {
      await page.goto('/items');
      await page.getByRole('button', { name: 'All requests' }).click();
    },
  },
  quoteItemRequests: {
    who: 'owner',
    open: openBasket,
    whole: (page) => page.getByTestId('request-total').filter({ hasText: /[1-9]/ }),
    without: 'said',
  },
  outfits: {
    who: 'owner',
    open: at('/outfit'),
    whole: (page) => region(page, 'Saved looks').getByRole('article').or(region(page, 'Saved looks').getByText(/saved/i)).first(),
    without: 'said',
    untrue: /nothing saved|no looks/i,
  },
  outfitHistory: {
    who: 'owner',
    without: 'left-out',
    standing: (page) => page.getByText('Your likes and worn looks did not load'),
    whole: (page) => page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article').first(),
    open: ({ page }) => askForLooks(page),
  },
  outfitFeedbackList: {
    who: 'owner',
    without: 'left-out',
    standing: (page) => page.getByText('Your likes and worn looks did not load'),
    whole: (page) => page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article').first(),
    open: ({ page }) => askForLooks(page),
  },
  consignments: {
    who: 'owner',
    without: 'said',
    whole: (page) => page.getByRole('heading', { name: 'Your consignments' }),
    standing: (page) => page.locator('#consignment').getByText('What would you like to sell?'),
    async open(place) {
      await consign(place);
      await openConsignment(place.page);
    },
  },
  sales: {
    who: 'owner',
    async open(place) {
      await openedForSale(place);
      await place.page.goto('/sales');
    },
    whole: (page) => page.getByRole('button', { name: /^(See the price|Details): / }).first(),
    without: 'said',
    untrue: /Nothing is for sale yet/,
  },
  payout: {
    who: 'owner',
    open: openedForSale,
    whole: (page) =>
      passport(page)
        .getByText(/^Payouts go to:|^How should we pay you/)
        .first(),
    without: 'said',
    untrue: /Payouts go to|How should we pay you/,
  },
} satisfies Partial<Record<CallName, ReadRow>>;
