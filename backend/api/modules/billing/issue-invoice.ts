import { randomUUID } from 'node:crypto';
import { and, asc, eq, sum, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings, invoices, type BookingRow, type InvoiceLine, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { contacts, type User } from '@/backend/api/db/schema/users';
import { findUser, lockUser } from '@/backend/api/identity/authenticate';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { addDays } from '@/lib/calendar-days';
import type { BilledTo } from '@/lib/contract/billing';
import { REGIONS, type Currency, type RegionCode } from '@/lib/config/regions';
import { taxContained } from '@/lib/domain/pricing/tax';
import { mailInvoice } from './billing-mails';

/** What a job that issues invoices is given. */
export interface InvoicingContext {
  orm: Orm;
  env: MailEnv;
  now: Date;
  signal?: AbortSignal | undefined;
}

export const PAY_WITHIN_DAYS = 14;

export interface NewInvoice {
  userId: string;
  orderId: string | null;
  /** For the fees of a visit, which move with it. */
  bookingId?: string;
  country: RegionCode;
  lines: InvoiceLine[];
  status: 'due' | 'paid' | 'refunded';
  /** Default: two weeks from today. */
  dueDate?: string;
  period?: { from: string; to: string };
  /** Whether rewards and store credit are used. */
  usesCredit: boolean;
}

/** In the caller's transaction. The total is the sum of the lines; tax is what they contain. */
export async function issueInvoice(
  tx: Orm,
  { userId, orderId, bookingId, country, status, dueDate, period, usesCredit, ...given }: NewInvoice,
  now: Date,
): Promise<InvoiceRow> {
  const { date } = regionTime(now, country);
  const { currency } = REGIONS[country];
  const before = totalOf(given.lines);
  const credit = usesCredit && before > 0 ? Math.min(before, await takeCredit(tx, userId, currency)) : 0;
  const lines = credit > 0 ? [...given.lines, creditLine(credit)] : given.lines;
  const total = totalOf(lines);
  const tax = taxContained(total, country);
  const [row] = await tx
    .insert(invoices)
    .values({
      id: randomUUID(),
      number: await nextNumber(tx, 'invoice', country),
      userId,
      orderId,
      bookingId: bookingId ?? null,
      country,
      date,
      dueDate: dueDate ?? addDays(date, PAY_WITHIN_DAYS),
      periodFrom: period?.from ?? null,
      periodTo: period?.to ?? null,
      status: total === 0 ? 'paid' : status,
      total,
      lines,
      taxRate: tax.rate,
      taxAmount: tax.amount,
      billedTo: await buyerOf(tx, await findUser(tx, userId)),
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('An invoice was not stored');
  if (credit > 0) {
    await tx.insert(accountCredits).values({ id: randomUUID(), userId, currency, amount: -credit, reason: 'used', createdAt: now });
  }
  return row;
}

/** Name and address on the day of issue: an invoice names its customer with an address. */
export async function buyerOf(tx: Pick<Orm, 'select'>, { id, firstName, lastName, email }: User): Promise<BilledTo> {
  const [contact] = await tx
    .select({ address: contacts.address })
    .from(contacts)
    .where(and(eq(contacts.userId, id), eq(contacts.position, 0)));
  return { firstName, lastName, email, address: contact?.address ?? null };
}

/**
 * Deducts from an open invoice the credit that has arrived since it was issued, and mails the member when nothing is left to pay.
 * @returns the invoice as it then stands; in the caller's transaction
 */
export async function takeCreditOff(tx: Orm, env: MailEnv, invoice: InvoiceRow, now: Date): Promise<InvoiceRow> {
  const { id, userId, country, total } = invoice;
  const { currency } = REGIONS[country];
  if (invoice.status !== 'due' || total <= 0) return invoice;
  const credit = Math.min(total, await takeCredit(tx, userId, currency));
  if (credit === 0) return invoice;
  const left = total - credit;
  const [changed] = await tx
    .update(invoices)
    .set({
      lines: [...invoice.lines, creditLine(credit)],
      total: left,
      taxAmount: taxContained(left, country).amount,
      status: left === 0 ? 'paid' : 'due',
    })
    // Nobody has begun to pay it meanwhile, or taken credit off it.
    .where(and(eq(invoices.id, id), eq(invoices.status, 'due'), eq(invoices.total, total)))
    .returning();
  if (!changed) return invoice;
  await tx.insert(accountCredits).values({ id: randomUUID(), userId, currency, amount: -credit, reason: 'used', createdAt: now });
  if (left === 0) await mailInvoice(tx, env, { invoice: changed, template: 'invoicePaidByCredit', amount: credit }, now);
  return changed;
}

/** The fees of a visit become due after it: it can be cancelled until then. */
export const isVisitOver = (visit: BookingRow | null, now: Date): boolean =>
  visit === null || (visit.cancelledAt === null && slotMoment(visit, 'end') <= now);

type Credit = Pick<typeof accountCredits.$inferInsert, 'userId' | 'amount' | 'reason'> & { country: RegionCode };

/**
 * Adds credit of any source and pays open invoices with it, the oldest first, so that nobody pays by card or by hand what credit covers.
 * Fees of a future visit wait.
 */
export async function giveCredit(tx: Orm, env: MailEnv, { userId, country, amount, reason }: Credit, now: Date): Promise<void> {
  if (amount <= 0) return;
  // Before the open invoices are read: what another transaction changes meanwhile is seen.
  await lockUser(tx, userId);
  const { currency } = REGIONS[country];
  await tx.insert(accountCredits).values({ id: randomUUID(), userId, currency, amount, reason, createdAt: now });
  const open = await tx
    .select({ invoice: invoices, visit: bookings })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(eq(invoices.userId, userId), eq(invoices.country, country), eq(invoices.status, 'due')))
    .orderBy(asc(invoices.dueDate), asc(invoices.number));
  for (const { invoice, visit } of open) if (isVisitOver(visit, now)) await takeCreditOff(tx, env, invoice, now);
}

const creditLine = (credit: number): InvoiceLine => ({
  kind: 'credit',
  description: 'Credit',
  quantity: 1,
  unitPrice: -credit,
  amount: -credit,
});

/** Locked, because two concurrent invoices of a member would both use the same credit. */
async function takeCredit(tx: Orm, userId: string, currency: Currency): Promise<number> {
  await lockUser(tx, userId);
  return creditOf(tx, userId, currency);
}

/** Remaining rewards and store credit. */
export async function creditOf(tx: Pick<Orm, 'select'>, userId: string, currency: Currency): Promise<number> {
  const [row] = await tx
    .select({ value: sum(accountCredits.amount) })
    .from(accountCredits)
    .where(and(eq(accountCredits.userId, userId), eq(accountCredits.currency, currency)));
  return Math.max(0, Number(row?.value ?? 0));
}

export const totalOf = (lines: readonly InvoiceLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

const PREFIX = { order: 'O', invoice: 'INV', booking: 'B', consignment: 'C', gift: 'G', sale: 'S', request: 'R' } as const;
const FIRST = 100_000;

/** A readable number such as `INV-HK-100042`; unique, but with gaps. */
export async function nextNumber(tx: Pick<Orm, 'execute'>, kind: keyof typeof PREFIX, country: RegionCode): Promise<string> {
  const result = await tx.execute(sql`select nextval('document_numbers') as value`);
  const { rows } = result as unknown as { rows: { value: string | number }[] }; // both drivers return rows in this form
  return `${PREFIX[kind]}-${country.toUpperCase()}-${FIRST + Number(rows[0]?.value)}`;
}
