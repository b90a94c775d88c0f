import type { Orm } from '@/backend/db/database';
import { storagePlans } from '@/backend/db/schema/wardrobe';
import { packageName } from '@/lib/contract/package-selection';
import type { OrderPayload } from './order-payload';

/** A rush delivery comes with x plus; basic has one ordinary delivery a month. */
const FREE_DELIVERIES = { basic: 1, plus: 2 } as const;

/** What was ordered by the month is the member's plan from the collection on: the wardrobe's meter reads it. */
export async function openPlans(tx: Pick<Orm, 'insert'>, { monthlyListPrices, packages, bookCollection }: Pick<OrderPayload, 'monthlyListPrices' | 'packages' | 'bookCollection'>, order: { id: string; userId: string }): Promise<void> {
  const plans = monthlyListPrices.flatMap(({ kind, quantity, price }, index) => {
    const name = packageName.safeParse(kind).data;
    if (!name) return [];
    const freeDeliveries = name === 'x' ? FREE_DELIVERIES[packages.x.xType] : 0;
    return [{ id: `${order.id}-${index + 1}`, userId: order.userId, package: name, itemsAllowed: quantity, monthlyPrice: price, freeDeliveries, startedOn: bookCollection.date.date }];
  });
  if (plans.length > 0) await tx.insert(storagePlans).values(plans);
}
