import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { BATCH_ROWS, forEachRegion, processInBatches } from '@/backend/api/db/process-in-batches';
import { type User, users } from '@/backend/api/db/schema/users';
import { items, itemSales, type Item, type ItemSale } from '@/backend/api/db/schema/wardrobe';
import { findUser } from '@/backend/api/identity/authenticate';
import { fromRegionTime, regionTime } from '@/backend/api/modules/booking/region-time';
import { mailNotices, type Notice, type NoticeKind } from '@/backend/api/notifications/notices';
import { addDays } from '@/lib/calendar-days';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import { LISTING_DAYS, REMINDED_AFTER_DAYS, STORED_AFTER_DAYS } from '@/lib/domain/consignment/markdown';
import { inDays } from './due-steps';
import { moveItem } from './move-item';
import { saleFacts } from './sale-facts';
import { announceWardrobe, lockWardrobe } from './wardrobe-version';

/** The question at the end of a listing and its two reminders; without an answer to the last one the piece is stored. */
const QUESTIONS: readonly NoticeKind[] = ['unsold', 'unsoldAgain', 'unsoldLast'];
/** In the region's time, so that nobody is woken. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 21;

type Context = Pick<BackendContext, 'database' | 'clock' | 'env' | 'realtime' | 'log'>;
type Row = { userId: string };

/** Listed so long ago that the listing is over: its first day and those that it lasts lie before today. */
export const listedBefore = (today: string, country: RegionCode): Date => fromRegionTime(addDays(today, 1 - LISTING_DAYS), 0, country);

/**
 * As the terms of selling say: the owner of an unsold piece is asked what comes next, reminded twice, and then the piece is stored. Counted
 * from the question before, so that after an outage nobody has less time; under the wardrobe's lock, so that each is written once.
 * @returns how many pieces
 */
export async function askAboutUnsold(context: Context, signal?: AbortSignal): Promise<number> {
  const { orm } = context.database;
  const now = context.clock();
  let asked = 0;
  await forEachRegion(async (country) => {
    const { date, hour } = regionTime(now, country);
    if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
    const due = and(
      eq(items.state, 'listed'),
      lt(itemSales.listedAt, listedBefore(date, country)),
      or(
        isNull(itemSales.askedAt),
        and(lt(itemSales.askedTimes, QUESTIONS.length), lte(itemSales.askedAt, inDays(now, -REMINDED_AFTER_DAYS))),
        // The day that the last question names is over.
        lt(itemSales.askedAt, fromRegionTime(addDays(date, -STORED_AFTER_DAYS), 0, country)),
      ),
    );
    const page = (after: Row | null) =>
      orm
        .selectDistinct({ userId: items.userId })
        .from(items)
        .innerJoin(itemSales, eq(itemSales.itemId, items.id))
        .innerJoin(users, eq(users.id, items.userId))
        .where(and(due, eq(users.country, country), after ? gt(items.userId, after.userId) : undefined))
        .orderBy(asc(items.userId))
        .limit(BATCH_ROWS);
    await processInBatches<Row>({ page, signal }, async ({ userId }) => {
      const turn = await orm.transaction(async (tx) => {
        const version = await lockWardrobe(tx, userId);
        const rows = await tx
          .select({ item: items, sale: itemSales })
          .from(items)
          .innerJoin(itemSales, eq(itemSales.itemId, items.id))
          .where(and(due, eq(items.userId, userId)))
          .orderBy(asc(items.sequence));
        const user = await findUser(tx, userId);
        const lastDay = formatDate(
          inDays(now, STORED_AFTER_DAYS).toISOString(),
          { localeTag: LOCALES[user.locale].htmlLang, timeZone: REGIONS[country].timeZone },
          'long',
        );
        const notices: Notice[] = [];
        for (const { item, sale } of rows) notices.push(await ask(tx, { user, item, sale, lastDay }, { now, version }));
        await mailNotices(tx, context.env, user, notices, now);
        return { version, count: rows.length };
      });
      if (turn.count === 0) return;
      asked += turn.count;
      await announceWardrobe(context, userId, turn.version);
    });
  });
  return asked;
}

async function ask(
  tx: Orm,
  { user, item, sale, lastDay }: { user: User; item: Item; sale: ItemSale; lastDay: string },
  { now, version }: { now: Date; version: number },
): Promise<Notice> {
  const about = QUESTIONS[sale.askedTimes];
  if (!about) {
    const stored = await moveItem(tx, item, { to: 'stored', by: 'team', at: now, version });
    return { about: 'unsoldStored', event: 'sales', item: stored };
  }
  await tx
    .update(itemSales)
    .set({ askedTimes: sale.askedTimes + 1, askedAt: now })
    .where(eq(itemSales.itemId, item.id));
  return { about, event: 'prices', item, facts: await saleFacts(tx, about, item, user), values: { lastDay } };
}
