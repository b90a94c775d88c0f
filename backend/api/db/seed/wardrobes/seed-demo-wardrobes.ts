import { and, eq, inArray } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { carePrices, itemRequestLines, itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { outfitItems, outfits, wornOutfits } from '@/backend/api/db/schema/outfits';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { contacts, users, type User } from '@/backend/api/db/schema/users';
import { itemEvents, itemPictures, items, itemSales, sellingAgreements, storagePlans, wardrobes } from '@/backend/api/db/schema/wardrobe';
import { priceListOf } from '@/backend/api/db/seed/price-list';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { type SlotTime, countReservations } from '@/backend/api/modules/booking/slot-reservations';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { slotCalendar } from '@/backend/api/modules/booking/slot-calendar';
import { planRowId } from '@/backend/api/modules/plan/plan-change';
import { inDays } from '@/backend/api/modules/wardrobe/due-steps';
import { includedDeliveries } from '@/lib/domain/pricing/plan-benefits';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { DAY_MS } from '@/lib/calendar-days';
import { REGIONS } from '@/lib/config/regions';
import { DEMO_ADDRESSES, DEMO_OUTFITS, DEMO_PLANS, DEMO_REQUESTS, DEMO_WARDROBES, type DemoRequest } from './demo-pieces';
import { pieceRows } from './piece-rows';

const PLAN_SINCE_DAYS = 195;
/** Have agreed to the terms as they stand; the others are asked with their next piece or price. */
const REGULAR_SELLERS = ['demo-consignor', 'demo-consignor-sg'];
const TERMS_AGREED_DAYS = 12;

/** Fills the wardrobes of the demonstration customers once; their later changes are kept. */
export async function seedDemoWardrobes({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const ids = Object.keys(DEMO_WARDROBES);
  const filled = new Set(
    (await orm.select({ id: wardrobes.userId }).from(wardrobes).where(inArray(wardrobes.userId, ids))).map(({ id }) => id),
  );
  if (ids.every((id) => filled.has(id))) return;
  await orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    for (const user of await tx
      .select()
      .from(users)
      .where(
        inArray(
          users.id,
          ids.filter((id) => !filled.has(id)),
        ),
      )) {
      await fillWardrobe(tx, user, clock());
    }
  });
}

async function fillWardrobe(tx: Orm, user: User, now: Date): Promise<void> {
  const mine = <Entry extends { userId: string }>(entries: readonly Entry[]) => entries.filter(({ userId }) => userId === user.id);
  const [first] = await tx.insert(wardrobes).values({ userId: user.id, version: 1 }).onConflictDoNothing().returning();
  if (!first) return;
  const plans = mine(DEMO_PLANS);
  const tier = plans.find((plan) => plan.package === 'x')?.itemsAllowed ?? 0;
  await tx.insert(storagePlans).values(plans.map((plan, line) => planRow(plan, user, { line, now })));
  const pieces = (DEMO_WARDROBES[user.id] ?? []).map((piece, index) =>
    pieceRows(piece, { userId: user.id, country: user.country, tier }, index, now),
  );
  // Newest last: row order is wardrobe order.
  pieces.sort((one, other) => one.item.createdAt.getTime() - other.item.createdAt.getTime());
  await tx.insert(items).values(pieces.map(({ item }) => item));
  await tx.insert(itemEvents).values(pieces.flatMap(({ events }) => events));
  await tx.insert(itemPictures).values(pieces.flatMap(({ pictures }) => pictures));
  const sales = pieces.flatMap(({ sale }) => sale ?? []);
  if (sales.length > 0) await tx.insert(itemSales).values(sales);
  if (REGULAR_SELLERS.includes(user.id)) {
    await tx
      .insert(sellingAgreements)
      .values({ userId: user.id, version: SELLING_TERMS_VERSION, agreedAt: inDays(now, -TERMS_AGREED_DAYS) });
  }
  for (const [index, request] of mine(DEMO_REQUESTS).entries()) await addRequest(tx, user, request, index, now);
  for (const [index, outfit] of mine(DEMO_OUTFITS).entries()) await addOutfit(tx, user, outfit, index, now);
}

function planRow(
  { userId, package: name, itemsAllowed }: (typeof DEMO_PLANS)[number],
  { country }: User,
  { line, now }: { line: number; now: Date },
) {
  const entry = priceListOf(country).find((candidate) => candidate.package === name && candidate.xType !== 'plus');
  const monthlyPrice =
    entry?.tiers?.find(({ numberItems }) => numberItems === itemsAllowed)?.price ?? (entry?.unitPrice ?? 0) * itemsAllowed;
  const { deliveries, rushes } = includedDeliveries(entry ?? null);
  return {
    id: planRowId(`${userId}-order`, line),
    userId,
    package: name,
    itemsAllowed,
    monthlyPrice,
    freeDeliveries: deliveries,
    freeRushes: rushes,
    startedOn: regionDate(inDays(now, -PLAN_SINCE_DAYS)),
  };
}

async function addRequest(tx: Orm, user: User, request: DemoRequest, index: number, now: Date): Promise<void> {
  const id = `${user.id}-request-${index + 1}`;
  const slot = request.workdaysAhead === undefined ? null : await openSlot(tx, user, request.workdaysAhead, now);
  const itemIds = request.garments.map((garment) => `${user.id}-${garment}`);
  const createdAt = new Date(now.getTime() - request.daysAgo * DAY_MS - 3_600_000);
  const [care] = request.service
    ? await tx
        .select()
        .from(carePrices)
        .where(and(eq(carePrices.country, user.country), eq(carePrices.service, request.service)))
    : [];
  const price = request.service ? (care?.price ?? 0) : 0;
  const total = price * itemIds.length;
  const reservationId = slot ? `${id}-place` : null;
  if (slot && reservationId) {
    await tx
      .insert(slotReservations)
      .values({ id: reservationId, country: user.country, date: slot.date, slot: slot.slot, kind: 'booking' });
  }
  const [contact] = await tx.select().from(contacts).where(eq(contacts.userId, user.id));
  // As a booking does: the account and the next booking know the place.
  if (slot && contact) await tx.update(contacts).set({ address: DEMO_ADDRESSES[user.country] }).where(eq(contacts.id, contact.id));
  await tx.insert(itemRequests).values({
    id,
    userId: user.id,
    number: `R${regionDate(createdAt).slice(2).replaceAll('-', '')}-${40 + 10 * Object.keys(DEMO_WARDROBES).indexOf(user.id)}${String(index + 1).padStart(4, '0')}`,
    bodyHash: '',
    status: request.status,
    undoUntil: slot ? new Date(slotMoment(slot, 'start').getTime() - DAY_MS) : createdAt,
    isRush: false,
    slotDate: slot?.date ?? null,
    slotTime: slot?.slot ?? null,
    slotReservationId: reservationId,
    address: slot ? DEMO_ADDRESSES[user.country] : null,
    contact:
      slot && contact
        ? { contactName: contact.contactName, contactPhoneCode: contact.contactPhoneCode, contactPhone: contact.contactPhone }
        : null,
    note: slot ? { moreItems: false, specialNote: '' } : null,
    extras: [],
    usedFreeDelivery: slot !== null,
    total,
    currency: REGIONS[user.country].currency,
    createdAt,
  });
  await tx.insert(itemRequestLines).values(
    itemIds.map((itemId, position) => ({
      requestId: id,
      position,
      itemId,
      action: request.action,
      service: request.service ?? null,
      note: request.note ?? '',
      price,
      status: request.status,
    })),
  );
  if (total > 0) {
    await tx
      .insert(wardrobeCharges)
      .values({ requestId: id, userId: user.id, amount: total, currency: REGIONS[user.country].currency, status: 'pending', createdAt });
  }
  const isBringing = request.action === 'deliver' && request.status === 'booked';
  const dueAt = slot ? (isBringing ? slotMoment(slot, 'start') : slotMoment(slot, 'end')) : inDays(now, 3);
  await tx.update(items).set({ dueAt }).where(inArray(items.id, itemIds));
}

/** The first slot with a free place on the wanted workday. */
async function openSlot(tx: Orm, { country }: User, workdaysAhead: number, now: Date): Promise<SlotTime> {
  const days = slotCalendar(now, country, await countReservations(tx, country, now)).filter(({ closed }) => closed === null);
  const day = days[workdaysAhead] ?? days[0];
  const slot = day?.slots.find(({ left }) => left > 1) ?? day?.slots[0];
  if (!day || !slot) throw new Error('The calendar has no open day');
  return { country, date: day.date, slot: slot.id };
}

async function addOutfit(tx: Orm, user: User, outfit: (typeof DEMO_OUTFITS)[number], index: number, now: Date): Promise<void> {
  const id = `${user.id}-outfit-${index + 1}`;
  const itemIds = outfit.garments.map((garment) => `${user.id}-${garment}`);
  const createdAt = inDays(now, -(outfit.worn[0] ?? 20) - 1);
  await tx.insert(outfits).values({
    id,
    userId: user.id,
    name: outfit.name,
    occasion: outfit.occasion,
    note: '',
    createdAt,
    updatedAt: createdAt,
    items: itemIds.map((itemId) => ({ id: itemId })),
  });
  await tx.insert(outfitItems).values(itemIds.map((itemId) => ({ outfitId: id, itemId })));
  if (outfit.worn.length === 0) return;
  await tx.insert(wornOutfits).values(
    outfit.worn.map((ago) => ({
      id: `${id}-${ago}`,
      userId: user.id,
      outfitId: id,
      name: outfit.name,
      itemIds,
      wornOn: regionDate(inDays(now, -ago)),
    })),
  );
}
