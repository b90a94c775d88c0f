import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoices, type InvoiceRow } from '@/backend/api/db/schema/orders';
import type { RegionCode } from '@/lib/config/regions';

/** The invoice that the member has to pay first, or null. */
export async function oldestOpenInvoice(
  orm: Orm,
  { userId, country }: { userId: string; country: RegionCode },
): Promise<InvoiceRow | null> {
  const [open] = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.country, country), eq(invoices.status, 'due')))
    .orderBy(asc(invoices.dueDate), asc(invoices.number))
    .limit(1);
  return open ?? null;
}
