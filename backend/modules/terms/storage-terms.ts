import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import type { StorageTerm } from '@/lib/contract/terms';
import { termFigures } from './term-figures';

export const storageTerms: CallHandler<'storageTerms'> = async ({ request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const rows = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'active'), or(isNotNull(orders.renewsOn), isNotNull(orders.restingSince))))
    .orderBy(asc(orders.orderedAt));
  const terms: StorageTerm[] = [];
  for (const row of rows) {
    const figures = await termFigures(orm, row, clock());
    if (figures) terms.push(figures);
  }
  return ok({ terms });
};
