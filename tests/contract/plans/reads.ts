import { coupons } from '@/backend/api/db/schema/coupons';
import { eq } from 'drizzle-orm';
import { bookings, orders, uploads } from '@/backend/api/db/schema/orders';
import { gifts } from '@/backend/api/db/schema/payments';
import { users } from '@/backend/api/db/schema/users';
import type { Backend } from '@/backend/server';
import type { CallName } from '@/lib/contract/calls';
import { createPackages } from '@/tests/builders/basket';
import { demoToken, itemsOf } from '@/tests/contract/wardrobe/support';
import { MATRIX, type Decision } from '@/tests/contract/identity/member-matrix';
import { call } from '@/tests/setup/member';
import type { Recorder } from '@/tests/setup/recorded-queries';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** By a visitor. */
  token?: null;
}

/** What the list of decisions has no words for, and every way in which a list can be asked for. */
async function asked(backend: Backend, token: string, who: 'hk' | 'consignor'): Promise<Partial<Record<CallName, Asked[]>>> {
  const { items, version } = await itemsOf(backend, token);
  const item = items[0]?.id ?? '';
  const pieces = [{ itemId: item, action: 'donate' }];
  const service = { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: 1 };
  const invoice = (await call(backend, 'invoices', { token })).json<{ data: { id: string }[] }>().data[0]?.id ?? '';
  const packages = createPackages({ x: { numberItems: 10, totalPrice: 0, xType: 'basic' } });
  const couponBody = (couponCode: string | undefined) => ({ couponCode, price: 1, country: 'hk', packages, service });
  const [gift] = await backend.context.database.orm.select().from(gifts);
  const personal = (await backend.context.database.orm.select().from(coupons)).find(({ issuedFor }) => issuedFor !== null);
  const [placed] = await backend.context.database.orm.select().from(orders).innerJoin(bookings, eq(bookings.orderId, orders.id)).limit(1);
  // Of this member, because another's is answered by 404.
  const [reader] = await backend.context.database.orm
    .select()
    .from(users)
    .where(eq(users.email, `${who}@example.com`));
  if (placed && reader) await backend.context.database.orm.update(orders).set({ userId: reader.id }).where(eq(orders.id, placed.orders.id));
  const [file] = await backend.context.database.orm.select().from(uploads);
  return {
    invoices: [
      {},
      { query: { page: '2', take: '2' } },
      ...['due', 'overdue', 'paid', 'refunded'].map((status) => ({ query: { status } })),
      { query: { year: '2026' } },
      { query: { year: '2026', status: 'due' } },
    ],
    invoice: [{ params: { id: invoice } }],
    invoiceDocument: [{ params: { id: invoice } }, { params: { id: invoice }, query: { locale: 'zh' } }],
    items: [{}, { query: { take: '5', cursor: '3' } }, { query: { since: String(Math.max(0, version - 1)) } }],
    item: items.slice(0, 3).map(({ id }) => ({ params: { id } })),
    itemRequests: [{}, { query: { open: 'true' } }, { query: { cursor: '3' } }],
    outfitHistory: [{}, { query: { from: '2026-01-01' } }],
    priceService: [{ body: { country: 'hk' } }, { body: { country: 'hk', referralCode: 'MEILING' } }],
    checkEmail: [{ body: { email: 'hk@example.com' } }],
    checkCouponCode: [
      { body: couponBody('WELCOME10') },
      { body: couponBody(gift?.code) },
      { body: couponBody(personal?.code), token: null },
    ],
    giftBalance: [{ body: { giftCode: gift?.code } }],
    quoteItemRequests: [{ body: { lines: pieces } }],
    placedOrder: [{ params: { number: placed?.orders.number ?? '' } }],
    quoteCollection: [{ body: {} }],
    paymentIntent: [{ params: { key: 'a-key-of-nobody-0123456789' } }],
    uploadedFile: [{ params: { id: file?.id ?? '' } }, { params: { id: file?.id ?? '' }, query: { width: '200' } }],
    passwordPolicy: [{}],
    externalProviders: [{}],
    userInformation: [{}, { query: { referralCode: 'MEILING' } }],
  };
}

/** Calls that change nothing, by members who have something of everything; each under its own name. @returns what they were answered */
export async function runReads(backend: Backend, recorder: Recorder, reads: readonly CallName[]): Promise<Map<CallName, number[]>> {
  const answered = new Map<CallName, number[]>();
  for (const who of ['hk', 'consignor'] as const) {
    const token = await demoToken(backend, who);
    const special = await asked(backend, token, who);
    for (const name of reads) {
      for (const options of special[name] ?? [ownOf(MATRIX[name])]) {
        const { statusCode } = await recorder.during(name, () => call(backend, name, { token, ...options }));
        answered.set(name, [...(answered.get(name) ?? []), statusCode]);
      }
    }
  }
  return answered;
}

function ownOf(decision: Decision): Asked {
  if (decision.kind !== 'own') throw new Error('A call that reads and is not about its caller alone needs words of its own');
  return { query: decision.query, body: decision.body };
}
