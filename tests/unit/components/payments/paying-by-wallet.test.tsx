import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publicEnv } from '@/lib/config/env';
import type { Tokenised } from '@/services/payments/card-form';
import { openWallets, type Wallet } from '@/services/payments/wallets';
import payments from '@/locales/en/payments.json';
import { no, open, paid, standForGateway, userEvent } from './opened-pay-panel';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/payments/open-card-form'), { openCardForm: vi.fn() });
await standIn(import('@/services/payments/wallets'), { openWallets: vi.fn() });
await standIn(import('@/lib/config/env'), { publicEnv: { ...publicEnv, wallets: ['apple-pay', 'google-pay'] } });

standForGateway();

const answers: Tokenised[] = [];
const finish = vi.fn();
const payBy = vi.fn(async (_amount: number): Promise<Tokenised> => answers.shift() ?? { kind: 'wallet' });
const wallet = (name: Wallet['name'], draw?: Wallet['draw']): Wallet => ({ name, pay: payBy, ...(draw ? { draw } : {}) });
const offer = (wallets: readonly Wallet[]) => vi.mocked(openWallets).mockReset().mockResolvedValue({ wallets, tearDown: vi.fn() });
const given = (nonce: string): Tokenised => ({ kind: 'nonce', nonce, card: null, finish });

beforeEach(() => {
  answers.length = 0;
  finish.mockReset();
  payBy.mockClear();
  offer([wallet('apple-pay'), wallet('google-pay')]);
});

const pressApplePay = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Apple Pay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay HK$880 with Apple Pay' }));
};

describe('paying by a wallet', () => {
  it('sends the nonce of the wallet the way of every payment, and tells the wallet that it is paid', async () => {
    answers.push(given('from-the-wallet'));
    const { sent, onPaid } = open([paid]);
    await pressApplePay();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ number: 'HK-1' }));
    expect(payBy).toHaveBeenCalledWith(88_000, expect.any(Function));
    expect(sent.map(({ nonce }) => nonce)).toEqual(['from-the-wallet']);
    expect(finish).toHaveBeenCalledWith(true);
  });

  it.each([
    ['closed', { kind: 'cancelled' }, payments.reason.cancelled],
    ['out of order', { kind: 'wallet' }, payments.reason.wallet],
  ] as const)('says of a wallet that is %s that nothing was taken, and asks nobody to pay', async (_name, answer, reason) => {
    answers.push(answer, given('second'));
    const { sent, onPaid } = open([paid]);
    await pressApplePay();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${reason} No money was taken.`);
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay HK$880 with Apple Pay' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
  });

  it('tells the wallet that its bank has declined', async () => {
    answers.push(given('declined'));
    open([no(402, 'PAYMENT_DECLINED')]);
    await pressApplePay();
    expect(await screen.findByRole('alert')).toHaveTextContent(payments.reason.declined);
    expect(finish).toHaveBeenCalledWith(false);
  });

  it('shows the button that the wallet draws in the place of ours, and a card when a card is chosen again', async () => {
    offer([
      wallet('google-pay', (target, onPress) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Drawn by Google';
        button.addEventListener('click', onPress);
        target.replaceChildren(button);
      }),
    ]);
    answers.push(given('google'));
    const { sent, onPaid } = open([paid]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Google Pay' }));
    expect(screen.queryByRole('button', { name: /^Pay HK\$880/ })).toBeNull();
    expect(screen.queryByTestId('card-form')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    expect(await screen.findByTestId('card-form')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Google Pay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Drawn by Google' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    expect(sent.map(({ nonce }) => nonce)).toEqual(['google']);
  });

  it('offers cards alone where no wallet can pay', async () => {
    offer([]);
    open([]);
    await waitFor(() => expect(screen.getByTestId('card-form')).toHaveAttribute('data-state', 'open'));
    await waitFor(() => expect(openWallets).toHaveBeenCalled());
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay HK$880' })).toBeInTheDocument();
  });
});
