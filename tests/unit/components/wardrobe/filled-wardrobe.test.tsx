import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilledWardrobe } from '@/components/wardrobe/filled-wardrobe';
import type { SummaryQuery } from '@/components/wardrobe/summary-query';
import { ToastProvider } from '@/components/ui/toast-provider';
import { queryClient } from '@/services/http/query-client';
import { StoresProvider } from '@/stores/stores-provider';
import { useUserStore } from '@/stores/user-store';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem } from '@/tests/builders/wardrobe-items';
import { asPathOf } from '@/tests/setup/as-path';
import { listen } from '@/tests/setup/listen';

const { router, sendCall } = vi.hoisted(() => ({
  router: { isReady: true, pathname: '/items', query: {} as Record<string, unknown>, get asPath() { return asPathOf(this); }, replace: vi.fn(async () => true), push: vi.fn(async () => true), events: { on: () => undefined, off: () => undefined } },
  sendCall: vi.fn(),
}));
vi.mock('next/router', () => ({ useRouter: () => router }));
vi.mock('@/services/http/send-call', () => ({ sendCall }));

// Two cores may be shared by many: the bounds are there to end a test, not to time it.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const wrapper = await inLocale('en');
const ITEMS = [
  createItem(0, { id: 'coat', name: 'Camel wool coat', state: 'stored', category: 'outerwear' }),
  createItem(1, { id: 'shirt', name: 'Sky linen shirt', state: 'stored', category: 'tops' }),
  createItem(2, { id: 'qipao', name: 'Jade silk qipao', state: 'at-home', category: 'traditional' }),
];
const cards = () => within(screen.getByRole('list', { name: 'Your pieces' })).getAllByRole('link').map((link) => link.querySelector('strong')?.textContent);

/** As on the page: nothing of the wardrobe is there before its member is known. */
function Member({ id, children }: { id: string; children: ReactNode }) {
  const { user, receiveUser } = useUserStore((state) => state);
  useEffect(() => receiveUser({ id, email: `${id}@example.com`, firstName: 'Mei', lastName: 'Chan' }), [id, receiveUser]);
  return user ? children : null;
}

function open(query: Record<string, unknown> = {}, summary: SummaryQuery | null = null, member = 'mei') {
  router.query = query;
  return render(
    <StoresProvider locale="en" promoBanner={null}>
      <ToastProvider>
        <Member id={member}><FilledWardrobe firstName="Mei" loaded={{ items: ITEMS, nextCursor: null, itemCount: 3, currency: 'HKD', version: 1 }} isComplete rest={null} summary={summary} carePrices={{ repair: { amount: 22_000, currency: 'HKD' }, alteration: { amount: 9_000, currency: 'SGD' }, donation: { amount: 0, currency: 'HKD' } }} /></Member>
      </ToastProvider>
    </StoresProvider>,
    { wrapper },
  );
}

beforeEach(() => {
  sendCall.mockImplementation(async (name: string, { body }: { body?: { lines: { itemId: string; action: string }[] } }) => {
    if (name !== 'quoteItemRequests') return { kind: 'unreachable' };
    const lines = (body?.lines ?? []).map((line) => ({ ...line, price: line.action === 'care' ? 18_000 : 0, problem: null }));
    return { kind: 'ok', status: 200, data: { quote: { lines, extras: [], usesFreeDelivery: false, needsBooking: false, total: 18_000 * lines.length, currency: 'HKD', validUntil: '2030-01-01T00:00:00+08:00' } } };
  });
});
afterEach(() => {
  queryClient().clear();
  window.localStorage.clear();
  vi.clearAllMocks();
});

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
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/items', query: { q: 'linen' } }, undefined, { shallow: true, scroll: false });
  });

  it('opens as its address says, and says so when nothing fits', async () => {
    const user = userEvent.setup();
    open({ place: 'at-home', category: 'outerwear' });
    expect(screen.getByRole('heading', { name: 'No piece fits all of that' })).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
    if (clear) await user.click(clear);
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('puts what was selected into a basket with the server\'s price, and the basket survives', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Camel wool coat' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Jade silk qipao' }));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: 'Selected pieces' });
    expect(within(bar).getByText('3 selected')).toBeInTheDocument();
    // Of three, the one that is at home cannot be cleaned in our rooms.
    await user.click(within(bar).getByRole('button', { name: /Care · 2/ }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => expect(within(basket).getByTestId('request-total')).toHaveTextContent('HK$360'));
    expect(screen.queryByRole('region', { name: 'Selected pieces' })).not.toBeInTheDocument();
    unmount();
    open();
    expect(screen.getByRole('button', { name: 'Basket · 2' })).toBeInTheDocument();
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
    const keys = sendCall.mock.calls.filter(([name]) => name === 'createItemRequests').map(([, options]) => (options as { idempotencyKey: string }).idempotencyKey);
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sendCall.mock.calls.filter(([name]) => name === 'createItemRequests')).toHaveLength(2));
    const again = sendCall.mock.calls.filter(([name]) => name === 'createItemRequests').map(([, options]) => (options as { idempotencyKey: string }).idempotencyKey);
    expect(again).toEqual([keys[0], keys[0]]);
  });
});

describe('a service chosen beforehand', () => {
  it('is named with its price, and is the one that the pieces get', async () => {
    const user = userEvent.setup();
    open({ service: 'repair' });
    expect(screen.getByText('Repair: HK$220 a piece')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Sky linen shirt' }));
    await user.click(screen.getByRole('button', { name: 'Care' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    expect(within(basket).getByRole('combobox', { name: 'Service for Sky linen shirt' })).toHaveValue('repair');
    await waitFor(() => expect(sendCall).toHaveBeenCalledWith('quoteItemRequests', expect.objectContaining({ body: expect.objectContaining({ lines: [{ itemId: 'shirt', action: 'care', service: 'repair' }] }) })));
  });

  it('leaves the address when it is not wanted, and nothing else does', async () => {
    open({ service: 'repair', place: 'stored' });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/items', query: { place: 'stored' } }, undefined, { shallow: true, scroll: false });
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
    expect(screen.getByText(/then “Donate”/)).toBeInTheDocument();
  });
});

describe('the basket', () => {
  const ask = async (name: string, action = 'Care') => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: action }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => expect(within(basket).getByTestId('request-total')).toHaveTextContent('HK$180'));
    return { user, basket };
  };

  it('that was emptied by hand is closed: the pieces can be opened again', async () => {
    open({ item: 'shirt' });
    const user = userEvent.setup();
    await user.click(within(await screen.findByRole('dialog', { name: 'Sky linen shirt' })).getByRole('button', { name: 'Care' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await user.click(within(basket).getByRole('button', { name: 'Remove Sky linen shirt' }));
    expect(screen.queryByRole('dialog', { name: 'Your basket' })).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Sky linen shirt' })).toBeInTheDocument();
  });

  it('of one member is not the next one’s at this browser', async () => {
    const { unmount } = open();
    await ask('Sky linen shirt');
    unmount();
    const next = open({}, null, 'wing');
    expect(screen.queryByRole('button', { name: /^Basket/ })).not.toBeInTheDocument();
    next.unmount();
    open();
    expect(screen.getByRole('button', { name: 'Basket · 1' })).toBeInTheDocument();
  });

  it('is one in all tabs: what another has put in or sent holds here', async () => {
    open();
    const key = 'draft:item-basket:mei';
    const tell = (value: string | null) => act(() => {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    });
    tell(JSON.stringify({ lines: [{ itemId: 'coat', action: 'care', service: 'repair', note: '' }, { itemId: 'shirt', action: 'sell', note: '' }], key: 'k', attempt: 'a' }));
    expect(screen.getByRole('button', { name: 'Basket · 2' })).toBeInTheDocument();
    tell(null);
    expect(screen.queryByRole('button', { name: /^Basket/ })).not.toBeInTheDocument();
  });

  it.each([
    ['a broken server', { status: 500, body: { statusCode: 500 }, code: 'INTERNAL' }],
    ['a proxy', { status: 502, body: '<html>Bad gateway</html>', code: null }],
  ])('does not take an answer of %s for a no', async (_from, answer) => {
    open();
    const { user, basket } = await ask('Sky linen shirt');
    sendCall.mockImplementation(async () => ({ kind: 'rejected', message: null, fields: [], retryAfterSeconds: null, ...answer }));
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    expect(await within(basket).findByRole('alert')).toHaveTextContent('it will not be booked twice');
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    const keys = () => sendCall.mock.calls.filter(([name]) => name === 'createItemRequests').map(([, options]) => (options as { idempotencyKey: string }).idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
    expect(sendCall.mock.calls.filter(([name]) => name === 'quoteItemRequests')).toHaveLength(1);
  });
});

describe('what stands above the pieces', () => {
  const query = (part: Partial<SummaryQuery>): SummaryQuery => ({ data: undefined, isPending: false, isFetching: false, refetch: vi.fn(), ...part });
  const data: SummaryQuery['data'] = {
    plan: { packages: [{ package: 'x', itemsUsed: 10_000, itemsAllowed: 12_000 }], itemsUsed: 10_000, itemsAllowed: 12_000, freeDeliveriesLeft: 1, freeDeliveriesAllowed: 2, renewsOn: '2026-12-01' },
    nextBooking: { id: 'b', kind: 'delivery', date: '2026-11-24', time: '11-13', itemCount: 2 }, visitCount: 3,
    itemCount: 10_000, countsByState: [], pricesToApprove: 2, version: 1, currency: 'HKD',
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
    expect(screen.getByRole('button', { name: 'All visits · 3' })).toBeInTheDocument();
    expect(screen.getByText('2 prices wait for you')).toBeInTheDocument();
  });

  it('leads to one visit alone when there is no other', () => {
    open({}, query({ data: { ...data, visitCount: 1 } }));
    expect(screen.getByRole('button', { name: 'Move or cancel' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^All visits/ })).not.toBeInTheDocument();
  });
});
