import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { SITES } from '@/tests/builders/sites';
import { listen } from '@/tests/setup/listen';
import { answerPrices, cards, open, sentKeys } from './open-wardrobe';
import { router, sendCall, standInRouterAndCalls } from './wardrobe-stand-ins';

await standInRouterAndCalls();

beforeEach(answerPrices);
afterEach(() => void vi.clearAllMocks());

describe('a wardrobe', () => {
  it('shows its pieces with their state, each with an address of its own', () => {
    open();
    expect(cards()).toEqual(['Camel wool coat', 'Sky linen shirt', 'Jade silk qipao']);
    expect(screen.getByRole('link', { name: /Jade silk qipao.*At home/ })).toHaveAttribute('href', expect.stringContaining('item=qipao'));
  });

  it('narrows at once, says how much is left, and writes the address when the choosing rests', async () => {
    const user = userEvent.setup();
    open();
    // In one go: between keystrokes on a loaded machine the address may settle in between.
    await user.click(screen.getByRole('searchbox'));
    await user.paste('linen');
    await waitFor(() => expect(cards()).toEqual(['Sky linen shirt']));
    expect(screen.getByText('1 of 3 pieces')).toBeInTheDocument();
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/items', query: { q: 'linen' } },
      { pathname: '/items', query: { q: 'linen' } },
      { shallow: true, scroll: false },
    );
  });

  it('opens as its address says, and says so when nothing fits', async () => {
    const user = userEvent.setup();
    open({ place: 'at-home', category: 'outerwear' });
    expect(screen.getByRole('heading', { name: 'No piece matches your search and filters' })).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
    if (clear) await user.click(clear);
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it("puts what was selected into a basket with the server's price, and the basket survives", async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Camel wool coat' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Jade silk qipao' }));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: 'Selected pieces' });
    expect(within(bar).getByText('3 selected')).toBeInTheDocument();
    // Of three, the one that is at home cannot be cleaned in our rooms.
    await user.click(within(bar).getByRole('button', { name: /Care\s· 2/ }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => expect(within(basket).getByTestId('request-total')).toHaveTextContent('HK$360'));
    expect(screen.queryByRole('region', { name: 'Selected pieces' })).not.toBeInTheDocument();
    unmount();
    open();
    expect(screen.getByRole('button', { name: /^Basket\s· 2/ })).toBeInTheDocument();
  });

  it('says aloud how many are selected from the first one on, and shows the bar only while there is one', async () => {
    const user = userEvent.setup();
    open();
    const bar = () => screen.queryByRole('region', { name: 'Selected pieces' });
    expect(bar()).toBeNull();
    const spoken = listen();
    expect(spoken()).not.toContain('selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select Sky linen shirt' }));
    expect(spoken()).toContain('1 selected');
    expect(bar()).toBeVisible();
    await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Select all 3' }));
    expect(spoken()).toContain('3 selected');
    await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Clear the selection' }));
    expect(spoken()).not.toContain('selected');
    expect(bar()).toBeNull();
    // What a search hides stays selected and is counted; what it shows can still be selected as a whole.
    for (const name of ['Camel wool coat', 'Jade silk qipao']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('searchbox'));
    await user.paste('linen');
    await waitFor(() => expect(spoken()).toMatch(/2 selected\s· 2 not shown/));
    await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Select 1' }));
    expect(spoken()).toMatch(/3 selected\s· 2 not shown/);
  });

  it('keeps the basket when the server cannot be reached, and does not claim that anything was booked', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Sky linen shirt' }));
    await user.click(screen.getByRole('button', { name: 'Care' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => expect(within(basket).getByTestId('request-total')).toHaveTextContent('HK$180'));
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    expect(await within(basket).findByRole('alert')).toHaveTextContent('it will not be booked twice');
    const keys = sentKeys();
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sentKeys()).toHaveLength(2));
    expect(sentKeys()).toEqual([keys[0], keys[0]]);
  });
});

describe('a service chosen beforehand', () => {
  it('is named with its price, and is the one that the pieces get', async () => {
    const user = userEvent.setup();
    open({ service: 'repair' });
    expect(screen.getByText('Repair: HK$220 per piece')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Sky linen shirt' }));
    await user.click(screen.getByRole('button', { name: 'Care' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    expect(within(basket).getByRole('combobox', { name: 'Service for Sky linen shirt' })).toHaveValue('repair');
    await waitFor(() =>
      expect(sendCall).toHaveBeenCalledWith(
        'quoteItemRequests',
        expect.objectContaining({ body: expect.objectContaining({ lines: [{ itemId: 'shirt', action: 'care', service: 'repair' }] }) }),
      ),
    );
  });

  it.each([
    [SITES[0], 'repair', /Please tell us what needs repairing\./],
    [SITES[1], 'alteration', /Please tell us what needs altering/],
  ] as const)('that mends needs a word before it can be sent: %o, %s', async (site, service, asked) => {
    const user = userEvent.setup();
    open({ service }, null, 'mei', site);
    await user.click(screen.getByRole('checkbox', { name: 'Select Sky linen shirt' }));
    await user.click(screen.getByRole('button', { name: 'Care' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => expect(within(basket).getByTestId('request-total')).toHaveTextContent('HK$'));
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    const note = within(basket).getByRole('textbox', { name: /Note for Sky linen shirt/ });
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription(asked);
    expect(sentKeys()).toEqual([]);
    await user.type(note, 'The left cuff');
    expect(note).toBeValid();
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sentKeys()).toHaveLength(1));
  });

  it('leaves the address when it is not wanted, and nothing else does', async () => {
    open({ service: 'repair', place: 'stored' });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/items', query: { place: 'stored' } },
      { pathname: '/items', query: { place: 'stored' } },
      {
        shallow: true,
        scroll: false,
      },
    );
  });

  it('names no price of another site, nor an unknown service', () => {
    const { unmount } = open({ service: 'alteration' });
    expect(screen.getByText('Alteration')).toBeInTheDocument();
    expect(screen.queryByText(/S\$90/)).not.toBeInTheDocument();
    unmount();
    open({ service: 'packing' });
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  });

  it('is a donation too, free of charge', () => {
    open({ service: 'donation' });
    expect(screen.getByText('Donation: free of charge')).toBeInTheDocument();
    expect(screen.getByText(/then press “Donate”/)).toBeInTheDocument();
  });
});

describe('what stands above the pieces', () => {
  const query = (part: Partial<SummaryQuery>): SummaryQuery => ({
    data: undefined,
    isPending: false,
    isFetching: false,
    failureCount: 0,
    refetch: vi.fn(),
    ...part,
  });
  const data: SummaryQuery['data'] = {
    plan: {
      packages: [{ package: 'x', itemsUsed: 10_000, itemsAllowed: 12_000 }],
      itemsUsed: 10_000,
      itemsAllowed: 12_000,
      freeDeliveriesLeft: 1,
      freeDeliveriesAllowed: 2,
      renewsOn: '2026-12-01',
    },
    nextBooking: { id: 'b', kind: 'delivery', date: '2026-11-24', time: '11-13', itemCount: 2 },
    visitCount: 3,
    itemCount: 10_000,
    countsByState: [],
    pricesToApprove: 2,
    version: 1,
    currency: 'HKD',
  };

  it('keeps its room while it loads', () => {
    open({}, query({ isPending: true }));
    expect(screen.getAllByRole('status').some((part) => part.getAttribute('aria-busy') === 'true')).toBe(true);
    expect(cards()).toHaveLength(3);
  });

  it('says that it failed, beside pieces that work, and is asked for again', async () => {
    const failed = query({});
    open({}, failed);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your plan did not load');
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(failed.refetch).toHaveBeenCalledTimes(1);
    expect(cards()).toHaveLength(3);
  });

  it('counts in groups of digits, and leads to every visit that is to come', () => {
    open({}, query({ data }));
    expect(screen.getByText('10,000 of 12,000 places')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'All visits\u00a0· 3' })).toBeInTheDocument();
    expect(screen.getByText('2 prices for you to approve')).toBeInTheDocument();
  });

  it('leads to one visit alone when there is no other', () => {
    open({}, query({ data: { ...data, visitCount: 1 } }));
    expect(screen.getByRole('button', { name: 'Move or cancel' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^All visits/ })).not.toBeInTheDocument();
  });
});
