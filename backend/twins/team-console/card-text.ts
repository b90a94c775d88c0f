import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { itemRequests } from '@/backend/api/db/schema/item-requests';
import { bookings, invoices } from '@/backend/api/db/schema/orders';
import { items } from '@/backend/api/db/schema/wardrobe';
import { itemName } from '@/backend/api/modules/wardrobe/find-item';
import { REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import type { ChatCard } from '@/lib/domain/chat/message';
import { formatMoney } from '@/lib/money';

type Orm = BackendContext['database']['orm'];

// The console is in English, and dates are calendar dates.
const PLACE = { localeTag: 'en-GB', timeZone: 'UTC' };
const day = (date: string) => formatDate(date, PLACE, 'medium');
const hours = (slot: string) =>
  slot
    .split('-')
    .map((hour) => `${hour}:00`)
    .join('–');

/** The subject of a member's message in one line for the team; null: the member has no such thing. */
export function cardText({ database: { orm } }: BackendContext, uid: string, { kind, id }: ChatCard): Promise<string | null> {
  return { item: itemText, booking: bookingText, invoice: invoiceText }[kind](orm, uid, id);
}

async function itemText(orm: Orm, uid: string, id: string): Promise<string | null> {
  const [row] = await orm
    .select({ names: items.names, brand: items.brand, code: items.code, size: items.size })
    .from(items)
    .where(and(eq(items.id, id), eq(items.userId, uid)));
  return row ? [itemName(row.names, 'en'), row.brand, row.size, row.code].filter(Boolean).join(' · ') : null;
}

/** A booking of its own, or the visit of a wardrobe basket. */
async function bookingText(orm: Orm, uid: string, id: string): Promise<string | null> {
  const [booking] = await orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, uid)));
  if (booking) {
    const kind = booking.kind === 'delivery' ? 'Delivery' : 'Collection';
    return [`${kind} ${booking.number}`, day(booking.date), hours(booking.slot), ...(booking.cancelledAt ? ['cancelled'] : [])].join(' · ');
  }
  const [visit] = await orm
    .select()
    .from(itemRequests)
    .where(and(eq(itemRequests.id, id), eq(itemRequests.userId, uid)));
  if (!visit?.slotDate || !visit.slotTime) return null;
  return [`Visit ${visit.number}`, day(visit.slotDate), hours(visit.slotTime), ...(visit.status === 'undone' ? ['cancelled'] : [])].join(
    ' · ',
  );
}

async function invoiceText(orm: Orm, uid: string, id: string): Promise<string | null> {
  const [row] = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, uid)));
  if (!row) return null;
  const amount = formatMoney({ amount: row.total, currency: REGIONS[row.country].currency }, PLACE.localeTag, { cents: 'always' });
  return [`Invoice ${row.number}`, day(row.date), amount, row.status].join(' · ');
}
