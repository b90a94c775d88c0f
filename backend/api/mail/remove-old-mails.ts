import { lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { DAY_MS } from '@/lib/calendar-days';
import { ERASED_CONTENT } from './delivery-job';

/** Old enough that nobody needs to know whether a mail was sent. */
const KEPT_DAYS = 90;

export async function removeOldMails({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(outboxMails).where(lt(outboxMails.createdAt, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)));
  // Of an earlier version, which kept the text of delivered mails; phrased like the index that finds it.
  await orm
    .update(outboxMails)
    .set(ERASED_CONTENT)
    .where(sql`delivered_at is not null and body <> ''`);
}
