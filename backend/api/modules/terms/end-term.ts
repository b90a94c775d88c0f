import { and, asc, eq, isNull, like, lt, sql, gt, gte, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { gifts } from '@/backend/api/db/schema/payments';
import { refunds, type RefundRow } from '@/backend/api/db/schema/refunds';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { findUser, lockUser, requireMember } from '@/backend/api/identity/authenticate';
import { siteLink } from '@/backend/api/identity/site-link';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import { greetedName } from '@/backend/api/mail/templates';
import { giveCredit, issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { creditUsedBy } from '@/backend/api/modules/billing/visit-invoice';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { oweRefund, settleRefund } from '@/backend/api/payments/refunds';
import { addDays } from '@/lib/calendar-days';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { packageName } from '@/lib/contract/package-selection';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { canGoOn } from './change-term';
import { termFigures } from './term-figures';

type Ended = { kind: 'ended'; endsOn: string; rows: [RefundRow, ...RefundRow[]]; toGift: number };

/**
 * Ends the term with its plans, credit and owed refunds in one transaction; the gateway is asked afterwards, and retried by the job until it
 * confirms.
 */
export const endTerm: CallHandler<'endTerm'> = async ({ params, body, request }, context) => {
  const { userId } = requireMember(request);
  const {
    database: { orm },
    clock,
    env,
  } = context;
  const result = await orm.transaction((tx) => end(tx, { id: params.id, userId, shown: body, env, now: clock() }));
  if (result.kind === 'refused') return result;
  const { endsOn, rows, toGift } = result;
  context.wakeMailDelivery();
  let isDone = true;
  for (const row of rows) isDone = (row.status === 'done' || (await settleRefund(context, row.key))) && isDone;
  const toCard = rows.reduce((sum, row) => sum + row.toCard, 0);
  const asCredit = rows.reduce((sum, row) => sum + row.asCredit, 0);
  return ok({
    id: params.id,
    endsOn,
    refund: toCard + asCredit + toGift,
    toCard,
    asCredit,
    ...(toGift > 0 ? { toGift } : {}),
    status: isDone ? ('done' as const) : ('pending' as const),
  });
};

interface TermEnd {
  id: string;
  userId: string;
  /** What the member was shown. */
  shown: { refund: number; owed?: number | undefined; endsOn?: string | undefined };
  env: MailEnv;
  now: Date;
}

async function end(tx: Orm, { id, userId, shown, env, now }: TermEnd): Promise<Ended | Refusal> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .for('update');
  const known = order?.endsOn ? await refundsOf(tx, id) : null;
  if (order?.endsOn && known) return { kind: 'ended', endsOn: order.endsOn, rows: known, toGift: await givenToGift(tx, order.id, known) };
  // Lock order: the member before any invoice, as wherever credit is used.
  if (order) await lockUser(tx, userId);
  if (order) await lockMonthsAhead(tx, order, now);
  const figures = order ? await termFigures(tx, order, now) : null;
  if (!order || !figures) return refused('NOT_FOUND', 'There is no such term.');
  if (order.changing !== null) return refused('IN_PROGRESS', 'More places are being paid for.');
  if (figures.refund !== shown.refund || (figures.owed ?? 0) !== (shown.owed ?? 0)) {
    return refused('PRICE_CHANGED', 'The refund has changed; nothing was ended.', [
      { path: 'refund', code: 'changed', params: { was: shown.refund, now: figures.refund } },
    ]);
  }
  // Credit that has come since the figures were shown may have paid the next month.
  if (shown.endsOn !== undefined && figures.endsOn !== shown.endsOn) {
    return refused('PRICE_CHANGED', 'The last day has changed; nothing was ended.', [{ path: 'endsOn', code: 'changed' }]);
  }

  const { asCredit, toGift = 0, givenBack, endsOn, owed } = figures;
  // A change that was asked for holds again if the end is taken back; one that was billed is voided with its period below.
  const changesOn = order.changesOn !== null && order.changesOn < endsOn ? order.changesOn : null;
  await tx.update(orders).set({ status: 'ended', endedAt: now, endsOn, renewsOn: null, changesOn }).where(eq(orders.id, id));
  await tx
    .update(storagePlans)
    .set({ endsOn })
    .where(and(eq(storagePlans.userId, userId), like(storagePlans.id, `${id}-%`)));
  await voidMonthsAfter(tx, env, { orderId: id, from: owed === undefined ? endsOn : order.startsOn }, now);
  if (owed !== undefined) await billMonthsUsed(tx, order, { owed, endsOn }, now);
  if (toGift > 0 && order.couponCode !== null) {
    await tx
      .update(gifts)
      .set({ balance: sql`${gifts.balance} + ${toGift}` })
      .where(eq(gifts.code, order.couponCode));
  }
  if (figures.refund > 0) {
    const period = figures.state === 'resting' ? {} : { period: { from: order.startsOn, to: endsOn } };
    await issueInvoice(
      tx,
      {
        userId,
        orderId: id,
        country: order.country,
        lines: [invoiceLine('refund', -figures.refund)],
        status: 'refunded',
        dueDate: endsOn,
        ...period,
        usesCredit: false,
      },
      now,
    );
  }
  const [ofTerm, ...since] = givenBack;
  const owe = ({ invoiceId, chargeId, amount: toCard }: typeof ofTerm, credited: number) =>
    oweRefund(
      tx,
      { of: invoiceId === null ? { orderId: id } : { invoiceId }, userId, country: order.country, chargeId, toCard, asCredit: credited },
      now,
    );
  const rows: Ended['rows'] = [await owe(ofTerm, asCredit)];
  for (const charge of since) rows.push(await owe(charge, 0));
  await giveCredit(tx, env, { userId, country: order.country, amount: asCredit, reason: 'store-credit' }, now);
  // An end that cannot be taken back holds no places back for a change that will not come.
  if (order.scheduled && changesOn === null && !(await canGoOn(tx, { ...order, status: 'ended', endsOn }, now))) {
    await tx.update(orders).set({ scheduled: null }).where(eq(orders.id, id));
  }
  await mailTermEnded(tx, env, { order, endsOn: figures.state === 'resting' ? null : endsOn, refund: figures.refund }, now);
  return { kind: 'ended', endsOn, toGift, rows };
}

/** @param endsOn the day after the last one; null: nothing had been collected */
async function mailTermEnded(
  tx: Pick<Orm, 'select' | 'insert'>,
  env: MailEnv,
  { order, endsOn, refund }: { order: typeof orders.$inferSelect; endsOn: string | null; refund: number },
  now: Date,
): Promise<void> {
  const user = await findUser(tx, order.userId);
  const localeTag = LOCALES[user.locale].htmlLang;
  const { currency, timeZone } = REGIONS[order.country];
  await storeMail(tx, env, {
    recipient: user.email,
    template: endsOn === null ? 'orderEnded' : 'termEnded',
    locale: user.locale,
    now,
    values: {
      firstName: greetedName(user),
      number: order.number,
      order: order.number,
      lastDay: endsOn === null ? '' : formatDate(addDays(endsOn, -1), { localeTag, timeZone }, 'long'),
      refund: refund > 0 ? formatMoney({ amount: refund, currency }, localeTag) : '',
      link: siteLink(env, user.locale, (endsOn === null ? ROUTES.servicesPricing : ROUTES.plan).path),
    },
  });
}

/** Takes the place of a longer period's invoice that was not paid. */
async function billMonthsUsed(
  tx: Orm,
  { id, userId, country, startsOn, quote }: typeof orders.$inferSelect,
  { owed, endsOn }: { owed: number; endsOn: string },
  now: Date,
): Promise<void> {
  const [first] = quote.monthlyListPrices;
  const kind = packageName.safeParse(first?.kind).data ?? 'x';
  await issueInvoice(
    tx,
    {
      userId,
      orderId: id,
      country,
      lines: [invoiceLine(kind, owed, { quantity: first?.quantity ?? 1, unitPrice: owed, months: monthsBetween(startsOn, endsOn) })],
      status: 'due',
      period: { from: startsOn, to: endsOn },
      usesCredit: true,
    },
    now,
  );
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Of a term that has ended: its own, and those of what was bought into it. */
async function refundsOf(tx: Pick<Orm, 'select'>, orderId: string): Promise<Ended['rows'] | null> {
  const [own] = await tx.select().from(refunds).where(eq(refunds.orderId, orderId));
  if (!own) return null;
  const since = await tx
    .select({ row: refunds })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.bookingId)))
    .orderBy(asc(refunds.createdAt));
  return [own, ...since.map(({ row }) => row)];
}

/** For a term ended earlier: the rest of its last invoice's refund. */
async function givenToGift(tx: Pick<Orm, 'select'>, orderId: string, rows: Ended['rows']): Promise<number> {
  const [back] = await tx
    .select({ total: invoices.total })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), lt(invoices.total, 0)))
    .orderBy(asc(invoices.createdAt))
    .limit(1);
  return back ? -back.total - rows.reduce((sum, { toCard, asCredit }) => sum + toCard + asCredit, 0) : 0;
}

/** Whoever pays a month that has not begun and whoever ends its term wait for each other. */
export async function lockMonthsAhead(
  tx: Pick<Orm, 'select'>,
  { id, country }: Pick<typeof orders.$inferSelect, 'id' | 'country'>,
  now: Date,
): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), gt(invoices.periodFrom, regionTime(now, country).date)))
    .for('update');
}

/**
 * Periods from this day on are not owed once a term has ended, also one that is being paid at this moment: its charge finds nothing to pay
 * and is taken back. Credit that they had used is credit again.
 */
export async function voidMonthsAfter(
  tx: Orm,
  env: MailEnv,
  { orderId, from }: { orderId: string; from: string },
  now: Date,
): Promise<void> {
  const voided = await tx
    .update(invoices)
    .set({ status: 'void' })
    .where(and(eq(invoices.orderId, orderId), gte(invoices.periodFrom, from), inArray(invoices.status, ['due', 'processing'])))
    .returning();
  for (const invoice of voided) {
    const { userId, country } = invoice;
    await giveCredit(tx, env, { userId, country, amount: creditUsedBy(invoice), reason: 'store-credit' }, now);
  }
}
