import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DonePanel } from '@/components/consignment/done-panel';
import { OrderConfirmation } from '@/components/pricing/order/order-confirmation';
import { markSession } from '@/services/auth/session';
import { queryClient } from '@/services/http/query-client';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { no, onCall, startApiServer } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';

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
