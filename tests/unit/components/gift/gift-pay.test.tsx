import { useState, type ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GiftPay } from '@/components/gift/order/gift-pay';
import { useGiftStore, useGiftStoreApi } from '@/stores/gift-store';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import payments from '@/locales/zh/payments.json';
import { standIn } from '@/tests/setup/stand-in';

const tokenise = vi.fn();
await standIn(import('@/services/payments/open-card-form'), {
  openCardForm: () => Promise.resolve({ tokenise, check: () => undefined, tearDown: () => undefined }),
});
await standIn(import('@/lib/domain/payments/pay-verdict'), { INTENT_PAUSES_MS: [1, 1, 1] });
await standIn(import('next/router'), { useRouter: () => ({ asPath: '/', locale: 'zh' }) });

const server = startApiServer();
const user = realUser.setup({ delay: null });

const WORDS = { firstName: '詠儀', lastName: '陳', emailAddress: 'wing@example.com', recipientName: '美玲', message: '生日快樂！' };
const GIFT = { slug: 'season', name: '一季', price: 240_000 };

function Written({ children }: { children: ReactNode }) {
  const store = useGiftStoreApi();
  useState(() => {
    store.getState().choosePackage(GIFT.slug, GIFT.name);
    store.getState().editGiftPackage(WORDS);
    return null;
  });
  return children;
}
const Code = () => <output>{useGiftStore((state) => `${state.giftCode}${state.paymentSuccess ? ', paid' : ''}`)}</output>;

let sent: { body: object; key: string | null }[];
function answers(...list: (() => Response)[]) {
  server.use(
    onCall('giftPayment', async ({ request }) => {
      sent.push({ body: (await request.json()) as object, key: request.headers.get('idempotency-key') });
      return (list.shift() ?? HttpResponse.error)();
    }),
  );
}

async function press() {
  await waitFor(() => expect(screen.getByTestId('card-form')).toHaveAttribute('data-state', 'open'));
  await user.click(screen.getByRole('button', { name: /HK\$2,400/ }));
}

beforeEach(() => {
  sent = [];
  let count = 0;
  tokenise.mockImplementation(() => Promise.resolve({ kind: 'nonce', nonce: `nonce-${(count += 1)}`, card: null }));
  server.use(onCall('clientToken', () => ok({ clientToken: 'token' })));
  renderWithTexts(
    <Written>
      <GiftPay gift={GIFT as never} onBack={() => undefined} />
      <Code />
    </Written>,
    { locale: 'zh' },
  );
});

describe('paying a gift', () => {
  it.each([
    ['PAYMENT_FRAUD', payments.reason.fraud],
    ['PAYMENT_NONCE_CONSUMED', payments.reason.consumed],
    ['PAYMENT_THREE_D_SECURE', payments.reason.threeDSecure],
  ] as const)('says of %s why, in Chinese, and is bought with the same words and another nonce', async (code, reason) => {
    answers(
      () => no(402, code),
      () => ok({ giftCode: 'GIFT-1', reference: 'G-1' }, 201),
    );
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    await press();
    expect(await screen.findByText(/^GIFT-1/)).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual(
      [1, 2].map((count) => expect.objectContaining({ ...WORDS, packageId: 'season', paymentMethodNonce: `nonce-${count}` }) as object),
    );
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('is paid where a provider says nothing but that it is', async () => {
    answers(() => HttpResponse.json({ statusCode: 201, message: 'OK' }, { status: 201 }));
    await press();
    expect(await screen.findByText(', paid')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('is paid once when the answer is lost, and shows the code that the same request is answered with', async () => {
    answers(
      () => HttpResponse.error(),
      () => ok({ giftCode: 'GIFT-2', reference: 'G-2' }, 201),
    );
    server.use(onCall('paymentIntent', () => ok({ status: 'paid', result: { gift: { giftCode: 'GIFT-2', reference: 'G-2' } } })));
    await press();
    expect(await screen.findByText(/^GIFT-2/)).toBeInTheDocument();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});
