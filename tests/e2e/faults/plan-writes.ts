import { expect } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import type { WriteRow } from './call-rows';
import { press, stays } from './row-steps';
import { API, type Place } from './wire';

interface ShownPlan {
  id: string;
  state: string;
  ending: { refund: number } | null;
}

/** The owner's plan as it was at first: running, with nothing scheduled. */
async function plainPlan({ page, token }: Place): Promise<ShownPlan> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async () =>
    ((await (await page.request.get(`${API}/ext/plan`, { headers })).json()) as { data: { plans: ShownPlan[] } }).data.plans[0];
  const plan = await read();
  if (plan?.state === 'ended') await page.request.delete(`${API}/ext/terms/${plan.id}/end`, { headers });
  await page.request.delete(`${API}/ext/plan/${plan?.id}/next`, { headers });
  const found = await read();
  if (!found) throw new Error('The owner has no plan');
  return found;
}

async function chooseThreeMonths(place: Place) {
  await plainPlan(place);
  await place.page.goto('/plan');
  await place.page.getByRole('button', { name: 'Change at renewal' }).click();
  await place.page.getByLabel('3 months, paid in advance').check();
}

/** Calls of the plan's page. */
export const PLAN_WRITES = {
  morePlaces: {
    who: 'owner',
    doneBy: 'status',
    lost: 'found-out',
    async fill(place) {
      await plainPlan(place);
      await place.page.goto('/plan');
      await place.page.getByRole('button', { name: 'More places now' }).click();
      await place.page.getByRole('button', { name: /^Pay / }).waitFor();
    },
    press: press(/^Pay /),
    kept: stays((page) => page.getByLabel('New size')),
    done: (page) => page.getByText(/^Done: you now have/),
  },
  changePlan: {
    who: 'owner',
    fill: chooseThreeMonths,
    press: press(/^Change from /),
    kept: (page) => expect(page.getByLabel('3 months, paid in advance')).toBeChecked(),
    done: (page) => page.getByText(/^Your plan changes on/),
  },
  keepPlan: {
    who: 'owner',
    async fill(place) {
      await chooseThreeMonths(place);
      await place.page.getByRole('button', { name: /^Change from / }).click();
      await place.page.getByText(/^Your plan changes on/).waitFor();
    },
    press: press('Cancel the change'),
    kept: stays((page) => page.getByText(/^Changes on /)),
    done: (page) => page.getByText('Your plan stays as it is.'),
  },
  goOnWithTerm: {
    who: 'owner',
    async fill(place) {
      const { id, ending } = await plainPlan(place);
      const headers = { authorization: `Bearer ${place.token}` };
      await place.page.request.post(`${API}/ext/terms/${id}/end`, { headers, data: { refund: ending?.refund ?? 0 } });
      await place.page.goto('/plan');
    },
    press: press('Continue the plan'),
    kept: stays((page) => page.getByText(/^This plan ends on/)),
    done: (page) => page.getByText('Your plan continues as before.'),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
