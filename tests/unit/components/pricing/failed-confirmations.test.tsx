import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DonePanel } from '@/components/consignment/done-panel';
import { OrderConfirmation } from '@/components/pricing/order/order-confirmation';
import { markSession } from '@/services/auth/session';
import { queryClient } from '@/services/http/query-client';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { no, ok, onCall, startApiServer } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';
import { keepPlacedOrder } from '@/components/pricing/order/restore-order';
import { keepSentConsignment } from '@/components/consignment/sent-consignment';
import consignment from '@/locales/en/consignment.json';
import order from '@/locales/en/order.json';
import { COLLECTION } from './open-order-review';

const server = startApiServer();

beforeEach(() => {
  queryClient().setDefaultOptions({ queries: { ...queryClient().getDefaultOptions().queries, retryDelay: 1 } });
  markSession('in');
});

it.each([
  ['a consignment', 'consignments', '/services-pricing?step=sell-done&consignment=C-HK-100001', <DonePanel key="1" />],
  ['an order', 'placedOrder', '/services-pricing?step=done&order=O-HK-100001', <OrderConfirmation key="2" priceList={[]} />],
] as const)('the confirmation of %s that cannot be read says so, and may be asked for again', async (_, call, address, part) => {
  standAt(address);
  server.use(onCall(call, () => no(503, 'UNAVAILABLE')));
  renderWithTexts(part, { registry: storesOf({ id: 'ada' }) });
  expect(await screen.findByRole('heading', { name: 'This did not load' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(window.location.search).toBe(address.slice(address.indexOf('?')));
});

it('the confirmation of an order tells of its collection as it stands: in the tab that paid, too', async () => {
  standAt('/services-pricing?step=done&order=O-HK-100001');
  const { address } = COLLECTION;
  const placed = { id: 'o', number: 'O-HK-100001', chargedToday: 79_200, chargedLater: [{ date: '2026-12-03', amount: 15_000 }] };
  keepPlacedOrder('hk', { order: placed, booking: { id: 'b', date: '2026-12-03', time: '09-11' }, isSessionKept: true, address });
  let booking: object | null = { id: 'b', date: '2026-12-09', time: '14-16' };
  server.use(onCall('placedOrder', () => ok({ order: { ...placed, chargedLater: [] }, booking, address })));
  const show = () => renderWithTexts(<OrderConfirmation priceList={[]} />, { registry: storesOf({ id: 'ada' }) });
  const { unmount } = show();
  expect(await screen.findByText(/9 December 2026/)).toBeVisible();
  expect(screen.queryByText(/3 Dec/)).toBeNull();
  expect(screen.queryByText(order.done.body)).toBeNull();
  unmount();
  booking = null;
  show();
  expect(await screen.findByRole('heading', { name: order.done.cancelled })).toBeVisible();
  expect(screen.queryByText(/December|Add to calendar/)).toBeNull();
});

it('the confirmation of pieces for sale does so too, and files no cancelled visit in a calendar', async () => {
  standAt('/services-pricing?step=sell-done&consignment=C-HK-100001');
  const booking = { id: 'b', date: '2026-12-03', time: '09-11' };
  keepSentConsignment('hk', { order: { orderId: 'c', number: 'C-HK-100001', booking }, address: COLLECTION.address });
  const piece = { id: 'p', brand: 'Loewe', category: 'bag', condition: 'good', since: '2026-11-30T10:00:00+08:00', photos: [] };
  let state = 'requested';
  const told = () => ({ id: 'c', number: 'C-HK-100001', currency: 'HKD', orderedAt: piece.since, pieces: [{ ...piece, state }] });
  server.use(onCall('consignments', () => ok({ consignments: [{ ...told(), booking: { ...booking, date: '2026-12-09' } }] })));
  const show = () => renderWithTexts(<DonePanel />, { registry: storesOf({ id: 'ada' }) });
  const { unmount } = show();
  expect(await screen.findByText(/9 December 2026/)).toBeVisible();
  unmount();
  state = 'at-home';
  show();
  expect(await screen.findByRole('heading', { name: consignment.done.calledOff })).toBeVisible();
  expect(screen.queryByText(/December 2026|Add to calendar/)).toBeNull();
});
