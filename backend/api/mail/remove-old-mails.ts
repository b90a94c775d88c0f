import { lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { DAY_MS } from '@/lib/calendar-days';
import { ERASED_CONTENT } from './delivery-job';

/** Longer, nobody asks whether a mail was sent; and what no mail server has taken by then comes too late for its reader. */
const KEPT_DAYS = 90;

export async function removeOldMails({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(outboxMails).where(lt(outboxMails.createdAt, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)));
  // Of a version that kept the text of what it had delivered; in the words of the index that finds it.
  await orm
    .update(outboxMails)
    .set(ERASED_CONTENT)
    .where(sql`delivered_at is not null and body <> ''`);
}
