import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SalesRoom } from '@/components/sales/sales-room';
import type { ItemState, WardrobeItem } from '@/lib/contract/wardrobe';
import * as saving from '@/lib/browser/save-file';
import { createItem } from '@/tests/builders/wardrobe-items';
import { standAt } from '@/tests/setup/memory-router';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { standIn } from '@/tests/setup/stand-in';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

await standIn(import('@/components/wardrobe/room/use-live-wardrobe'), { useLiveWardrobe: () => undefined });
await standIn(import('@/components/wardrobe/payout/payout-panel'), { PayoutPanel: () => <p>Payout details</p> });

const server = startApiServer();
const SALE = {
  listPrice: 100_000,
  floorPrice: 75_000,
  commissionPercent: 40,
  payout: 60_000,
  soldPrice: null,
  rejectedBecause: null,
  submittedAt: '2026-11-01T10:00:00+08:00',
  listedAt: null,
  soldAt: null,
  paidAt: null,
};
let count = 0;
const piece = (name: string, state: ItemState, sale: Partial<NonNullable<WardrobeItem['consignment']>> = {}): WardrobeItem => {
  count += 1;
  return createItem(count, { name, state, openRequest: null, consignment: { ...SALE, ...sale } });
};
const SOLD = { soldPrice: 90_000, soldAt: '2026-11-20T10:00:00+08:00', payout: 54_000 };

beforeEach(() => {
  standAt('/sales');
  vi.useFakeTimers({ now: new Date('2026-11-27T02:00:00Z'), toFake: ['Date'] });
  server.use(onCall('consignments', () => ok({ consignments: [] })));
});
afterEach(() => vi.useRealTimers());

async function show(items: readonly WardrobeItem[], locale: 'en' | 'en-SG' = 'en') {
  server.use(onCall('sales', () => ok({ items, nextCursor: null, currency: locale === 'en' ? 'HKD' : 'SGD' })));
  renderWithTexts(<SalesRoom />, { locale });
}

describe.each([
  { site: 'Hong Kong', locale: 'en', sign: 'HK$', received: 'Received for sale', listed: 'On sale' },
  { site: 'Singapore', locale: 'en-SG', sign: 'S$', received: 'Received for consignment', listed: 'Listed' },
] as const)('the sales of a member in $site', ({ locale, sign, received, listed }) => {
  it('stand by what they wait for, each with its sums and days', async () => {
    await show(
      [
        piece('Priced bag', 'priced'),
        piece('Refused pumps', 'rejected', { rejectedBecause: 'worn-out' }),
        piece('Unsold dress', 'listed', { listedAt: '2026-08-20T10:00:00+08:00' }),
        piece('Unclaimed gown', 'sold', { ...SOLD, settlement: { state: 'wanted', method: null, ending: '', amount: 54_000, on: null } }),
        piece('Checked coat', 'submitted'),
        piece('Listed tote', 'listed', { listedAt: '2026-11-07T10:00:00+08:00' }),
        piece('Sold qipao', 'sold', {
          ...SOLD,
          settlement: { state: 'due', method: 'credit', ending: '', amount: 59_400, on: '2026-12-04T10:00:00+08:00' },
        }),
        piece('Travelling fan', 'sold', {
          ...SOLD,
          receivedAt: null,
          settlement: { state: 'wanted', method: null, ending: '', amount: 54_000, on: null },
        }),
        piece('Sent clutch', 'sold', {
          ...SOLD,
          settlement: { state: 'on-its-way', method: 'bank', ending: '6789', amount: 54_000, on: '2026-11-26T10:00:00+08:00' },
        }),
        piece('Paid slip', 'paid', {
          ...SOLD,
          settlement: { state: 'paid', method: 'fast', ending: '234', amount: 54_000, on: '2026-11-25T10:00:00+08:00' },
        }),
      ],
      locale,
    );
    const group = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await screen.findByRole('heading', { name: 'Waiting for you' });
    expect(group('Waiting for you')).toEqual([
      `Priced bagWe propose ${sign}1,000. You receive ${sign}600 at that price.See the price`,
      'Refused pumpsIt shows too much wear to sell: buyers return pieces in this condition.Choose what happens next',
      'Unsold dressNot sold in 90 days. You decide what happens next.Choose what happens next',
      expect.stringContaining(`${sign}540 is waiting until you tell us how to pay you.`),
    ]);
    expect(group('With us, being checked')).toEqual([`Checked coat${received}, submitted on 1 Nov 2026Details`]);
    // Listed on 7 November: day 31 is 7 December, and the 90 days end on 5 February.
    expect(group(listed)).toEqual([`Listed tote${sign}1,000 today, 70 days leftFrom 7 Dec 2026: ${sign}850Details`]);
    expect(group('Sold: the buyer has 14 days to return it')).toEqual([
      `Sold qipaoSold for ${sign}900 on 20 Nov 2026We pay you ${sign}594 on 4 Dec 2026: Store credit (+10%)Details`,
      `Travelling fanSold for ${sign}900 on 20 Nov 2026We pay you ${sign}540 when the buyer has had the piece for 14 days.Details`,
    ]);
    expect(group('Payment on its way')).toEqual([
      `Sent clutchSold for ${sign}900 on 20 Nov 2026${sign}540 sent on 26 Nov 2026: Bank transfer ••• 6789Details`,
    ]);
    expect(group('Paid')[0]).toContain(`${sign}540 paid on 25 Nov 2026: ${locale === 'en' ? 'FPS' : 'PayNow'} ••• 234`);
    expect(screen.getByText('Still to be paid to you').nextSibling).toHaveTextContent(`${sign}2,214`);
    expect(screen.getByText('Paid to you so far').nextSibling).toHaveTextContent(`${sign}540`);
    // The number is that of the group below it: what did not sell waits for its owner.
    expect(screen.getByText(`${listed} now`).nextSibling).toHaveTextContent(/^1$/);
  });
});

it('a sale is decided where it stands, in a drawer of its own', async () => {
  await show([piece('Refused pumps', 'rejected', { rejectedBecause: 'worn-out' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose what happens next: Refused pumps' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Refused pumps' }));
  expect(drawer.getByText(/too much wear to sell/)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Keep it stored' })).toBeVisible();
  expect(drawer.getByRole('link', { name: /^Have it delivered/ })).toHaveAttribute('href', expect.stringContaining('/items?item='));
});

it('the statement has every sold piece with its commission and payout, and nothing else', async () => {
  const saved = vi.spyOn(saving, 'saveFile').mockReturnValue(undefined);
  await show([
    piece('Priced bag', 'priced'),
    piece('Unclaimed gown', 'sold', {
      ...SOLD,
      soldAt: '2026-11-19T10:00:00+08:00',
      settlement: { state: 'wanted', method: null, ending: '', amount: 54_000, on: null },
    }),
    piece('Paid slip', 'paid', {
      ...SOLD,
      settlement: { state: 'paid', method: 'bank', ending: '6789', amount: 54_000, on: '2026-11-25T10:00:00+08:00' },
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Statement (CSV)' }));
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'sales.csv' }));
  const rows = String(saved.mock.calls[0]?.[0].content).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/^2026-11-20,Paid slip,.*,900\.00,40,360\.00,540\.00,HKD,Paid out,Bank transfer ••• 6789,540\.00,2026-11-25$/);
  // A statement asks for nothing.
  expect(rows[2]).toMatch(/^2026-11-19,Unclaimed gown,.*,HKD,Waiting for your payout details,,540\.00,$/);
});

it('the statement is asked for as a PDF file in the language of the page, and where it cannot be had that is said', async () => {
  const asked = vi.fn<(locale: string | null) => void>();
  server.use(
    onCall('salesDocument', ({ request }) => {
      asked(new URL(request.url).searchParams.get('locale'));
      return HttpResponse.error();
    }),
  );
  await show([piece('Paid slip', 'paid', SOLD)], 'en-SG');
  await userEvent.click(await screen.findByRole('button', { name: 'Statement (PDF)' }));
  await screen.findByText('Your statement did not load. Please try again.');
  expect(asked).toHaveBeenCalledWith('en-SG');
});

it.each([
  [2, 'Choose from what is stored', '/items?place=stored'],
  [0, 'How we sell for you', '/services-pricing?type=sell'],
])('says that nothing is for sale, and where one begins who stores %i', async (count, first, href) => {
  server.use(onCall('wardrobeSummary', () => ok({ countsByState: [{ state: 'stored', count }] })));
  await show([]);
  expect(await screen.findByRole('heading', { name: 'Nothing is for sale yet' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('link')[0]).toHaveAccessibleName(first));
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining(href));
});
