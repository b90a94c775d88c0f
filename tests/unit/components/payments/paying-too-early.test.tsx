import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { PayPanel } from '@/components/payments/pay-panel';
import { paymentDraft } from '@/components/payments/payment-draft';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import payments from '@/locales/en/payments.json';
import { standIn } from '@/tests/setup/stand-in';

const tokenise = vi.fn();
const openCardForm = vi.fn();
await standIn(import('@/services/payments/open-card-form'), { openCardForm });

const server = startApiServer();
const userEvent = realUser.setup({ delay: null });

/** The panel of a member who may have cards with us. */
function open() {
  const sent: string[] = [];
  const onPaid = vi.fn();
  renderWithTexts(
    <PayPanel
      subject="invoice"
      amount={88_000}
      currency="HKD"
      draft={paymentDraft('test')}
      send={async (nonce) => {
        sent.push(nonce);
        return { kind: 'ok', status: 201, data: {} };
      }}
      onPaid={onPaid}
      onRecovered={() => undefined}
      hasSavedCards
      label="Pay HK$880"
    >
      <input type="checkbox" aria-label="Terms" />
    </PayPanel>,
  );
  return { sent, onPaid };
}

beforeEach(() => {
  tokenise.mockResolvedValue({ kind: 'nonce', nonce: 'new-nonce', card: null });
  openCardForm.mockReset().mockResolvedValue({ tokenise, check: () => undefined, tearDown: () => undefined });
  server.use(onCall('clientToken', () => ok({ clientToken: 'token' })));
});

it('waits until the saved cards have come, and then pays with the one that is shown', async () => {
  let come = () => undefined as void;
  const asked = new Promise<void>((resolve) => (come = resolve));
  server.use(
    onCall('paymentMethods', async () => {
      await asked;
      return HttpResponse.json({ data: [{ id: 'visa', brand: 'Visa', last4: '1111', expiry: '12/99', default: true }] });
    }),
    onCall('savedCardNonce', () => ok({ nonce: 'saved-nonce' }), { params: { id: 'visa' } }),
  );
  const { sent, onPaid } = open();
  const waiting = screen.getByRole('button', { name: new RegExp(payments.doing.card) });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(waiting);
  fireEvent.submit(screen.getByRole('form', { name: payments.form }));
  // No form stands there in the meantime, which would go again with what was typed into it.
  expect(screen.queryByTestId('card-form')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  come();
  expect(await screen.findByRole('radio', { name: /1111/ })).toBeChecked();
  expect(sent).toEqual([]);
  // What has been shown stays, also while the form of another card is on its way.
  openCardForm.mockReturnValue(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(payments.saved.new) }));
  expect(screen.getByRole('button', { name: new RegExp(payments.doing.card) })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /1111/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay HK$880' }));
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(sent).toEqual(['saved-nonce']);
});

it('waits for the form of a new card, also where the saved ones cannot be asked for', async () => {
  server.use(onCall('paymentMethods', () => HttpResponse.json({}, { status: 500 })));
  let come: (form: object) => void = () => undefined;
  openCardForm.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const { sent } = open();
  await waitFor(() => expect(openCardForm).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: new RegExp(payments.doing.card) }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // It would move when the form comes.
  expect(screen.queryByRole('checkbox', { name: 'Terms' })).not.toBeInTheDocument();
  come({ tokenise, check: () => undefined, tearDown: () => undefined });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Terms' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay HK$880' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
