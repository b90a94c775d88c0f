import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentDraft } from '@/components/payments/payment-draft';
import { onCall, ok } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import errors from '@/locales/en/errors.json';
import payments from '@/locales/en/payments.json';
import { no, open, paid, press, standForGateway, userEvent, type Answer } from './opened-pay-panel';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/payments/open-card-form'), { openCardForm: vi.fn() });
await standIn(import('@/lib/domain/payments/pay-verdict'), { INTENT_PAUSES_MS: [1, 1, 1] });

const server = standForGateway();
const intentIs = (...answers: object[]) =>
  server.use(onCall('paymentIntent', () => ok(answers.length > 1 ? (answers.shift() as object) : (answers[0] as object))));

describe('asking what became of a payment', () => {
  it('says aloud that it pays, and that it checks what became of a lost answer', async () => {
    intentIs({ status: 'paid' });
    let lose: (answer: Answer) => void = () => undefined;
    const { onPaid } = open([
      new Promise<Answer>((resolve) => {
        lose = resolve;
      }),
      new Promise<Answer>(() => undefined),
    ]);
    await press();
    const spoken = listen();
    await waitFor(() => expect(spoken()).toContain(payments.doing.charge));
    lose({ kind: 'unreachable' });
    await waitFor(() => expect(spoken()).toContain(payments.checking.body));
    expect(spoken()).not.toContain(payments.doing.charge);
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('asks by the same key what became of a lost answer, then fetches the answer by sending the same again', async () => {
    intentIs({ status: 'processing' }, { status: 'paid' });
    const { sent, onPaid, onRecovered } = open([{ kind: 'unreachable' }, paid]);
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ number: 'HK-1' }));
    expect(onRecovered).not.toHaveBeenCalled();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('offers nothing but to ask again while nobody can tell, and never claims that no money was taken', async () => {
    intentIs({ status: 'processing' });
    const { sent } = open([no(504, 'PAYMENT_UNKNOWN')]);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(payments.unknown.title);
    expect(screen.queryByText('No money was taken.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay HK$880' })).not.toBeInTheDocument();
    intentIs({ status: 'failed', code: 'PAYMENT_DECLINED' });
    await userEvent.click(screen.getByRole('button', { name: payments.unknown.check }));
    expect(await screen.findByText(/The bank declined the card/)).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('says that another payment is under way, not that no money was taken, and keeps its key', async () => {
    intentIs({ status: 'unknown' });
    const { sent } = open([no(409, 'IN_PROGRESS'), no(409, 'IN_PROGRESS')]);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(payments.failed.elsewhere);
    expect(alert).toHaveTextContent(payments.reason.elsewhere);
    expect(alert).not.toHaveTextContent(/No money/);
    await press();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('says the same when that is found out by asking again', async () => {
    let isAnswering = false;
    server.use(onCall('paymentIntent', () => (isAnswering ? ok({ status: 'unknown' }) : HttpResponse.error())));
    open([no(409, 'IN_PROGRESS')]);
    await press();
    const again = await screen.findByRole('button', { name: payments.unknown.check });
    isAnswering = true;
    await userEvent.click(again);
    expect(await screen.findByText(payments.failed.elsewhere)).toBeInTheDocument();
    expect(screen.getByRole('alert')).not.toHaveTextContent(/No money/);
  });

  it('keeps the key of a payment that never arrived', async () => {
    intentIs({ status: 'unknown' });
    const { sent, onPaid } = open([{ kind: 'unreachable' }, paid]);
    await press();
    expect(await screen.findByText(payments.reason.neverArrived, { exact: false })).toBeInTheDocument();
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('asks first when the page is opened while a payment is under way', async () => {
    paymentDraft('test').markStarted(true);
    intentIs({ status: 'paid', result: { invoice: { id: 'i1' } } });
    const { sent, onRecovered } = open([]);
    await waitFor(() => expect(onRecovered).toHaveBeenCalledWith({ invoice: { id: 'i1' } }));
    expect(sent).toEqual([]);
  });

  describe('where a payment cannot be asked about', () => {
    beforeEach(() =>
      server.use(onCall('paymentIntent', () => HttpResponse.json({ statusCode: 404, message: 'no', data: null }, { status: 404 }))),
    );

    it('sends the same once more under its key, and is answered as it was', async () => {
      const { sent, onPaid } = open([{ kind: 'unreachable' }, paid]);
      await press();
      await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ number: 'HK-1' }));
      expect(sent).toEqual([sent[0], sent[0]]);
    });

    it.each([
      ['a used-up card entry', no(402, 'PAYMENT_NONCE_CONSUMED')],
      ['an invoice that is not open any more', no(409, 'INVOICE_NOT_PAYABLE')],
      ['silence again', { kind: 'unreachable' } as Answer],
    ])('takes %s for no answer, says where to look, and pays anew only when told that nothing was taken', async (_name, second) => {
      const { sent, onPaid } = open([{ kind: 'unreachable' }, second, paid]);
      await press();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(payments.unknown.title);
      expect(alert).toHaveTextContent(payments.unknown.untold.invoice);
      expect(alert).not.toHaveTextContent('No money was taken.');
      expect(screen.queryByRole('button', { name: 'Pay HK$880' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: payments.unknown.untold.again }));
      await press();
      await waitFor(() => expect(onPaid).toHaveBeenCalled());
      expect(sent).toHaveLength(3);
      expect(sent[2]?.key).not.toBe(sent[0]?.key);
      expect(sent[2]?.nonce).not.toBe(sent[0]?.nonce);
    });

    it('tells a page that was opened anew where to look, and sends nothing by itself', async () => {
      paymentDraft('test').markStarted(true);
      const { sent } = open([]);
      expect(await screen.findByRole('alert')).toHaveTextContent(payments.unknown.untold.invoice);
      expect(screen.queryByRole('button', { name: payments.unknown.check })).not.toBeInTheDocument();
      expect(sent).toEqual([]);
    });
  });

  it.each<[string, object, boolean]>([
    ['pays under a new key when the refusal has ended the payment', { status: 'failed', code: 'PRICE_CHANGED' }, true],
    ['keeps the key when no payment has it', { status: 'unknown' }, false],
    ['keeps the key while another tab is paying under it', { status: 'processing' }, false],
  ])('with the press after a changed price %s', async (_name, intent, isNew) => {
    intentIs(intent);
    const { sent, onPaid } = open([no(409, 'PRICE_CHANGED'), paid], { onRefused: () => true });
    await press();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay HK$880' })).toBeEnabled());
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ number: 'HK-1' }));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key !== sent[0]?.key).toBe(isNew);
  });

  it('blames no card when the payment that was asked for ended for another reason', async () => {
    intentIs({ status: 'failed', code: 'PRICE_CHANGED' });
    const { sent, onPaid } = open([{ kind: 'unreachable' }, paid]);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(payments.failed.notPaid);
    expect(alert).toHaveTextContent(errors.PRICE_CHANGED);
    expect(alert).not.toHaveTextContent(/card/);
    await press();
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('leaves a refusal to the caller that shows it', async () => {
    intentIs({ status: 'unknown' });
    const onRefused = vi.fn(() => true);
    open([no(409, 'PRICE_CHANGED')], { onRefused });
    await press();
    await waitFor(() => expect(onRefused).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay HK$880' })).toBeEnabled();
  });
});
