import type { Orm } from '@/backend/api/db/database';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { regionDate } from '@/backend/api/modules/booking/region-moment';
import { freePlaces } from '@/backend/api/modules/collection/collection-purpose';
import { runningPlans } from './plan-meter';

/** Sealed bags have places of their own. */
const FOR_PIECES = new Set(['x', 'luxe', 'serviceApartment']);

/**
 * What came in only to be sold and is stored after all takes a free place of its owner's plan, at the plan's price, as the terms say.
 * Without one it stays at no charge.
 */
export async function placeInPlan(tx: Pick<Orm, 'select'>, item: Item, at: Date): Promise<Partial<Pick<Item, 'plan' | 'monthlyCost'>>> {
  if (item.plan !== 'consignment') return {};
  const place = (await freePlaces(tx, item.userId, at)).find(({ plan, free }) => FOR_PIECES.has(plan) && free > 0);
  if (!place) return {};
  const plans = await runningPlans(tx, item.userId, regionDate(at));
  const running = plans.find((plan) => plan.package === place.plan);
  return { plan: place.plan, monthlyCost: running ? monthlyCostOf(running) : 0 };
}

/** Of one piece of a plan. */
export const monthlyCostOf = ({ monthlyPrice, itemsAllowed }: { monthlyPrice: number; itemsAllowed: number }): number =>
  itemsAllowed > 0 ? Math.round(monthlyPrice / itemsAllowed) : 0;
