import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { carePrices } from '@/backend/api/db/schema/item-requests';
import { orders, invoices, type InvoiceRow } from '@/backend/api/db/schema/orders';
import type { User } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { siteLink } from '@/backend/api/identity/site-link';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { visitsAhead } from '@/backend/api/modules/booking/bookings';
import { planMeter } from '@/backend/api/modules/wardrobe/plan-meter';
import type { BackendEnv } from '@/backend/config/env';
import { readSiteTexts } from '@/backend/site-texts';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { calendarDateOf, formatDate } from '@/lib/dates';
import type { ChatCard } from '@/lib/domain/chat/message';
import { formatMoney } from '@/lib/money';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import type en from './texts/en.json';

/** The invoice that the member has to pay first, or null. */
export async function oldestOpenInvoice(
  orm: Orm,
  { userId, country }: { userId: string; country: RegionCode },
): Promise<InvoiceRow | null> {
  const [open] = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.country, country), eq(invoices.status, 'due')))
    .orderBy(asc(invoices.dueDate), asc(invoices.number))
    .limit(1);
  return open ?? null;
}

/** What the concierge looks up in the member's own records and the price list. */
export const MEMBER_FACTS = ['booking', 'invoice', 'places', 'deliveries', 'plan', 'sales', 'care-prices'] as const;
export type MemberFact = (typeof MEMBER_FACTS)[number];

export interface FactSources {
  orm: Orm;
  env: Pick<BackendEnv, 'siteUrls'>;
  now: Date;
}

interface Reader {
  user: User;
  locale: Locale;
  texts: typeof en;
}

interface Told {
  text: string;
  card?: ChatCard;
}

const ITEMS = readSiteTexts<{ service: Record<string, string> }>('items');

export async function tellFact(fact: MemberFact, { user, locale, texts }: Reader, { orm, env, now }: FactSources): Promise<Told> {
  const { timeZone, currency } = REGIONS[user.country];
  const { htmlLang: localeTag, script } = LOCALES[locale];
  const day = (date: string) => formatDate(date, { localeTag, timeZone }, 'long');
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const today = regionDate(now);
  const beginning = (on: string | null) => (on ? fillPlaceholders(texts.planBegins, { date: day(on) }) : texts.planBeginsWithVisit);
  const noPlan = () => ({ text: fillPlaceholders(texts.noPlan, { link: siteLink(env, locale, ROUTES.servicesPricing.path) }) });

  switch (fact) {
    case 'booking': {
      const [next] = await visitsAhead(orm, user.id, now);
      if (!next) return { text: texts.noBooking };
      const [from = '', to = ''] = next.time.split('-');
      const text = fillPlaceholders(texts.booking[next.kind], { date: day(next.date), time: `${from}:00–${to}:00` });
      return { text, card: { kind: 'booking', id: next.id } };
    }
    case 'invoice': {
      const open = await oldestOpenInvoice(orm, { userId: user.id, country: user.country });
      if (open === null) return { text: texts.noInvoice };
      const isOverdue = open.dueDate < calendarDateOf(now, timeZone);
      const words = { number: open.number, amount: money(open.total), date: day(open.dueDate) };
      return { text: fillPlaceholders(isOverdue ? texts.invoiceOverdue : texts.invoiceDue, words), card: { kind: 'invoice', id: open.id } };
    }
    case 'places': {
      const plan = await planMeter(orm, user.id, today);
      if (!plan) return noPlan();
      const [allowed, used, left] = [plan.itemsAllowed, plan.itemsUsed, Math.max(0, plan.itemsAllowed - plan.itemsUsed)].map(String);
      return { text: fillPlaceholders(texts.places, { allowed: allowed ?? '', used: used ?? '', left: left ?? '' }) };
    }
    case 'deliveries': {
      const plan = await planMeter(orm, user.id, today);
      if (!plan) return noPlan();
      if (plan.begins?.freeDeliveries) return { text: beginning(plan.begins.on) };
      if (plan.freeDeliveriesAllowed === 0) return { text: texts.noDeliveries };
      const words = { left: String(plan.freeDeliveriesLeft), allowed: String(plan.freeDeliveriesAllowed), date: day(plan.renewsOn) };
      return { text: fillPlaceholders(texts.deliveries, words) };
    }
    case 'plan': {
      const [order] = await orm
        .select({ renewsOn: orders.renewsOn, endsOn: orders.endsOn, restingSince: orders.restingSince })
        .from(orders)
        .where(and(eq(orders.userId, user.id), eq(orders.status, 'active')))
        .orderBy(isNotNull(orders.restingSince), asc(orders.renewsOn))
        .limit(1);
      if (order?.restingSince) return { text: beginning(null) };
      if (order?.renewsOn) return { text: fillPlaceholders(texts.planRenews, { date: day(order.renewsOn) }) };
      return order?.endsOn && order.endsOn > today ? { text: fillPlaceholders(texts.planEnds, { date: day(order.endsOn) }) } : noPlan();
    }
    case 'sales': {
      const counts = await orm
        .select({ state: items.state, count: count() })
        .from(items)
        .where(eq(items.userId, user.id))
        .groupBy(items.state);
      const of = (state: string) => String(counts.find((entry) => entry.state === state)?.count ?? 0);
      const link = siteLink(env, locale, ROUTES.sales.path);
      return { text: fillPlaceholders(texts.sales, { listed: of('listed'), priced: of('priced'), sold: of('sold'), link }) };
    }
    case 'care-prices': {
      const prices = await orm.select().from(carePrices).where(eq(carePrices.country, user.country)).orderBy(asc(carePrices.price));
      const lines = prices.map(
        ({ service, price }) => `${ITEMS[locale].service[service] ?? service}${script === 'latin' ? ': ' : '：'}${money(price)}`,
      );
      return { text: fillPlaceholders(texts.carePrices, { prices: lines.join('\n') }) };
    }
  }
}
