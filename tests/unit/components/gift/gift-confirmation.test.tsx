import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GiftOrder } from '@/components/gift/order/gift-order';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { follow, standAt } from '@/tests/setup/memory-router';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';
import giftOrder from '@/locales/en/gift-order.json';

await standIn(import('@/services/content/lazy-texts'), { useLazyTexts: () => ({ status: 'ready', retry: () => undefined }) });
await standIn(import('@/services/auth/session'), { useIsMember: () => true });

const server = startApiServer();
const SOLD = { slug: 'season', name: 'A season', price: 240_000, picture: 'gift-season' };
const gift = (number: string, more: object = {}) => ({
  id: number,
  code: `GIFT-${number}`,
  reference: `G-HK-${number}`,
  recipientName: `Friend ${number}`,
  packageId: SOLD.slug,
  value: 240_000,
  balance: 240_000,
  currency: 'HKD',
  boughtAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2027-11-01T00:00:00.000Z',
  ...more,
});
const address = (number: string) => `/pakt-gift?step=done&gift=G-HK-${number}`;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  const gifts = [gift('100001'), gift('100002'), gift('100003', { packageId: 'gone' }), gift('100004', { currency: 'SGD' })];
  server.use(onCall('ownGifts', () => ok({ gifts, credit: 0, currency: 'HKD' })));
});

function open(number: string) {
  standAt(address(number));
  renderWithTexts(<GiftOrder gifts={[SOLD] as never} />);
}

it('shows the gift that the address names, also after another', async () => {
  open('100001');
  expect(await screen.findByTestId('gift-code')).toHaveTextContent('GIFT-100001');
  act(() => follow(address('100002')));
  expect(await screen.findByText(/Friend 100002/)).toBeInTheDocument();
  expect(screen.getByTestId('gift-code')).toHaveTextContent('GIFT-100002');
});

it('tells the code where the gift is no longer sold', async () => {
  open('100003');
  expect(await screen.findByText(/GIFT-100003/)).toBeInTheDocument();
});

it.each(['100004', '100009'])('has no gift %s of the other site or of nobody', async (number) => {
  open(number);
  expect(await screen.findByText(giftOrder.done.unknown)).toBeInTheDocument();
});
