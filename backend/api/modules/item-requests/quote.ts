import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { carePrices, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import type { User } from '@/backend/api/db/schema/users';
import { items, type Item } from '@/backend/api/db/schema/wardrobe';
import { readPriceList, readDistricts } from '@/backend/api/modules/pricing/price-list';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { isRushSlot, rushDays } from '@/backend/api/modules/booking/rush-slots';
import { countReservations } from '@/backend/api/modules/booking/slot-reservations';
import { allowancesOf } from '@/backend/api/modules/wardrobe/plan-meter';
import { openRequestsOf } from '@/backend/api/modules/wardrobe/wire-items';
import { REGIONS } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';
import type { ItemRequestLine, RequestQuote } from '@/lib/contract/item-requests';
import type { ExtraPrice, ShoppingCart } from '@/lib/contract/pricing';
import type { RequestAction } from '@/lib/contract/wardrobe';
import type { NotificationEvent } from '@/lib/domain/notifications/preferences';
import { collectionExtras } from '@/lib/domain/pricing/collection-extras';
import { priceOfExtra, type ExtraName } from '@/lib/domain/pricing/price-list';
import { careServicesOf, lacksWord } from '@/lib/domain/wardrobe/item-basket';
import { actionsOf } from '@/lib/domain/wardrobe/item-states';
import { visitToJoin } from './join-visit';
import { freeUntil } from './take-back-request';

const HOLDS_FOR_MS = 30 * 60_000;

export interface Basket {
  lines: readonly ItemRequestLine[];
  isRush: boolean;
  address?: Address | undefined;
  /** The requested slot, once chosen. */
  date?: { date: string; time: string } | undefined;
}

export interface Quoted {
  quote: RequestQuote;
  /** The member's pieces in the basket. */
  items: Map<string, Item>;
  /** The member's visit at that time and door, which this basket comes along with. */
  joined: ItemRequestRow | null;
}

/** Prices of a basket; the confirmation uses the same function. */
export async function quoteRequests(tx: Orm, user: User, basket: Basket, now: Date): Promise<Quoted> {
  const found = new Map(
    (
      await tx
        .select()
        .from(items)
        .where(
          and(
            eq(items.userId, user.id),
            inArray(
              items.id,
              basket.lines.map(({ itemId }) => itemId),
            ),
          ),
        )
    ).map((item) => [item.id, item]),
  );
  const open = await openRequestsOf(tx, [...found.keys()], now);
  const care = new Map(
    (await tx.select().from(carePrices).where(eq(carePrices.country, user.country))).map(({ service, price }) => [service, price]),
  );
  const lines = basket.lines.map((line): RequestQuote['lines'][number] => ({
    itemId: line.itemId,
    action: line.action,
    ...(line.service ? { service: line.service } : {}),
    price: line.service ? (care.get(line.service) ?? 0) : 0,
    problem: problemOf(line, found.get(line.itemId), open.has(line.itemId)),
  }));
  const needsBooking = basket.lines.some(isMoving);
  const { deliveries, rushes } = await allowancesOf(tx, user.id, regionDate(now));
  const joined = needsBooking ? await visitToJoin(tx, { user, date: basket.date, address: basket.address, now }) : null;
  const isTrip = needsBooking && joined === null;
  const usesFreeDelivery = isTrip && deliveries.left > 0;
  const usesFreeRush = isTrip && isHurried(user, basket, now) && rushes.left > 0;
  const priceList = await readPriceList(tx, user.country);
  const extras = isTrip ? await tripExtras(tx, { user, basket, priceList, usesFreeDelivery, usesFreeRush, now }) : [];
  const total = [...lines.filter(({ problem }) => problem === null), ...extras].reduce((sum, { price }) => sum + price, 0);
  return {
    items: found,
    joined,
    quote: {
      lines,
      extras,
      usesFreeDelivery,
      usesFreeRush,
      needsBooking,
      ...(joined ? { joins: { id: joined.id, number: joined.number } } : {}),
      total,
      currency: REGIONS[user.country].currency,
      validUntil: new Date(now.getTime() + HOLDS_FOR_MS).toISOString(),
      ...(needsBooking ? { visit: await visitTerms(tx, { user, basket, priceList, hasFreeRush: rushes.left > 0, now }) } : {}),
    },
  };
}

export const isMoving = ({ action }: Pick<ItemRequestLine, 'action'>): boolean => action === 'deliver' || action === 'collect';

/** Only deliveries can be a rush; collections follow the calendar. */
export const isDelivered = ({ action }: Pick<ItemRequestLine, 'action'>): boolean => action === 'deliver';

function problemOf(line: ItemRequestLine, item: Item | undefined, isBusy: boolean): RequestQuote['lines'][number]['problem'] {
  if (!item) return 'not-found';
  if (isBusy) return 'unavailable';
  const actions = actionsOf({ state: item.state, plan: item.plan, isSealed: item.sealedNote !== null, isBusy: false });
  if (!actions.includes(line.action)) return 'not-allowed';
  return line.action === 'care' && line.service && !careServicesOf(item).includes(line.service) ? 'unsuitable' : null;
}

interface Trip {
  user: User;
  basket: Basket;
  priceList: readonly ShoppingCart[];
  now: Date;
}

/** Terms of the visit before a date is chosen: the late fee and the rush days. */
async function visitTerms(
  tx: Orm,
  { user: { country }, basket, priceList, hasFreeRush, now }: Trip & { hasFreeRush: boolean },
): Promise<NonNullable<RequestQuote['visit']>> {
  const rush = basket.lines.some(isDelivered) ? priceOfExtra(priceList, 'rush') : null;
  const days = rush === null ? [] : rushDays(now, country, await countReservations(tx, country, now));
  return {
    lateChangeFee: priceOfExtra(priceList, 'late-change') ?? 0,
    ...(basket.date ? { freeUntil: freeUntil({ country, date: basket.date.date, slot: basket.date.time }, now) } : {}),
    ...(rush !== null && days.length > 0 ? { rush: { price: hasFreeRush ? 0 : rush, days } } : {}),
  };
}

/** One trip both ways: its cost beyond the plan, once per basket. */
async function tripExtras(
  tx: Orm,
  { user, basket, priceList, usesFreeDelivery, usesFreeRush, now }: Trip & { usesFreeDelivery: boolean; usesFreeRush: boolean },
): Promise<ExtraPrice[]> {
  const { country } = user;
  const { address } = basket;
  const ofAddress = address
    ? collectionExtras({ address, districts: await readDistricts(tx, country), hasStorage: true, consignedItems: 0 })
    : [];
  const costsRush = isHurried(user, basket, now) && !usesFreeRush;
  const names: ExtraName[] = [
    ...(usesFreeDelivery ? [] : (['extra-delivery'] as const)),
    ...(costsRush ? (['rush'] as const) : []),
    ...ofAddress,
  ];
  return names.flatMap((extra) => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? [] : [{ extra, price }];
  });
}

/** A normally available slot needs no rush. */
function isHurried({ country }: Pick<User, 'country'>, { isRush, lines, date }: Basket, now: Date): boolean {
  return isRush && lines.some(isDelivered) && date !== undefined && isRushSlot({ country, date: date.date, slot: date.time }, now);
}

/** Notification event of each action. */
export const EVENT_OF_ACTION: Record<RequestAction, NotificationEvent> = {
  deliver: 'deliveries',
  collect: 'deliveries',
  care: 'care',
  sell: 'sales',
  donate: 'storage',
};

/** Rules that the schema cannot express. */
export function checkLines(lines: readonly ItemRequestLine[]): FieldError[] {
  const seen = new Set<string>();
  return lines.flatMap(({ itemId, action, service }, index) => {
    const errors: FieldError[] = [];
    if (seen.has(itemId)) errors.push({ path: `lines.${index}.itemId`, code: 'twice' });
    seen.add(itemId);
    if (action === 'care' && !service) errors.push({ path: `lines.${index}.service`, code: 'required' });
    if (action !== 'care' && service) errors.push({ path: `lines.${index}.service`, code: 'unknown' });
    return errors;
  });
}

/** Asked for with the confirmation only: a price is known before the word. */
export function checkWords(lines: readonly ItemRequestLine[]): FieldError[] {
  return lines.flatMap((line, index) => (lacksWord(line) ? [{ path: `lines.${index}.note`, code: 'required' }] : []));
}
