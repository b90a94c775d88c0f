import { screen, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { CollectionDrawer } from '@/components/wardrobe/collection/collection-drawer';
import type { RegionCode } from '@/lib/config/regions';
import { createDraftStore } from '@/lib/browser/draft-store';
import { queryClient } from '@/services/http/query-client';
import { CAINE_ROAD } from '@/tests/builders/bookings';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { SITES } from '@/tests/builders/sites';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import { standAt } from '@/tests/setup/memory-router';
import { COLLECTION_DRAFT } from '@/components/wardrobe/collection/use-book-collection';

const server = startApiServer();
const user = realUser.setup({ delay: null });

const BOOKING = {
  date: { date: '2099-03-05', time: '09-11' },
  address: CAINE_ROAD,
  contact: { contactName: 'Mei Ling Chan', contactPhoneCode: '+852', contactPhone: '5123 4567' },
  note: { moreItems: false, specialNote: '' },
  consignmentNote: '',
};
const BOOKING_IN_SINGAPORE = {
  ...BOOKING,
  address: { ...CAINE_ROAD, addressOne: '9 Orchard Road', district: 'd09', zipCode: '238801' },
  contact: { ...BOOKING.contact, contactPhoneCode: '+65', contactPhone: '9123 4567' },
};
const readStoredDraft = () => createDraftStore('collection', COLLECTION_DRAFT).getState();
const DRAFT = {
  pieces: 3,
  booking: BOOKING,
  hold: null,
  isPhoneCodeSettled: true,
  answered: ['haveLift', 'parkingBay'],
  key: 'key-of-the-draft-1',
  attempt: 'attempt-1-attempt-1',
};
const MORE = {
  purpose: { kind: 'more', places: [{ plan: 'x', free: 4 }] },
  extras: [{ extra: 'extra-delivery', price: 12_000 }],
  total: 12_000,
  currency: 'HKD',
};
const MADE = {
  booking: {
    id: 'b-1',
    number: 'B-HK-1',
    kind: 'collection',
    date: '2099-03-05',
    time: '09-11',
    status: 'booked',
    country: 'hk',
    currency: 'HKD',
    address: CAINE_ROAD,
    changeDeadline: '2099-03-04T01:00:00.000Z',
    lateChangeFee: 10_000,
    feeNow: 0,
  },
  invoice: { id: 'i-1', amount: 12_000 },
};
const sent: { key: string | null; body: unknown }[] = [];

const visits: object[] = [];
function answers(quote: object, ...made: (() => Response)[]) {
  server.use(
    onCall('quoteCollection', () => ok(quote)),
    onCall('priceService', () => ok({ memberships: [], referralProgram: null, shoppingCarts: [], districts: [], timeslotInformation: [] })),
    onCall('bookings', () => ok({ bookings: visits })),
    onCall('createCollection', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return (made.length > 1 ? made.shift() : made[0])?.() ?? ok(MADE, 201);
    }),
  );
}

const closed = vi.fn();
const open = (country: RegionCode = 'hk') => renderWithTexts(<CollectionDrawer country={country} onClose={closed} />);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
async function bookKept(made: (() => Response)[], draft: object = DRAFT) {
  localStorage.setItem('draft:collection', JSON.stringify(draft));
  answers(MORE, ...made);
  open();
  await press('Book the collection');
}

beforeEach(() => {
  standAt('/items');
  sent.length = 0;
  visits.length = 0;
});

it.each(SITES)('asks $country how many, no more than there are places, and what the trip costs', async ({ country, currency, sign }) => {
  answers({ ...MORE, currency });
  open(country);
  const pieces = await screen.findByRole('spinbutton', { name: 'Estimated number of pieces' });
  expect(pieces).toHaveValue('4');
  expect(screen.getByText('4 places are free in your plan.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^More than that\?/ })).toHaveAttribute('href', '/plan');
  expect(screen.getByText(/trip fee of/)).toHaveTextContent(`a trip fee of ${sign}120`);
  await user.click(screen.getByRole('button', { name: /one fewer/ }));
  expect(pieces).toHaveValue('3');
  expect(readStoredDraft().pieces).toBe(3);
  await user.clear(pieces);
  await user.type(pieces, '30{Tab}');
  expect(pieces).toHaveValue('30');
  expect(pieces).toHaveAccessibleDescription(/Estimated number of pieces must be between 1 and 4/);
  expect(readStoredDraft().pieces).toBe(3);
});

it.each(SITES)('goes on in $country with a kept draft at the review, books at the total that is shown, and keeps nothing', async (site) => {
  const booking = site.country === 'hk' ? BOOKING : BOOKING_IN_SINGAPORE;
  localStorage.setItem('draft:collection', JSON.stringify({ ...DRAFT, booking }));
  answers({ ...MORE, currency: site.currency });
  open(site.country);
  const total = (await screen.findByText('Total')).closest('div');
  expect(within(total as HTMLElement).getByText(`${site.sign}120`)).toBeVisible();
  const spoken = listen();
  await press('Book the collection');
  expect(await screen.findByText(/booked under B-HK-1/)).toBeVisible();
  expect(spoken()).toMatch(/5 Mar.*booked under B-HK-1/);
  expect(sent).toEqual([{ key: DRAFT.attempt, body: { pieces: 3, booking, total: 12_000 } }]);
  expect(localStorage.getItem('draft:collection')).toBeNull();
});

it('shows the confirmation again after a reload, and closes for an unknown visit', async () => {
  localStorage.setItem('draft:collection', JSON.stringify(DRAFT));
  answers(MORE);
  const { unmount } = open();
  await press('Book the collection');
  await expect.poll(() => location.search).toBe('?step=collect-done&booked=b-1');
  unmount();
  visits.push(MADE.booking);
  queryClient().clear();
  const again = open();
  expect(await screen.findByText('B-HK-1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a date' })).toBeNull();
  again.unmount();
  visits.length = 0;
  queryClient().clear();
  open();
  await expect.poll(() => location.search).toBe('');
});

it('says nothing is booked while a confirmation cannot be read', async () => {
  standAt('/items?step=collect-done&booked=b-1');
  answers(MORE);
  server.use(onCall('bookings', () => new HttpResponse(null, { status: 500 })));
  open();
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Book a collection');
});

it('names the pieces at home that it was begun for, to the member and above their words to the team', async () => {
  const named = ['Silk scarf', 'Gown'];
  const note = { moreItems: false, specialNote: 'Ring twice' };
  localStorage.setItem('draft:collection', JSON.stringify({ ...DRAFT, named, booking: { ...BOOKING, note } }));
  answers(MORE);
  open();
  expect((await screen.findByText('Among them')).nextSibling).toHaveTextContent('Silk scarf and Gown');
  await press('Book the collection');
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({ booking: { note: { specialNote: 'Among them: Silk scarf and Gown\nRing twice' } } });
});

it('names a piece no more that is left out, and never cuts the words of a member for it', async () => {
  const words = 'w'.repeat(495);
  const draft = { ...DRAFT, named: ['Silk scarf'], booking: { ...BOOKING, note: { moreItems: false, specialNote: words } } };
  await bookKept([() => no(409, 'PRICE_CHANGED')], draft);
  await expect.poll(() => sent[0]?.body).toMatchObject({ booking: { note: { specialNote: words } } });
  await press('Change the number');
  expect(await screen.findByText('This collection is for Silk scarf. You can hand over more.')).toBeVisible();
  await press('Leave it out');
  expect(screen.queryByText(/Silk scarf/)).toBeNull();
  expect(readStoredDraft().named).toEqual([]);
});

it.each([
  [1, '1 piece'],
  [2, '2 pieces'],
  [3, '3 pieces'],
  [4, '4 pieces'],
])('with %i free places books no more than those, however many a first guess or an old draft says', async (free, said) => {
  localStorage.setItem('draft:collection', JSON.stringify({ ...DRAFT, pieces: 5 }));
  answers({ ...MORE, purpose: { kind: 'more', places: [{ plan: 'x', free }] } });
  open();
  expect(await screen.findByText(said)).toBeVisible();
  await press('Book the collection');
  await expect.poll(() => sent[0]?.body).toMatchObject({ pieces: free });
});

it.each([
  ['a failure (500)', () => no(500, 'INTERNAL')],
  ['a failure (502)', () => no(502, 'x')],
  ['a failure (504)', () => no(504, 'x')],
  ['an answer that got lost', () => HttpResponse.error()],
])('after %s says that nobody knows, and is sent again under the same key', async (_failure, failed) => {
  await bookKept([failed, () => ok(MADE, 201)]);
  expect(await screen.findByText(/may have been booked after all/)).toBeVisible();
  expect(screen.queryByText(/Nothing was booked/)).toBeNull();
  await press('Send again');
  expect(await screen.findByText(/booked under B-HK-1/)).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('that arrived although its answer got lost, and was changed since, is told as booked', async () => {
  await bookKept([() => no(422, 'IDEMPOTENCY_MISMATCH')]);
  expect(await screen.findByText('Your earlier request is booked')).toBeVisible();
  expect(screen.queryByText(/Nothing was booked/)).toBeNull();
});

it.each([
  ['PRICE_CHANGED', 409],
  ['PLAN_FULL', 409],
])('says %s, that nothing was booked, and tries anew under another key', async (code, status) => {
  await bookKept([() => no(status, code)]);
  expect(await screen.findByText(/Nothing was booked/)).toBeVisible();
  await press('Book the collection');
  await expect.poll(() => sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it('whose time was taken goes back to the calendar with the rest kept', async () => {
  const errors = [{ path: 'slot', code: 'next-free', params: { date: '2099-03-06', time: '09-11' } }];
  await bookKept([() => no(409, 'SLOT_GONE', { errors })]);
  expect(await screen.findByRole('dialog', { name: 'When and where' })).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(readStoredDraft().booking?.address).toEqual(CAINE_ROAD);
});

it('of an order that nobody has come for asks for no number and says that there is no trip fee', async () => {
  localStorage.setItem('draft:collection', JSON.stringify(DRAFT));
  answers({ purpose: { kind: 'order', orderId: 'o-1', orderNumber: 'O-HK-1', pieces: 20 }, extras: [], total: 0, currency: 'HKD' });
  open();
  expect(await screen.findByText('20 pieces')).toBeVisible();
  expect(screen.getByText(/^Nothing is charged/)).toBeVisible();
  await press('Book the collection');
  await expect.poll(() => sent[0]?.body).toEqual({ booking: BOOKING, total: 0 });
});

it.each(SITES)('into a full plan of $country says so, and leads to more places', async ({ country, currency }) => {
  answers({ purpose: null, extras: [], total: 0, currency });
  open(country);
  expect(await screen.findByText('Your plan has no free places at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add places' })).toHaveAttribute('href', '/plan');
});
