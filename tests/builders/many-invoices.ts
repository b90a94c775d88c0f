import type { Orm } from '@/backend/api/db/database';
import { invoices } from '@/backend/api/db/schema/orders';

const AT_ONCE = 500;

/** So many paid invoices of a member, a week apart. */
export async function addInvoices(orm: Pick<Orm, 'insert'>, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_unused, index) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1) - index * 7 * 86_400_000);
    const date = createdAt.toISOString().slice(0, 10);
    const lines = [{ kind: 'x' as const, description: 'Wardrobe storage', quantity: 10, unitPrice: 49_000, amount: 49_000, months: 1 }];
    return {
      id: `${userId}-many-${index}`,
      number: `M-${userId}-${index}`,
      userId,
      orderId: null,
      country: 'hk' as const,
      date,
      dueDate: date,
      status: 'paid' as const,
      total: 49_000,
      lines,
      taxRate: 0,
      taxAmount: 0,
      createdAt,
    };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) await orm.insert(invoices).values(rows.slice(from, from + AT_ONCE));
}
