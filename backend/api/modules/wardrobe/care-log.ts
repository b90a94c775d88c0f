import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { invoices } from '@/backend/api/db/schema/orders';
import { itemEvents } from '@/backend/api/db/schema/wardrobe';
import type { CareEntry } from '@/lib/contract/wardrobe-calls';

const SHOWN = 100;

/** What was done to a piece, newest first: the request tells what was asked for and billed, its events when it was begun and done. */
export async function careLogOf(orm: Pick<Orm, 'select'>, itemId: string): Promise<CareEntry[]> {
  const asked = await orm
    .select({ line: itemRequestLines, charged: wardrobeCharges.status, invoiceId: invoices.id, invoiceNumber: invoices.number })
    .from(itemRequestLines)
    .innerJoin(itemRequests, eq(itemRequests.id, itemRequestLines.requestId))
    .leftJoin(wardrobeCharges, eq(wardrobeCharges.requestId, itemRequestLines.requestId))
    .leftJoin(invoices, eq(invoices.id, wardrobeCharges.invoiceId))
    .where(
      and(
        eq(itemRequestLines.itemId, itemId),
        eq(itemRequestLines.action, 'care'),
        inArray(itemRequestLines.status, ['under-way', 'done']),
      ),
    )
    .orderBy(desc(itemRequests.createdAt))
    .limit(SHOWN);
  if (asked.length === 0) return [];
  const events = await orm
    .select()
    .from(itemEvents)
    .where(
      and(
        eq(itemEvents.itemId, itemId),
        inArray(
          itemEvents.requestId,
          asked.map(({ line }) => line.requestId),
        ),
      ),
    )
    .orderBy(asc(itemEvents.at));
  return asked.flatMap(({ line, charged, invoiceId, invoiceNumber }): CareEntry[] => {
    const { requestId, service, status, note, price } = line;
    if (service === null || (status !== 'under-way' && status !== 'done')) return [];
    const own = events.filter((event) => event.requestId === requestId);
    const end = status === 'done' ? own.at(-1) : undefined;
    return [
      {
        id: `${requestId}-${line.position}`,
        service,
        status,
        begunAt: own.find(({ kind }) => kind === 'care')?.at.toISOString() ?? null,
        doneAt: end?.at.toISOString() ?? null,
        note,
        condition: end?.condition ?? null,
        finding: end?.finding ?? null,
        price,
        billing: price === 0 ? 'free' : charged === 'invoiced' ? 'invoiced' : 'pending',
        invoice: invoiceId !== null && invoiceNumber !== null ? { id: invoiceId, number: invoiceNumber } : null,
      },
    ];
  });
}
