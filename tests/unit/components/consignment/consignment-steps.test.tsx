import { screen, waitFor, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { createItem } from '@/tests/builders/wardrobe-items';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';
import booking from '@/locales/en/booking.json';
import consignment from '@/locales/en/consignment.json';
import errors from '@/locales/en/errors.json';
import { DAY, DRAFT, KEY, PIECES, PLACE, PRICES, show, VISIT } from './shown-steps';

vi.setConfig({ testTimeout: 120_000 });

const server = startApiServer();
const userEvent = realUser.setup({ delay: null });

let sent: { body: Record<string, unknown>; key: string | null }[];

beforeEach(() => {
  standAt('/services-pricing?type=sell&step=sell-check');
  sent = [];
  server.use(
    onCall('priceService', () => ok(PRICES)),
    onCall('wardrobeSummary', () => no(501, 'NOT_IMPLEMENTED')),
    onCall('consignments', () => ok({ consignments: [] })),
    onCall('holdSlot', () => no(501, 'NOT_IMPLEMENTED')),
    onCall('items', () => no(501, 'NOT_IMPLEMENTED')),
    onCall('paymentIntent', () => ok({ status: 'unknown' })),
  );
});

function orderAnswers(answer: () => Response) {
  server.use(
    onCall('orderConsignment', async ({ request }) => {
      sent.push({ body: (await request.json()) as Record<string, unknown>, key: request.headers.get('Idempotency-Key') });
      return answer();
    }),
  );
}
/** Whatever is filled in, with the review asked for. */
function keepDraft(part: object = {}) {
  window.localStorage.setItem(PLACE, JSON.stringify({ ...DRAFT, ...part }));
  standAt('/services-pricing?type=sell&step=sell-review');
}
const row = (number: number) => screen.getByRole('group', { name: `Piece ${number}` });
async function fill(number: number, brand: string, condition: string) {
  await userEvent.type(within(row(number)).getByLabelText('Brand'), brand);
  await userEvent.selectOptions(within(row(number)).getByLabelText('Category'), 'dress');
  await userEvent.selectOptions(within(row(number)).getByLabelText('Condition'), condition);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send 3 pieces' }));

describe('consigning', () => {
  it('answers each row at once, after commission, and goes on with one that can be taken', async () => {
    show();
    expect(await screen.findByText(/^Add 1 to 50 pieces\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to the terms' }));
    expect(await screen.findByText('Please enter your first piece: its brand, category and condition.')).toBeVisible();
    expect(within(row(1)).getByLabelText('Brand')).toHaveFocus();
    await fill(1, 'Zara', 'worn');
    expect(row(1)).toHaveTextContent('Pieces of this brand with visible wear do not sell with us.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to the terms' }));
    expect(await screen.findByText('We cannot take any of these. Add at least one piece that we can accept.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a piece' }));
    await fill(2, 'Chanel', 'excellent');
    // 3,302 to 6,145 less 30 %, to the nearest ten dollars.
    await waitFor(() => expect(row(2)).toHaveTextContent('Yesabout HK$2,310 to HK$4,300 for you'));
    await userEvent.click(screen.getByRole('button', { name: 'Add a piece' }));
    await fill(3, 'Unheard of', 'good');
    expect(row(3)).toHaveTextContent('Perhaps');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to the terms' }));
    expect(await screen.findByRole('heading', { name: 'How we sell for you' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'HK$2,000 30%' })).toBeVisible();
  });

  it('keeps the rows through a reload', async () => {
    const { unmount } = show();
    await fill(1, 'Chanel', 'good');
    unmount();
    show();
    expect(within(row(1)).getByLabelText('Brand')).toHaveValue('Chanel');
    expect(within(row(1)).getByLabelText('Condition')).toHaveValue('good');
  });

  it('asks a visitor for an account, and no member', async () => {
    keepDraft();
    const { unmount } = show();
    expect(await screen.findByLabelText('Email address')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?type=sell&step=sell-account'));
    unmount();
    standAt('/services-pricing?type=sell&step=sell-review');
    show({ isMember: true });
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: consignment.steps.label })).queryByText('Account')).toBeNull();
  });

  it('has a member’s known address as one line beside the time, and asks for it on a press', async () => {
    keepDraft({
      booking: {
        ...VISIT,
        date: { date: '', time: '' },
        address: { ...VISIT.address, addressOne: '', district: '' },
        contact: { contactName: '', contactPhoneCode: '+852', contactPhone: '' },
      },
      answered: [],
    });
    standAt('/services-pricing?type=sell&step=sell-terms');
    show({ isMember: true, contacts: [{ ...VISIT.contact, address: VISIT.address }] });
    await screen.findByRole('row', { name: 'HK$2,000 30%' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: booking.when.title })).toBeVisible();
    expect(screen.getByText(/1 Queen’s Road East/)).toBeVisible();
    expect(screen.getByText(/9123 4567/)).toBeVisible();
    const bar = screen.getByRole('list', { name: consignment.steps.label });
    expect(within(bar).queryByText(booking.steps.where)).toBeNull();
    expect(bar.querySelector('[aria-current]')).toHaveTextContent(booking.steps.when);
    await userEvent.click(screen.getByRole('button', { name: booking.known.changeOf }));
    expect(await screen.findByDisplayValue('1 Queen’s Road East')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?type=sell&step=sell-where'));
  });

  it('sends the pieces and the visit under one key, shows the reference and forgets the draft', async () => {
    keepDraft();
    orderAnswers(() => ok({ orderId: 'o1', number: 'HK-C-1', booking: { id: 'b1', date: DAY, time: '09-11' } }));
    show({ isMember: true });
    await send();
    expect(await screen.findByText('HK-C-1')).toBeVisible();
    expect(screen.getByRole('button', { name: booking.calendar.save })).toBeVisible();
    expect(screen.getByText(booking.prepare.one)).toBeVisible();
    expect(screen.getByText(/1 Queen’s Road East/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      key: KEY,
      body: {
        country: 'hk',
        termsVersion: '2026-01-01',
        bookCollection: { consignmentNote: 'Two of them hang in the hall' },
        items: [{ brand: 'Chanel', category: 'dress', condition: 'excellent', photos: [] }, { brand: 'Sandro' }, { brand: 'Theory' }],
      },
    });
    await waitFor(() => expect(window.localStorage.getItem(PLACE)).toBeNull());
  });

  it('has arrived where a provider says nothing but that it has', async () => {
    keepDraft();
    orderAnswers(() => HttpResponse.json({ statusCode: 201, message: 'OK' }, { status: 201 }));
    show({ isMember: true });
    await send();
    expect(await screen.findByRole('heading', { name: consignment.done.title })).toBeVisible();
    expect(screen.queryByText(consignment.done.reference)).toBeNull();
  });

  it('sends the same again under its key when the answer is lost', async () => {
    keepDraft();
    orderAnswers(() => HttpResponse.error());
    show({ isMember: true });
    await send();
    expect(await screen.findByText(consignment.review.maybeSent)).toBeVisible();
    orderAnswers(() => ok({ orderId: 'o1', number: 'HK-C-1' }));
    await send();
    expect(await screen.findByText('HK-C-1')).toBeVisible();
    expect(sent.map(({ key }) => key)).toEqual([KEY, KEY]);
  });

  it('goes back to the calendar with everything kept when the time is gone', async () => {
    keepDraft();
    orderAnswers(() => no(409, 'SLOT_GONE', { errors: [] }));
    show({ isMember: true });
    await send();
    expect(await screen.findByText(consignment.review.slotGone)).toBeVisible();
    const { state: stored } = JSON.parse(window.localStorage.getItem(PLACE) ?? '{}') as { state: typeof DRAFT };
    expect(stored.pieces).toEqual(PIECES);
    expect(stored.booking.address).toEqual(VISIT.address);
    expect(stored.booking.date.time).toBe('');
  });

  it('sends what is in storage already without a visit, with the piece that the wardrobe sent from its second page', async () => {
    const stored = [1, 2, 4, 0].map((index) => createItem(index, { state: 'stored', openRequest: null }));
    const gone = createItem(3, { state: 'at-home' });
    const page = (request: Request) => (new URL(request.url).searchParams.has('cursor') ? stored.slice(2) : [...stored.slice(0, 2), gone]);
    let isDown = true;
    server.use(
      onCall('items', ({ request }) => {
        const items = page(request);
        if (isDown && !items.includes(gone)) return no(500, 'INTERNAL_ERROR');
        return ok({ items, nextCursor: items.includes(gone) ? 'c' : null, itemCount: 5, currency: 'HKD', version: 1 });
      }),
    );
    orderAnswers(() => ok({ orderId: 'o1', number: 'HK-C-2' }));
    show({ isMember: true, arriving: ['item-0', 'item-3'] });
    const choice = await screen.findByRole('group', { name: consignment.stored.title });
    // Until all is loaded nobody knows which of the chosen pieces are gone.
    expect(await within(choice).findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(consignment.stored.stopped);
    isDown = false;
    await userEvent.click(within(choice).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(choice).getByText('1 stored piece chosen')).toBeVisible());
    expect(within(choice).queryByRole('checkbox', { name: new RegExp(gone.name) })).toBeNull();
    for (const { name } of stored.slice(0, 2)) await userEvent.click(within(choice).getByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to the terms' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: consignment.terms.agree }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: consignment.review.visit })).toBeNull();
    await send();
    expect(await screen.findByText('HK-C-2')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      country: 'hk',
      termsVersion: '2026-01-01',
      sellingTerms: SELLING_TERMS_VERSION,
      itemIds: ['item-0', 'item-1', 'item-2'],
    });
  });

  it('sends under a new key, and claims nothing of an earlier order, when a piece that cannot be sold now is taken out', async () => {
    const stored = [0, 1, 2, 3].map((index) => createItem(index, { state: 'stored', openRequest: null }));
    server.use(onCall('items', () => ok({ items: stored, nextCursor: null, itemCount: 4, currency: 'HKD', version: 1 })));
    keepDraft({ pieces: [], itemIds: stored.map(({ id }) => id) });
    orderAnswers(() => no(409, 'ITEM_UNAVAILABLE', { errors: [{ path: 'itemIds.3', code: 'unavailable' }] }));
    show({ isMember: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Send 4 pieces' }));
    expect(await screen.findByText(errors.ITEM_UNAVAILABLE)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: consignment.review.changePieces }));
    const choice = await screen.findByRole('group', { name: consignment.stored.title });
    await userEvent.click(within(choice).getByRole('checkbox', { name: new RegExp(stored[3]?.name ?? '') }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to the terms' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    // As the server does: a key answers another body with a mismatch.
    orderAnswers(() => (sent.at(-1)?.key === KEY ? no(422, 'IDEMPOTENCY_MISMATCH') : ok({ orderId: 'o1', number: 'HK-C-3' })));
    await send();
    expect(await screen.findByText('HK-C-3')).toBeVisible();
    expect(sent.map(({ body }) => body.itemIds)).toEqual([
      ['item-0', 'item-1', 'item-2', 'item-3'],
      ['item-0', 'item-1', 'item-2'],
    ]);
    expect(sent[1]?.key).not.toBe(KEY);
  });

  it.each([
    ['takes a new key after a refusal that has ended the order', 'failed', true],
    ['keeps its key after one that began none', 'unknown', false],
    ['keeps its key while another tab sends under it', 'processing', false],
  ])('%s', async (_name, status, isNew) => {
    keepDraft();
    server.use(onCall('paymentIntent', () => ok({ status }), { params: { key: KEY } }));
    orderAnswers(() => no(409, 'SLOT_GONE', { errors: [] }));
    show({ isMember: true });
    await send();
    expect(await screen.findByText(consignment.review.slotGone)).toBeVisible();
    const { state: stored } = JSON.parse(window.localStorage.getItem(PLACE) ?? '{}') as { state: typeof DRAFT };
    expect(stored.orderKey !== KEY).toBe(isNew);
    expect(stored.booking.date.time).toBe('');
  });

  it('shows what became of earlier pieces', async () => {
    const since = '2026-11-01T10:00:00+08:00';
    const piece = { id: 'p', brand: 'Dior', category: 'bag', condition: 'good', since, photos: [] };
    server.use(
      onCall('consignments', () =>
        ok({
          consignments: [
            {
              id: 'o',
              number: 'HK-C-7',
              currency: 'HKD',
              orderedAt: since,
              pieces: [
                { ...piece, state: 'sold', sale: { price: 500_000, commission: 150_000, payout: 350_000, soldAt: since } },
                { ...piece, id: 'q', itemId: 'tote', brand: 'Kopi Cotton', state: 'listed', askingPrice: 420_000 },
              ],
            },
          ],
        }),
      ),
    );
    // What is in the wardrobe has a name and a picture there.
    const tote = createItem(0, { id: 'tote', name: 'Raffia tote' });
    server.use(onCall('sales', () => ok({ items: [tote], nextCursor: null, currency: 'HKD' })));
    show({ isMember: true });
    expect(await screen.findByText('Order HK-C-7, 1 Nov 2026')).toBeVisible();
    const named = await screen.findByText('Raffia tote');
    expect(named.closest('li')?.querySelector('img')).toHaveAttribute('src', expect.stringContaining(tote.picture.name));
    expect(screen.queryByText('Kopi Cotton')).toBeNull();
    expect(screen.getByText(/sold for HK\$5,000, HK\$3,500 for you/)).toBeVisible();
    expect(screen.getByText(/asking HK\$4,200/)).toBeVisible();
  });
});
