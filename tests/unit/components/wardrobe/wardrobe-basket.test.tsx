import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPrices, open, sentKeys } from './open-wardrobe';
import { router, sendCall, standInRouterAndCalls } from './wardrobe-stand-ins';

await standInRouterAndCalls();

beforeEach(answerPrices);
afterEach(() => void vi.clearAllMocks());

describe('the basket', () => {
  const ask = async (name: string, action = 'Care') => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: action }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => expect(within(basket).getByTestId('request-total')).toHaveTextContent('HK$180'));
    return { user, basket };
  };

  it('that was emptied by hand is closed, and its address with it', async () => {
    open({ item: 'shirt' });
    const user = userEvent.setup();
    await user.click(within(await screen.findByRole('dialog', { name: 'Sky linen shirt' })).getByRole('button', { name: 'Care' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await user.click(within(basket).getByRole('button', { name: 'Remove Sky linen shirt' }));
    expect(screen.queryByRole('dialog', { name: 'Your basket' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.query).toEqual({}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of one member is not the next one’s at this browser', async () => {
    const { unmount } = open();
    await ask('Sky linen shirt');
    unmount();
    const next = open({}, null, 'wing');
    expect(screen.queryByRole('button', { name: /^Basket/ })).not.toBeInTheDocument();
    next.unmount();
    open();
    expect(screen.getByRole('button', { name: /^Basket\s· 1/ })).toBeInTheDocument();
  });

  it('is one in all tabs: what another has put in or sent holds here', async () => {
    open();
    const key = 'draft:item-basket:mei';
    const tell = (value: string | null) =>
      act(() => {
        if (value === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
      });
    tell(
      JSON.stringify({
        lines: [
          { itemId: 'coat', action: 'care', service: 'repair', note: '' },
          { itemId: 'shirt', action: 'sell', note: '' },
        ],
        key: 'k',
        attempt: 'a',
      }),
    );
    expect(screen.getByRole('button', { name: /^Basket\s· 2/ })).toBeInTheDocument();
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
    await waitFor(() => expect(sentKeys()).toHaveLength(2));
    expect(new Set(sentKeys()).size).toBe(1);
    expect(sendCall.mock.calls.filter(([name]) => name === 'quoteItemRequests')).toHaveLength(1);
  });
});
