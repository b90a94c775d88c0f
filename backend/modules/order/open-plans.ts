import type { Orm } from '@/backend/db/database';
import { storagePlans } from '@/backend/db/schema/wardrobe';
import { packageName } from '@/lib/contract/package-selection';
import type { OrderPayload } from './order-payload';

/** A month. Of the two of x plus one may come in a hurry without the fee of it. */
const FREE_DELIVERIES = { basic: 1, plus: 2 } as const;
const FREE_RUSHES = { basic: 0, plus: 1 } as const;

/** What was ordered by the month is the member's plan from the collection on: the wardrobe's meter reads it. */
export async function openPlans(
  tx: Pick<Orm, 'insert'>,
  { monthlyListPrices, packages, bookCollection }: Pick<OrderPayload, 'monthlyListPrices' | 'packages' | 'bookCollection'>,
  order: { id: string; userId: string },
): Promise<void> {
  const plans = monthlyListPrices.flatMap(({ kind, quantity, price }, index) => {
    const name = packageName.safeParse(kind).data;
    if (!name) return [];
    const { xType } = packages.x;
    const free =
      name === 'x' ? { freeDeliveries: FREE_DELIVERIES[xType], freeRushes: FREE_RUSHES[xType] } : { freeDeliveries: 0, freeRushes: 0 };
    return [
      {
        id: `${order.id}-${index + 1}`,
        userId: order.userId,
        package: name,
        itemsAllowed: quantity,
        monthlyPrice: price,
        ...free,
        startedOn: bookCollection.date.date,
      },
    ];
  });
  if (plans.length > 0) await tx.insert(storagePlans).values(plans);
}
