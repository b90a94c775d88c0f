import { screen, waitFor, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SavedCards } from '@/components/billing/saved-cards';
import type { PaymentMethod } from '@/lib/contract/billing';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import billing from '@/locales/en/billing.json';
import errors from '@/locales/en/errors.json';
import { standIn } from '@/tests/setup/stand-in';

const tokenise = vi.fn();
await standIn(import('@/services/payments/open-card-form'), {
  openCardForm: () => Promise.resolve({ tokenise, check: () => undefined, tearDown: () => undefined }),
});

const server = startApiServer();
const userEvent = realUser.setup({ delay: null });
const VISA: PaymentMethod = { id: 'visa', brand: 'Visa', last4: '1111', expiry: '12/99', default: true };
const OLD: PaymentMethod = { id: 'old', brand: 'Mastercard', last4: '4444', expiry: '01/20', default: false };

let cards: PaymentMethod[];
let added: object[];

beforeEach(() => {
  cards = [VISA, OLD];
  added = [];
  let count = 0;
  tokenise.mockImplementation(() => Promise.resolve({ kind: 'nonce', nonce: `nonce-${(count += 1)}`, card: null }));
  server.use(
    onCall('paymentMethods', ({ request }) =>
      new URL(request.url).searchParams.get('currency') === 'hkd'
        ? HttpResponse.json({ data: cards })
        : HttpResponse.json({}, { status: 400 }),
    ),
    onCall('clientToken', () => ok({ clientToken: 'token' })),
  );
});
function addAnswers(answer: () => Response) {
  server.use(onCall('addPaymentMethod', async ({ request }) => (added.push((await request.json()) as object), answer())));
}
async function show() {
  renderWithTexts(<SavedCards />);
  await waitFor(() => expect(screen.getByTestId('card-form')).toHaveAttribute('data-state', 'open'));
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save card' }));

describe('the saved cards', () => {
  it('say which one pays and which one is over', async () => {
    await show();
    const [visa, old] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(visa).toHaveTextContent('Visa ending in 1111');
    expect(within(visa).getByText('Default')).toBeVisible();
    expect(within(old).getByText('Expired 01/20')).toBeVisible();
    // What has expired cannot become the one that pays.
    expect(screen.queryByRole('button', { name: /Make default/ })).toBeNull();
  });

  it('take a new card by its nonce, in lower case, and read the list again', async () => {
    addAnswers(
      () => (
        (cards = [...cards, { ...VISA, id: 'new', last4: '0005', default: false }]),
        HttpResponse.json({ data: { id: 'new' } }, { status: 201 })
      ),
    );
    await show();
    const spoken = listen();
    await save();
    expect(await screen.findByText('The card was saved.')).toBeVisible();
    expect(spoken()).toContain('The card was saved.');
    expect(added).toEqual([{ currency: 'hkd', paymentMethodNonce: 'nonce-1', default: false }]);
    expect(await screen.findByText('Visa ending in 0005')).toBeVisible();
  });

  it('cannot be pressed for before the form of a new one has come', async () => {
    let come = () => undefined as void;
    const asked = new Promise<void>((resolve) => {
      come = resolve;
    });
    server.use(onCall('clientToken', async () => (await asked, ok({ clientToken: 'token' }))));
    addAnswers(() => HttpResponse.json({ data: { id: 'new' } }, { status: 201 }));
    renderWithTexts(<SavedCards />);
    const button = await screen.findByRole('button', { name: /Save card/ });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    come();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await save();
    expect(await screen.findByText('The card was saved.')).toBeVisible();
    expect(added).toHaveLength(1);
  });

  it('say plainly why a card was declined and ask the form for a fresh nonce', async () => {
    addAnswers(() => no(402, 'PAYMENT_DECLINED'));
    await show();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined, and nothing was charged.');
    await save();
    await waitFor(() => expect(added).toHaveLength(2));
    expect(added.map((body) => (body as { paymentMethodNonce: string }).paymentMethodNonce)).toEqual(['nonce-1', 'nonce-2']);
  });

  it.each(['PAYMENT_FRAUD', 'PAYMENT_NONCE_CONSUMED', 'PAYMENT_THREE_D_SECURE', 'PAYMENT_UNAVAILABLE'] as const)(
    'say of %s why, and keep the form open for another try',
    async (code) => {
      addAnswers(() => no(402, code));
      await show();
      await save();
      expect(await screen.findByRole('alert')).toHaveTextContent(code === 'PAYMENT_FRAUD' ? billing.cards.refusedForSafety : errors[code]);
      addAnswers(() => HttpResponse.json({ data: { id: 'new' } }, { status: 201 }));
      await save();
      expect(await screen.findByText('The card was saved.')).toBeVisible();
    },
  );

  it.each([
    ['was lost', () => HttpResponse.error()],
    ['never came from the gateway', () => no(504, 'PAYMENT_UNKNOWN')],
    ['was that of a broken server', () => HttpResponse.json({}, { status: 502 })],
  ])('do not claim that a card was not saved when the answer %s', async (_name, answer) => {
    addAnswers(answer);
    await show();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know whether the card was saved.');
  });

  const changesDefault = (answer: () => Response) => {
    cards = [VISA, { ...OLD, expiry: '11/99' }];
    const change = () => {
      cards = [
        { ...VISA, default: false },
        { ...OLD, expiry: '11/99', default: true },
      ];
      return answer();
    };
    server.use(onCall('makeDefaultPaymentMethod', change, { params: { id: 'old' } }));
  };

  it('change the one that pays', async () => {
    changesDefault(() => ok({}));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
    expect(await screen.findByText('Mastercard ending in 4444 is now your default card.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make default: Visa ending in 1111' })).toBeVisible();
  });

  it('change the one that pays also where the answer was lost: the list knows', async () => {
    changesDefault(() => HttpResponse.error());
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
    expect(await screen.findByRole('button', { name: 'Make default: Visa ending in 1111' })).toBeVisible();
    expect(screen.queryByText('We could not make this change')).toBeNull();
  });

  it('that are gone already count as removed', async () => {
    server.use(onCall('removePaymentMethod', () => ((cards = [VISA]), no(404, 'NOT_FOUND')), { params: { id: 'old' } }));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Mastercard ending in 4444' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The card was removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Mastercard ending in 4444')).toBeNull());
  });

  it('go only after a question, and explain why the last one has to stay', async () => {
    cards = [VISA];
    server.use(onCall('removePaymentMethod', () => no(409, 'LAST_CARD_IN_USE'), { params: { id: 'visa' } }));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 1111' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove this card?' });
    expect(dialog).toHaveTextContent('It is your only card.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It is your only card, and an invoice is still unpaid.');
    expect(within(dialog).getByRole('link', { name: 'See unpaid invoices' })).toHaveAttribute('href', '/billings');
    expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.getByText('Visa ending in 1111')).toBeVisible();
  });
});
