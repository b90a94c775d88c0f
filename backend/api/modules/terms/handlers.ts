import { type CallHandler, type CallHandlers, ok } from '@/backend/api/http/answer';
import { orders } from '@/backend/api/db/schema/orders';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { StorageTerm } from '@/lib/contract/terms';
import { requireMember } from '@/backend/api/identity/authenticate';
import { endTerm } from './end-term';
import { termFigures } from './term-figures';

const storageTerms: CallHandler<'storageTerms'> = async ({ request }, { database: { orm }, clock }) => {
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

export const termHandlers = { storageTerms, endTerm } satisfies Partial<CallHandlers>;
