import { inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, type ItemRequestLineRow, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import type { User } from '@/backend/api/db/schema/users';
import type { Fact } from '@/backend/api/mail/letter/letter';
import { freeUntilText, visitValues, type Visit } from '@/backend/api/modules/booking/visit-facts';
import { readSiteTexts } from '@/backend/site-texts';
import { LOCALES } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import type { RequestAction } from '@/lib/contract/wardrobe';
import { formatMoney } from '@/lib/money';
import { joinedTo, MOVING } from './join-visit';

const ITEMS = readSiteTexts<{ action: Record<RequestAction, string>; service: Record<string, string> }>('items');

type Line = Pick<ItemRequestLineRow, 'action' | 'service' | 'price'>;

const countryOfRequest = ({ currency }: Pick<ItemRequestRow, 'currency'>): RegionCode => (currency === 'HKD' ? 'hk' : 'sg');

/** What was asked for a piece and, where it has its own price, for how much. */
export function lineFacts({ action, service, price }: Line, { currency }: Pick<ItemRequestRow, 'currency'>, { locale }: User): Fact[] {
  const { action: actions, service: services } = ITEMS[locale];
  const name = (service && services[service]) ?? actions[action];
  return [['service', price > 0 ? `${name} · ${formatMoney({ amount: price, currency }, LOCALES[locale].htmlLang)}` : name]];
}

/** The van's visit of a request; null without one. */
export function visitOfRequest(row: ItemRequestRow, lines: readonly Pick<Line, 'action'>[]): Visit | null {
  const { id, number, slotDate: date, slotTime: slot, address } = row;
  if (!date || !slot || !address) return null;
  const isCollection = lines.filter(({ action }) => MOVING.includes(action)).every(({ action }) => action === 'collect');
  return { id, number, country: countryOfRequest(row), date, slot, address, isCollection };
}

/** The visit with all baskets that come along: one appointment, named after the basket that booked it. */
export async function visitOfAll(tx: Pick<Orm, 'select'>, row: ItemRequestRow): Promise<Visit | null> {
  const ids = [row, ...(await joinedTo(tx, [row.id]))].map(({ id }) => id);
  const lines = await tx.select({ action: itemRequestLines.action }).from(itemRequestLines).where(inArray(itemRequestLines.requestId, ids));
  return visitOfRequest(row, lines);
}

/** Number, visit and sum of a request, and until when it can be taken back. */
export function requestValues(row: ItemRequestRow, user: User, now: Date): Record<string, string> {
  const visit = visitOfRequest(row, []);
  return {
    number: row.number,
    request: row.number,
    ...(visit ? visitValues(visit, user) : {}),
    total: formatMoney({ amount: row.total, currency: row.currency }, LOCALES[user.locale].htmlLang),
    undoUntil: freeUntilText(row.undoUntil, user, countryOfRequest(row), now),
  };
}
