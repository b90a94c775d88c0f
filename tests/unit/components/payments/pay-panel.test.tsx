import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paymentDraft } from '@/components/payments/payment-draft';
import { openCardForm } from '@/services/payments/open-card-form';
import { onCall } from '@/tests/setup/api-server';
import payments from '@/locales/en/payments.json';
import { no, open, paid, press, standForGateway, userEvent } from './opened-pay-panel';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/payments/open-card-form'), { openCardForm: vi.fn() });

const server = standForGateway();

describe('paying', () => {
  it('charges once and forgets the key', async () => {
    const { sent, onPaid } = open([paid]);
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ number: 'HK-1' }));
    expect(sent).toHaveLength(1);
    expect(paymentDraft('test').wasStarted()).toBe(false);
    expect(paymentDraft('test').key()).not.toBe(sent[0]?.key);
  });

  it('says after a declined card that nothing was taken, and tries again with a new nonce under a new key', async () => {
    const { sent, onPaid } = open([no(402, 'PAYMENT_DECLINED'), paid]);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The bank declined the card. No money was taken.');
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    expect(sent[0]?.nonce).not.toBe(sent[1]?.nonce);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it.each([
    ['PAYMENT_FRAUD', payments.reason.fraud],
    ['PAYMENT_NONCE_CONSUMED', payments.reason.consumed],
    ['PAYMENT_THREE_D_SECURE', payments.reason.threeDSecure],
    ['PAYMENT_UNAVAILABLE', payments.reason.unavailable],
  ] as const)('says of %s why, that nothing was taken, and pays with another nonce under another key', async (code, reason) => {
    const { sent, onPaid } = open([no(402, code), paid]);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${reason} No money was taken.`);
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    expect(sent[0]?.nonce).not.toBe(sent[1]?.nonce);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it.each([
    ['whose script cannot be loaded', () => vi.mocked(openCardForm).mockRejectedValueOnce(new Error('Loading chunk 7 failed'))],
    ['that the gateway cannot set up', () => vi.mocked(openCardForm).mockResolvedValueOnce(null)],
    [
      'for which a server in trouble has no token',
      () =>
        server.use(
          onCall('clientToken', () => HttpResponse.json({ statusCode: 503, message: 'Down', data: null }, { status: 503 }), {
            once: true,
          }),
        ),
    ],
    ['whose token does not arrive', () => server.use(onCall('clientToken', () => HttpResponse.error(), { once: true }))],
  ])('says of a card form %s that no money moved, and opens it when asked again', async (_name, fail) => {
    fail();
    const { sent, onPaid } = open([paid]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(payments.card.failed);
    expect(alert).toHaveTextContent('No money was taken.');
    await userEvent.click(within(alert).getByRole('button'));
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it.each([
    [501, 'NOT_IMPLEMENTED'],
    [503, 'PAYMENT_UNAVAILABLE'],
  ] as const)('says where paying is not set up (%s %s) that it is not, and not that the line is bad', async (status, code) => {
    server.use(onCall('clientToken', () => HttpResponse.json({ statusCode: status, message: 'No', data: null, code }, { status })));
    open([]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(payments.card.closed);
    expect(alert).not.toHaveTextContent(payments.card.failed);
  });

  it('takes two quick presses for one', async () => {
    const { sent, onPaid } = open([paid, paid]);
    await waitFor(() => expect(screen.getByTestId('card-form')).toHaveAttribute('data-state', 'open'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay HK$880' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });
});
