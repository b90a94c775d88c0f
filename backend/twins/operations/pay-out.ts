import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import type { PayoutDestinationRow } from '@/backend/api/db/schema/users';
import { itemSales, type Item, type ItemSale } from '@/backend/api/db/schema/wardrobe';
import { giveCredit } from '@/backend/api/modules/billing/issue-invoice';
import { findDestination } from '@/backend/api/modules/payout/sealed-destination';
import { inDays } from '@/backend/api/modules/wardrobe/due-steps';
import { changeItem } from '@/backend/api/modules/wardrobe/move-item';
import { amountBy } from '@/backend/api/modules/wardrobe/settlement';
import { PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { payoutAt } from '@/lib/domain/pricing/commission';
import type { WardrobeChange } from './finish-care';
import { endingOf } from '@/lib/domain/wardrobe/payout-details';

/** Duration of a bank transfer. */
const DAYS_BETWEEN_BANKS = 1;

/** The buyer has the piece now: the days of return begin. @returns false when they are over already */
export async function receiveSale(tx: Orm, item: Item, { at, version }: WardrobeChange): Promise<boolean> {
  const received = await tx
    .update(itemSales)
    .set({ receivedAt: at })
    .where(and(eq(itemSales.itemId, item.id), isNull(itemSales.receivedAt)))
    .returning({ id: itemSales.itemId });
  if (received.length === 0) return false;
  await changeItem(tx, item, { dueAt: inDays(at, PAYOUT_DAYS), updatedAt: at, version });
  return true;
}

/**
 * Pays out a sale after its return period.
 * @returns `arrived`: received; `sent`: in transfer; `wanted`: the owner has not chosen a destination
 */
export async function sendPayout(tx: Orm, item: Item, turn: WardrobeChange): Promise<'arrived' | 'sent' | 'wanted'> {
  const sale = await saleOf(tx, item);
  if (sale?.payoutSentAt) return 'arrived';
  const destination = await findDestination(tx, turn.user.id);
  if (!destination) {
    await changeItem(tx, item, { dueAt: null, updatedAt: turn.at, version: turn.version });
    return 'wanted';
  }
  if (destination.method !== 'bank' || !sale) return 'arrived';
  await record(tx, sale, destination, turn.at);
  await changeItem(tx, item, { dueAt: inDays(turn.at, DAYS_BETWEEN_BANKS), updatedAt: turn.at, version: turn.version });
  return 'sent';
}

/** Completes a payout that has not been sent yet. @returns whether it is store credit */
export async function settlePayout(
  tx: Orm,
  item: Item,
  { user, env, at }: Pick<WardrobeChange, 'user' | 'env' | 'at'>,
): Promise<'money' | 'credit'> {
  const sale = await saleOf(tx, item);
  const destination = sale && sale.payoutSentAt === null ? await findDestination(tx, user.id) : null;
  if (!sale || !destination) return 'money';
  const amount = await record(tx, sale, destination, at);
  if (destination.method !== 'credit') return 'money';
  await giveCredit(tx, env, { userId: user.id, country: user.country, amount, reason: 'store-credit' }, at);
  return 'credit';
}

async function saleOf(tx: Pick<Orm, 'select'>, item: Item): Promise<ItemSale | null> {
  const [sale] = await tx.select().from(itemSales).where(eq(itemSales.itemId, item.id));
  return sale ?? null;
}

async function record(tx: Pick<Orm, 'update'>, sale: ItemSale, destination: PayoutDestinationRow, at: Date): Promise<number> {
  const { payout } = payoutAt(sale.soldPrice ?? 0, sale.commissionPercent ?? 0);
  const amount = amountBy(destination.method, payout);
  await tx
    .update(itemSales)
    .set({ payoutMethod: destination.method, payoutEnding: endingOf(destination), payoutAmount: amount, payoutSentAt: at })
    .where(eq(itemSales.itemId, sale.itemId));
  return amount;
}
