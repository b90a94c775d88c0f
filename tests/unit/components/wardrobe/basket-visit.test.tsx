import { configure, render, screen } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BasketVisit } from '@/components/wardrobe/basket-visit';
import { newDraft, type BasketDraft } from '@/components/wardrobe/basket-draft';
import type { BasketControl } from '@/components/wardrobe/use-basket';
import { queryClient } from '@/services/http/query-client';
import { StoresProvider } from '@/stores/stores-provider';
import { inLocale } from '@/tests/builders/in-locale';
import { API, startApiServer } from '@/tests/setup/api-server';

configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

const server = startApiServer();
const user = realUser.setup({ delay: null });
const english = await inLocale('en');
const ok = (data: object) => HttpResponse.json({ statusCode: 200, message: 'OK', data });
const asked: { call: string; country: string }[] = [];

beforeEach(() => {
  queryClient().clear();
  asked.length = 0;
  server.use(
    http.post(`${API}/users/price-service`, async ({ request }) => {
      asked.push({ call: 'prices', country: ((await request.json()) as { country: string }).country });
      return ok({ memberships: [], referralProgram: null, shoppingCarts: [{ extra: 'late-change', price: 1_500 }], districts: [{ id: 'd09', name: 'Orchard', served: true, outlying: false, sectors: ['23'] }], timeslotInformation: [{ date: '2099-03-05', closed: null, slots: [{ id: '09-11', left: 4 }] }] });
    }),
    http.post(`${API}/ext/slots/hold`, async ({ request }) => {
      const { country } = (await request.json()) as { country: string };
      asked.push({ call: 'hold', country });
      return ok({ holdId: 'hold-1', expiresAt: new Date(Date.now() + 300_000).toISOString(), extensionsLeft: 2 });
    }),
  );
});

function Page() {
  const [draft, setDraft] = useState<BasketDraft>(() => newDraft({ lines: [{ itemId: 'a', action: 'deliver', note: '' }], isRush: false }));
  const basket = { draft, change: (part: Partial<BasketDraft>) => setDraft((now) => ({ ...now, ...part })) } as BasketControl;
  return <BasketVisit basket={basket} country="sg" failure={null} onDone={() => undefined} />;
}

it('of a member of Singapore on the site of Hong Kong asks for days, places and addresses of Singapore', async () => {
  render(<StoresProvider locale="en" promoBanner={null}><Page /></StoresProvider>, { wrapper: english });
  await user.click(await screen.findByRole('button', { name: /^Thu, 5 Mar/ }));
  expect(screen.getByText(/All times are Singapore time/)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^09:00/ }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('textbox', { name: /Postal code/ })).toBeVisible();
  expect(asked).toEqual([{ call: 'prices', country: 'sg' }, { call: 'hold', country: 'sg' }]);
});
