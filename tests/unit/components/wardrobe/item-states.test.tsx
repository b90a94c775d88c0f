import { cleanup, screen, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ItemStateText } from '@/components/wardrobe/list/item-state';
import { PassportStanding } from '@/components/wardrobe/passport/passport-standing';
import { SaleSection } from '@/components/wardrobe/passport/sale-section';
import type { ItemState, RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { ITEM_STATES, REQUEST_ACTIONS } from '@/lib/contract/wardrobe-names';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItem } from '@/tests/builders/wardrobe-items';
import { PassportActions } from '@/components/wardrobe/passport/passport-drawer';
import { standIn } from '@/tests/setup/stand-in';

// Where the money goes is asked of the server, and has tests of its own.
await standIn(import('@/components/wardrobe/payout/payout-panel'), { PayoutPanel: () => null });
await standIn(import('next/router'), {
  useRouter: () => ({ isReady: true, pathname: '/items', asPath: '/items', query: {}, push: vi.fn(async () => true) }),
});

const user = realUser.setup({ delay: null });
afterEach(cleanup);

interface Shown {
  label: string;
  about: RegExp;
  /** What can be asked for a free piece. */
  actions: readonly string[];
  /** What is said of the sale, and what the owner may do about it. */
  sale?: { step: string | null; says: readonly RegExp[]; buttons: readonly (string | RegExp)[] };
}

/** How each state of the union is shown to its owner. */
const SHOWN: Record<ItemState, Shown> = {
  requested: { label: 'To be collected', about: /collect it on the day you booked/, actions: [] },
  collected: { label: 'Collected', about: /in our van, on the way to our rooms/, actions: [] },
  inspected: { label: 'Being inspected', about: /are inspecting it, taking photos/, actions: [] },
  stored: { label: 'Stored', about: /climate-controlled rooms/, actions: ['Deliver', 'Care', 'Sell', 'Donate'] },
  'in-transit': { label: 'On its way', about: /It is with our driver/, actions: [] },
  'at-home': { label: 'At home', about: /Book a collection to send it back/, actions: ['Collect'] },
  submitted: {
    label: 'Received for sale',
    about: /checking whether it is genuine/,
    actions: [],
    sale: { step: 'Arrived', says: [], buttons: [] },
  },
  authenticated: { label: 'Authenticated', about: /working out a price/, actions: [], sale: { step: 'Genuine', says: [], buttons: [] } },
  rejected: {
    label: 'Not accepted for sale',
    about: /you decide what happens next/,
    actions: ['Deliver', 'Donate'],
    sale: { step: null, says: [/could not confirm where this piece comes from/], buttons: ['Keep it stored'] },
  },
  priced: {
    label: 'Price to approve',
    about: /Nothing is listed until you approve it/,
    actions: [],
    sale: {
      step: 'Priced',
      says: [/Proposed price.*HK\$1,000/, /Commission.*40%/, /You receive at that price.*HK\$600/],
      buttons: [/^Approve HK\$1,000/, 'No, keep it stored'],
    },
  },
  listed: {
    label: 'Listed for sale',
    about: /Buyers can see it/,
    actions: [],
    sale: { step: 'Listed', says: [/Your minimum price.*HK\$850/], buttons: ['Change the minimum price', 'Take it off sale'] },
  },
  sold: {
    label: 'Sold',
    about: /paid fourteen days after the buyer has received it/,
    actions: [],
    sale: { step: 'Sold', says: [/Sold for.*HK\$940/, /You receive.*HK\$564/], buttons: [] },
  },
  paid: {
    label: 'Paid out',
    about: /We have paid you/,
    actions: [],
    sale: { step: 'Paid', says: [/Sold for.*HK\$940/], buttons: [] },
  },
  donated: { label: 'Donated', about: /Donated, with our thanks/, actions: [] },
};

/** The sums of a sale that has come so far. */
function consignmentIn(state: ItemState): NonNullable<WardrobeItem['consignment']> {
  const isPriced = ['priced', 'listed', 'sold', 'paid'].includes(state);
  const isSold = state === 'sold' || state === 'paid';
  return {
    listPrice: isPriced ? 100_000 : null,
    floorPrice: isPriced && state !== 'priced' ? 85_000 : null,
    commissionPercent: isPriced ? 40 : null,
    payout: isSold ? 56_400 : isPriced ? 60_000 : null,
    soldPrice: isSold ? 94_000 : null,
    rejectedBecause: state === 'rejected' ? 'provenance' : null,
    submittedAt: '2026-11-01T10:00:00+08:00',
    listedAt: null,
    soldAt: null,
    paidAt: null,
  };
}

const draw = (view: React.ReactElement) => renderWithTexts(view);
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe.each(ITEM_STATES)('a piece that is %s', (state) => {
  const { label, about, actions, sale } = SHOWN[state];

  it('says where it is, in the list and in its passport', () => {
    const item = createItem(0, { state });
    draw(
      <ul>
        <li>
          <ItemStateText item={item} />
        </li>
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(new RegExp(`^${label}$`));
    cleanup();
    draw(<PassportStanding item={item} />);
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(about)).toBeVisible();
    // Nothing is open for it, so there is nothing to take back.
    expect(buttons()).toEqual([]);
  });

  it('offers what can be asked for it, and nothing while something is open', async () => {
    const asked = vi.fn<(action: RequestAction) => void>();
    draw(<PassportActions item={createItem(0, { state })} onAction={asked} />);
    expect(buttons()).toEqual(actions);
    for (const name of actions) await user.click(screen.getByRole('button', { name }));
    expect(asked.mock.calls.map(([action]) => action)).toEqual(actions.map((name) => name.toLowerCase()));
    cleanup();
    draw(
      <PassportActions
        item={createItem(0, { state, openRequest: { id: 'r', action: 'care', service: 'repair', status: 'booked', undoUntil: null } })}
        onAction={asked}
      />,
    );
    expect(buttons()).toEqual([]);
    cleanup();
    // What is in a sealed bag nobody has seen: it is neither cleaned nor sold.
    draw(<PassportActions item={createItem(0, { state, category: 'sealed-bag', sealedNote: 'Ski' })} onAction={asked} />);
    expect(buttons()).toEqual(actions.filter((name) => name !== 'Care' && name !== 'Sell'));
  });

  if (!sale) return;
  it('says how far its sale has come, what it brings, and what the owner may do', () => {
    draw(<SaleSection item={createItem(0, { state })} consignment={consignmentIn(state)} currency="HKD" />);
    const section = screen.getByRole('region', { name: 'Your sale' });
    const current = section.querySelector('[aria-current=step]');
    if (sale.step) expect(current).toHaveTextContent(new RegExp(`^${sale.step}`));
    else expect(current).toBeNull();
    for (const words of sale.says) expect(section).toHaveTextContent(words);
    const shown = within(section).queryAllByRole('button');
    expect(shown).toHaveLength(sale.buttons.length);
    for (const name of sale.buttons) expect(within(section).getByRole('button', { name })).toBeEnabled();
  });
});

it('takes the focus over from a decision that is gone with what it decided, and from nothing else', async () => {
  const passport = (state: ItemState, isAsking: boolean) => (
    <>
      <PassportStanding item={createItem(0, { state })} />
      {isAsking ? <button>Yes</button> : <input />}
    </>
  );
  const { rerender } = draw(passport('priced', true));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  rerender(passport('listed', false));
  expect(screen.getByText('Listed for sale').closest('[tabindex]')).toHaveFocus();
  await user.click(screen.getByRole('textbox'));
  rerender(passport('sold', false));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.click(document.body);
  rerender(passport('paid', false));
  expect(document.body).toHaveFocus();
});

it('the team’s own words stand as they are', () => {
  draw(
    <SaleSection
      item={createItem(0, { state: 'rejected' })}
      consignment={{ ...consignmentIn('rejected'), rejectedBecause: 'The lining is not the maker’s.' }}
      currency="HKD"
    />,
  );
  expect(screen.getByText('The lining is not the maker’s.')).toBeVisible();
});

describe.each(REQUEST_ACTIONS)('a piece with an open request: %s', (action) => {
  const OPEN: Record<RequestAction, string> = {
    deliver: 'Delivery',
    collect: 'Collection',
    care: 'Care booked',
    sell: 'Sale requested',
    donate: 'Donation requested',
  };
  const at: Record<RequestAction, ItemState> = {
    deliver: 'stored',
    collect: 'requested',
    care: 'stored',
    sell: 'submitted',
    donate: 'stored',
  };
  const isVisit = action === 'deliver' || action === 'collect';
  const withRequest = (part: Partial<NonNullable<WardrobeItem['openRequest']>>) =>
    createItem(0, {
      state: at[action],
      openRequest: { id: 'r', action, status: 'booked', undoUntil: null, ...(isVisit ? { date: '2026-11-24' } : {}), ...part },
    });

  it('says what was asked before where it is, and until when that can be taken back', () => {
    draw(<PassportStanding item={withRequest({ undoUntil: '2026-11-23T11:00:00+08:00' })} />);
    // The day is a word of its own: what stands before it is cut first.
    expect(screen.getByText(OPEN[action])).toBeVisible();
    if (isVisit) expect(screen.getByText('· 24 Nov')).toBeVisible();
    expect(screen.getByText('We have not started yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel this request' })).toBeEnabled();
    expect(screen.getByText(/can be cancelled until/).closest('p')).toHaveTextContent(/Mon, 23 Nov · 11:00/);
  });

  it('offers no way back when the server names no time for it, or our team has begun', () => {
    draw(<PassportStanding item={withRequest({})} />);
    expect(buttons()).toEqual(['What was booked, and its price']);
    cleanup();
    draw(<PassportStanding item={withRequest({ status: 'under-way', undoUntil: '2099-11-23T11:00:00+08:00' })} />);
    expect(screen.getByText('Our team is working on it.')).toBeVisible();
    expect(buttons()).toEqual(['What was booked, and its price']);
  });
});
