import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilledWardrobe } from '@/components/wardrobe/room/filled-wardrobe';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { createItemRequest } from '@/tests/builders/item-requests';
import { createItem } from '@/tests/builders/wardrobe-items';
import { router, sendCall, standInRouterAndCalls } from './wardrobe-stand-ins';

await standInRouterAndCalls();

const ITEMS = [createItem(0, { id: 'shirt', name: 'Sky linen shirt', state: 'stored', category: 'tops' })];

function open(query: Record<string, unknown> = {}) {
  router.query = query;
  renderWithTexts(
    <FilledWardrobe
      firstName="Mei"
      loaded={{ items: ITEMS, nextCursor: null, itemCount: 1, currency: 'HKD', version: 1 }}
      isComplete
      rest={null}
      summary={null}
      carePrices={{}}
    />,
    { registry: storesOf({ id: 'mei', email: 'mei@example.com', firstName: 'Mei', lastName: 'Chan' }) },
  );
}

afterEach(() => {
  vi.clearAllMocks();
});

describe('what was confirmed', () => {
  const answer = (data: object) => ({ kind: 'ok', status: 200, data });
  const requests = (...all: ReturnType<typeof createItemRequest>[]) => answer({ requests: all, nextCursor: null });

  it('is shown under its own address, where the mail leads, with its price and until when it can be taken back', async () => {
    sendCall.mockImplementation(async (name: string) =>
      name === 'itemRequests' ? requests(createItemRequest({ undoUntil: '2099-11-23T03:00:00.000Z' })) : { kind: 'unreachable' },
    );
    open({ request: 'request-1' });
    const drawer = await screen.findByRole('dialog', { name: 'Request R-0001' });
    for (const words of ['Camel wool coat', 'The left cuff', 'Ring twice', 'Booked']) {
      expect(within(drawer).getByText(words)).toBeInTheDocument();
    }
    expect(within(drawer).getByText('Total').parentElement).toHaveTextContent('HK$260');
    expect(within(drawer).getByText(/cancel it free of charge until 23 November 2099, 11:00/)).toBeInTheDocument();
    await userEvent.setup().click(within(drawer).getByRole('button', { name: 'Cancel this request' }));
    expect(sendCall).toHaveBeenCalledWith('undoItemRequest', expect.objectContaining({ params: { id: 'request-1' } }));
  });

  it('is listed, also what needs no visit, and each leads to its own', async () => {
    sendCall.mockImplementation(async (name: string) =>
      name === 'itemRequests'
        ? requests(createItemRequest({ id: 'r-2', status: 'done', booking: null, total: 14_000 }), createItemRequest())
        : { kind: 'unreachable' },
    );
    open({ request: 'all' });
    const drawer = await screen.findByRole('dialog', { name: 'All requests' });
    await userEvent.setup().click(await within(drawer).findByRole('button', { name: /Done\s· Deliver\s· Care\s· HK\$140/ }));
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(
        { pathname: '/items', query: { request: 'r-2' } },
        { pathname: '/items', query: { request: 'r-2' } },
        {
          shallow: true,
          scroll: false,
        },
      ),
    );
  });

  it('that is nobody’s, or another’s, is said not to be there', async () => {
    sendCall.mockImplementation(async (name: string) => (name === 'itemRequests' ? requests() : { kind: 'unreachable' }));
    open({ request: 'of-somebody-else' });
    expect(await screen.findByText('We could not find this request in your wardrobe.')).toBeInTheDocument();
  });
});

describe('a basket', () => {
  const quoteOf = (lines: { itemId: string; action: string }[], problem: string | null, part: object = {}) => ({
    kind: 'ok',
    status: 200,
    data: {
      quote: {
        lines: lines.map((line) => ({ ...line, price: 18_000, problem })),
        extras: [],
        usesFreeDelivery: false,
        needsBooking: false,
        total: problem ? 0 : 18_000,
        currency: 'HKD',
        validUntil: '2030-01-01T00:00:00+08:00',
        ...part,
      },
    },
  });

  it('whose answer got lost, changed and sent again, is told as booked, and taken out of its own way', async () => {
    let hasArrived = false;
    const arrived = createItemRequest({
      lines: [
        {
          itemId: 'shirt',
          itemName: 'Sky linen shirt',
          picture: { name: 'garment-linen-shirt' },
          action: 'care',
          service: 'dry-cleaning',
          note: '',
          price: 18_000,
          status: 'booked',
        },
      ],
    });
    sendCall.mockImplementation(async (name: string, { body }: { body?: { lines: { itemId: string; action: string }[] } }) => {
      if (name === 'quoteItemRequests') return quoteOf(body?.lines ?? [], hasArrived ? 'unavailable' : null);
      if (name === 'itemRequests') return { kind: 'ok', status: 200, data: { requests: [arrived], nextCursor: null } };
      if (name !== 'createItemRequests') return { kind: 'unreachable' };
      if (hasArrived) {
        return {
          kind: 'rejected',
          status: 422,
          body: { statusCode: 422 },
          code: 'IDEMPOTENCY_MISMATCH',
          message: null,
          fields: [],
          retryAfterSeconds: null,
        };
      }
      hasArrived = true;
      return { kind: 'unreachable' };
    });
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Sky linen shirt' }));
    await user.click(screen.getByRole('button', { name: 'Care' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => expect(within(basket).getByTestId('request-total')).toHaveTextContent('HK$180'));
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    await within(basket).findByText(/it will not be booked twice/);
    await user.type(within(basket).getByRole('textbox', { name: /Note for Sky linen shirt/ }), 'Cuffs');
    await user.click(within(basket).getByRole('button', { name: 'Confirm' }));
    expect(await within(basket).findByText('Your earlier request is booked')).toBeInTheDocument();
    expect(within(basket).queryByText(/Nothing was booked or charged/)).not.toBeInTheDocument();
    expect(await within(basket).findByText('Request R-0001 is already booked')).toBeInTheDocument();
    await user.click(within(basket).getByRole('button', { name: 'Remove what is booked' }));
    expect(screen.queryByRole('dialog', { name: 'Your basket' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.query).toEqual({ request: 'request-1' }));
  });

  it('that waits for an invoice says so with its price, and leads there', async () => {
    sendCall.mockImplementation(async (name: string, { body }: { body?: { lines: { itemId: string; action: string }[] } }) =>
      name === 'quoteItemRequests' ? quoteOf(body?.lines ?? [], null, { isPaused: true }) : { kind: 'unreachable' },
    );
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Sky linen shirt' }));
    await user.click(screen.getByRole('button', { name: 'Deliver' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    expect(await within(basket).findByText('Deliveries are on hold')).toBeInTheDocument();
    expect(within(basket).getByRole('link', { name: 'Go to Billing' })).toHaveAttribute('href', '/billings');
    expect(within(basket).getByRole('button', { name: 'Choose a date' })).toHaveAttribute('aria-disabled', 'true');
  });
});
