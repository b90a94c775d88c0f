import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { type ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SaleSection } from '@/components/wardrobe/passport/sale-section';
import type { Currency } from '@/lib/config/regions';
import type { ItemState } from '@/lib/contract/wardrobe';
import { REQUEST_LINES_MAXIMUM } from '@/lib/contract/wardrobe-names';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { SITES } from '@/tests/builders/sites';
import { createItem } from '@/tests/builders/wardrobe-items';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';
import { standIn } from '@/tests/setup/stand-in';

// Where the money goes is asked of the server, and has tests of its own.
await standIn(import('@/components/wardrobe/payout/payout-panel'), { PayoutPanel: () => null });

const server = startApiServer();
const user = realUser.setup({ delay: null });
let sent: unknown[];

const SALE = {
  listPrice: 100_000,
  floorPrice: null,
  commissionPercent: 40,
  payout: 60_000,
  soldPrice: null,
  rejectedBecause: null,
  submittedAt: '2026-11-01T10:00:00+08:00',
  listedAt: null,
  soldAt: null,
  paidAt: null,
};

beforeEach(() => {
  standAt('/sales');
  sent = [];
  server.use(
    onCall('items', () => ok({ items: [], nextCursor: null, itemCount: 0, version: 1, gone: [] })),
    onCall('wardrobeSummary', () =>
      HttpResponse.json({
        statusCode: 200,
        message: 'OK',
        data: { countsByState: [], sellingTerms: { version: SELLING_TERMS_VERSION, agreedAt: '2026-11-02T10:00:00+08:00' } },
      }),
    ),
    // Whole: what is missing would be asked for again, for seven seconds.
    onCall('priceService', () => ok({ shoppingCarts: [], timeslotInformation: [], districts: [], memberships: [] })),
    onCall('approvePrice', async ({ request }) => {
      sent.push(await request.json());
      return ok({ item: createItem(0, { state: 'stored' }), version: 2 });
    }),
  );
});

const draw = (state: ItemState, currency: Currency = 'HKD', consignment: ComponentProps<typeof SaleSection>['consignment'] = SALE) =>
  renderWithTexts(<SaleSection item={createItem(0, { state })} consignment={consignment} currency={currency} />);

it.each<[ItemState, string, string, string, string]>([
  ['listed', 'Take it off sale', 'Take it off sale?', 'Take it off sale', 'withdraw'],
  ['priced', 'No, keep it stored', 'Keep it stored?', 'Keep it stored', 'decline'],
  ['rejected', 'Keep it stored', 'Keep it stored?', 'Keep it stored', 'keep'],
])(
  'a sale that is %s does not end by one press: it is asked, and left alone until that is answered',
  async (state, name, title, confirm, decision) => {
    draw(state);
    await user.click(screen.getByRole('button', { name }));
    const [back] = within(await screen.findByRole('dialog', { name: title })).getAllByRole('button', { name: /^(Back|Leave it on sale)$/ });
    if (!back) throw new Error('No way back');
    await user.click(back);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);

    await user.click(screen.getByRole('button', { name }));
    await user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ decision }]);
  },
);

it.each(SITES)('a floor of $country is never 0 nor below the fee, and is asked about under half', async ({ currency, sign }) => {
  draw('priced', currency);
  const floor = screen.getByLabelText('Your minimum price');
  const approve = screen.getByRole('button', { name: `Approve ${sign}1,000` });
  for (const impossible of currency === 'HKD' ? ['0', '99', '1,001', 'S$500'] : ['0', '17', '1,001', 'HK$500']) {
    await user.clear(floor);
    await user.type(floor, impossible);
    await user.click(approve);
    expect(floor).toHaveAccessibleDescription(expect.stringContaining(` to ${sign}1,000`));
    expect(floor).toHaveValue(impossible);
  }
  await user.clear(floor);
  await user.type(floor, '１２０');
  await user.click(approve);
  const question = within(await screen.findByRole('dialog', { name: 'Set a minimum below half our price?' }));
  expect(question.getByText(`${sign}72`)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Change the minimum price' }));
  expect(sent).toEqual([]);
  await user.click(approve);
  await user.click(await screen.findByRole('button', { name: `Yes, ${sign}120` }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', floorPrice: 12_000, isLowFloorMeant: true }]));
});

it.each(SITES)('approves a usual floor of $country at once', async ({ currency, sign }) => {
  draw('priced', currency);
  const floor = screen.getByLabelText('Your minimum price');
  expect(floor).toHaveValue(`${sign}800`);
  await user.clear(floor);
  await user.type(floor, `${sign}700`);
  await user.click(screen.getByRole('button', { name: `Approve ${sign}1,000` }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', floorPrice: 70_000 }]));
});

it('an approval that is pressed before the terms are known is sent once they are', async () => {
  const item = createItem(0, { state: 'priced' });
  renderWithTexts(<SaleSection item={item} consignment={SALE} currency="HKD" />);
  fireEvent.click(screen.getByRole('button', { name: 'Approve HK$1,000' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', floorPrice: 80_000 }]));
});

it.each(SITES)('an approval of $country is a contract: price and net by date, the terms agreed to once', async ({ currency, sign }) => {
  vi.useFakeTimers({ now: new Date('2026-11-27T02:00:00Z'), toFake: ['Date'] });
  server.use(onCall('wardrobeSummary', () => ok({ countsByState: [], sellingTerms: null })));
  const consignment = {
    ...SALE,
    commissionBands: [
      { from: 0, percent: 50 },
      { from: 80_000, percent: 40 },
    ],
  };
  const { unmount } = draw('priced', currency, consignment);
  await user.clear(screen.getByLabelText('Your minimum price'));
  await user.type(screen.getByLabelText('Your minimum price'), '750');
  // The last reduction would be 700: the floor holds, and a lower price is in a dearer band.
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([`27 Nov${sign}1,000${sign}600`, `27 Dec${sign}850${sign}510`, `26 Jan${sign}750${sign}375`]),
  );
  expect(screen.getByText(/If it has not sold by 25 February 2027, you decide/)).toBeInTheDocument();
  const approve = screen.getByRole('button', { name: `Approve ${sign}1,000` });
  const terms = await screen.findByRole('checkbox', { name: 'I agree to these selling terms' });
  await user.click(approve);
  expect(terms).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(terms);
  await user.click(approve);
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', floorPrice: 75_000, sellingTerms: SELLING_TERMS_VERSION }]));
  unmount();
  vi.useRealTimers();
});

const UNSOLD = { ...SALE, floorPrice: 60_000, listedAt: '2026-08-01T10:00:00+08:00', commissionBands: [{ from: 0, percent: 40 }] };
const drawUnsold = () =>
  renderWithTexts(<SaleSection item={createItem(0, { state: 'listed', name: 'Unsold coat' })} consignment={UNSOLD} currency="HKD" />, {
    registry: storesOf({ id: 'seller' }),
  });

it('a piece that was not sold in its days is listed again, at a lower price only', async () => {
  drawUnsold();
  expect(await screen.findByText('Not sold in 90 days')).toBeInTheDocument();
  const price = screen.getByLabelText('New asking price');
  // What buyers saw last: 30 % less.
  expect(price).toHaveValue('HK$700');
  await user.clear(price);
  await user.type(price, '1000');
  await user.click(screen.getByRole('button', { name: 'List it again for HK$1,000' }));
  expect(price).toHaveAccessibleDescription(/below the previous price/);
  expect(sent).toEqual([]);
  await user.clear(price);
  await user.type(price, '800');
  // From the 31st day 15 % less; 30 % less on the 61st would be below the minimum.
  const rows = within(screen.getByRole('table', { name: 'Price by date' })).getAllByRole('row');
  expect(rows.map(({ children }) => children[1]?.textContent)).toEqual(['Price', 'HK$800', 'HK$680', 'HK$600']);
  await user.click(screen.getByRole('button', { name: 'List it again for HK$800' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'relist', listPrice: 80_000, floorPrice: 60_000 }]));
});

it.each([
  ['Keep it stored', 'Take it off sale?', 'Take it off sale', []],
  ['Have it delivered', 'Have it delivered?', 'Put it in my basket', ['deliver']],
  ['Give it to charity', 'Give it to charity?', 'Put it in my basket', ['donate']],
])('or its owner chooses “%s”, which ends the sale once that is confirmed', async (choice, title, confirm, actions) => {
  drawUnsold();
  await user.click(await screen.findByRole('button', { name: choice }));
  await user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: confirm }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'withdraw' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => {
    const kept = Object.values({ ...localStorage }).join(' ');
    expect(['deliver', 'donate'].filter((action) => kept.includes(`"action":"${action}"`))).toEqual(actions);
  });
  // What is left to do is done in the basket.
  await waitFor(() => expect(window.location.pathname).toBe(actions.length > 0 ? '/items' : '/sales'));
  localStorage.clear();
});

it('but stays on sale while the basket has no room for it', async () => {
  const lines = Array.from({ length: REQUEST_LINES_MAXIMUM }, (_, index) => ({ itemId: `other-${index}`, action: 'deliver', note: '' }));
  localStorage.setItem('draft:item-basket:seller', JSON.stringify({ lines, attempt: 'a' }));
  drawUnsold();
  await user.click(await screen.findByRole('button', { name: 'Have it delivered' }));
  expect(await screen.findByText(/^Not added: Unsold coat\./)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  localStorage.clear();
});
