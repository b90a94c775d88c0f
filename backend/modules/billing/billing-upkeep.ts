import { and, eq, isNull, lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { doInTurn } from '@/backend/db/do-in-turn';
import { invoices } from '@/backend/db/schema/orders';
import { users } from '@/backend/db/schema/users';
import { siteLink } from '@/backend/identity/site-link';
import { languageOfLocale } from '@/backend/mail/language';
import { storeMail } from '@/backend/mail/store-mail';
import { regionTime } from '@/backend/modules/booking/region-time';
import { LOCALES } from '@/lib/config/locales';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { settleReferrals } from '@/backend/modules/referral/settle-referrals';
import { settleRefunds } from '@/backend/modules/terms/settle-refunds';
import { issueRenewals } from './renewal';
import { invoiceWardrobe } from './wardrobe-invoices';

const EVERY_MS = 15 * 60_000;
/** Copies ask at different moments: whoever comes first after this does it for all. */
const REST_MS = EVERY_MS / 2;
type Parts = Pick<BackendContext, 'database' | 'clock' | 'env' | 'gateway' | 'log'>;

/** What the calendar brings: renewals, what the wardrobe cost, reminders, rewards, refunds under way. Each is a function of the clock and safe to repeat. */
export async function runBilling(parts: Parts): Promise<{ renewals: number; wardrobe: number; reminders: number; rewards: number; refunds: number }> {
  const { database: { orm }, clock } = parts;
  return {
    renewals: await issueRenewals({ orm, now: clock() }), wardrobe: await invoiceWardrobe({ orm, now: clock() }),
    reminders: await remindOverdue(parts), rewards: await settleReferrals(parts), refunds: await settleRefunds(parts),
  };
}

export function startBillingUpkeep(context: BackendContext): () => void {
  const timer = setInterval(() => void billInTurn(context), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The job as each copy runs it: one of them does it. A refund is asked of the gateway by one copy alone. */
export async function billInTurn(context: Parts & Pick<BackendContext, 'wakeMailDelivery'>): Promise<void> {
  try {
    const turn = await doInTurn(context.database.orm, 'billing', REST_MS, () => runBilling(context));
    if (turn.kind === 'done' && turn.value.reminders > 0) context.wakeMailDelivery();
  } catch {
    context.log.warn('invoices were not looked after');
  }
}

/** One mail an invoice, on the first run after its day. */
async function remindOverdue({ database: { orm }, clock, env }: Parts): Promise<number> {
  const now = clock();
  let reminders = 0;
  for (const country of REGION_CODES) {
    const { date: today } = regionTime(now, country);
    const late = and(eq(invoices.country, country), eq(invoices.status, 'due'), isNull(invoices.remindedAt), lt(invoices.dueDate, today));
    for (const { id } of await orm.select({ id: invoices.id }).from(invoices).where(late)) {
      reminders += await orm.transaction(async (tx) => {
        const [invoice] = await tx.update(invoices).set({ remindedAt: now }).where(and(eq(invoices.id, id), late)).returning();
        const [user] = invoice ? await tx.select().from(users).where(eq(users.id, invoice.userId)) : [];
        if (!invoice || !user) return 0;
        const localeTag = LOCALES[user.locale].htmlLang;
        await storeMail(tx, {
          recipient: user.email, template: 'invoiceOverdue', language: languageOfLocale(user.locale), now,
          values: {
            firstName: user.firstName, number: invoice.number, amount: formatMoney({ amount: invoice.total, currency: REGIONS[country].currency }, localeTag),
            date: formatDate(invoice.dueDate, { localeTag, timeZone: REGIONS[country].timeZone }, 'long'), link: siteLink(env, user.locale, `/billings/${id}`),
          },
        });
        return 1;
      });
    }
  }
  return reminders;
}
