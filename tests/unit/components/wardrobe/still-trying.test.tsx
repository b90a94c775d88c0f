import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DevicesSection } from '@/components/account/devices-section';
import { SavedCards } from '@/components/billing/saved-cards';
import { OutfitRoom } from '@/components/outfit/outfit-room';
import { PlanRoom } from '@/components/plan/plan-room';
import { PassportDrawer } from '@/components/wardrobe/passport/passport-drawer';
import { RequestDrawer } from '@/components/wardrobe/requests/request-drawer';
import { VisitDrawer } from '@/components/wardrobe/visits/visit-drawer';
import type { EndpointName } from '@/lib/contract/endpoints';
import { queryClient } from '@/services/http/query-client';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { no, onCall, startApiServer } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import { standAt } from '@/tests/setup/memory-router';

const server = startApiServer();
const ignore = () => undefined;
const TRYING = 'Still trying to reach our service.';

beforeEach(() => {
  standAt('/items');
  // The next try by itself comes too late for this test.
  queryClient().setDefaultOptions({ queries: { ...queryClient().getDefaultOptions().queries, retryDelay: 60_000 } });
});

it.each<[name: string, calls: EndpointName[], part: React.JSX.Element]>([
  ['visits', ['bookings'], <VisitDrawer key="1" startId={null} onClose={ignore} />],
  ['requests', ['itemRequests'], <RequestDrawer key="2" id="all" onShow={ignore} onClose={ignore} />],
  ['a request', ['itemRequests'], <RequestDrawer key="3" id="r1" onShow={ignore} onClose={ignore} />],
  ['a piece', ['item'], <PassportDrawer key="4" id="coat" listed={null} onClose={ignore} onAction={ignore} />],
  ['looks', ['items', 'outfits'], <OutfitRoom key="5" />],
  ['cards', ['paymentMethods'], <SavedCards key="6" />],
  ['a plan', ['storagePlan'], <PlanRoom key="7" />],
  ['devices', ['sessions'], <DevicesSection key="8" logout={null} />],
])('what shows %s says aloud after a failure that it still tries, and asks at once when told to', async (_, calls, part) => {
  let asked = 0;
  const fail = () => ((asked += 1), no(503, 'UNAVAILABLE'));
  server.use(...calls.map((call) => onCall(call, fail)));
  renderWithTexts(part);
  const spoken = listen();
  expect(spoken()).not.toContain(TRYING);
  expect(await screen.findByText(TRYING)).toBeVisible();
  expect(spoken()).toContain(TRYING);
  const before = asked;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => asked).toBeGreaterThan(before);
});
