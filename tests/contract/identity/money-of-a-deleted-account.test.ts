import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keptDocuments } from '@/backend/api/db/schema/after-account';
import { bookings, consignedPieces, consignmentOrders, orders } from '@/backend/api/db/schema/orders';
import { accountCredits, paymentIntents } from '@/backend/api/db/schema/payments';
import { items, itemSales } from '@/backend/api/db/schema/wardrobe';
import { runAccountJob } from '@/backend/api/modules/account/delete-account';
import { DAY_MS } from '@/lib/calendar-days';
import { counted } from '@/tests/builders/basket';
import { newPerson, orderBody, placeOrder, termsOf } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000, hasOperations: false }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

const orm = () => backend.context.database.orm;
const remove = (token: string, body: object = { password: PASSWORD }) => call(backend, 'deleteAccount', { token, body });
const aheadOf = (token: string) => dataFrom(backend, 'accountDeletion', { token });
const blockedBy = (answer: { json(): unknown }) => (answer.json() as { errors?: { code: string }[] }).errors?.map(({ code }) => code);

/** Ten pieces for a year; then the visit is called off, so that nothing but the term is there. */
async function memberWithTerm(country: 'hk' | 'sg' = 'hk') {
  const person = newPerson({ firstName: '美玲', lastName: '陳' });
  const { body } = await orderBody(backend, { user: person, country, months: 12 });
  const { order, accessToken = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  const { user } = await dataFrom(backend, 'currentUser', { token: accessToken });
  const atFirst = (await aheadOf(accessToken)).blockers;
  const [visit] = (await dataFrom(backend, 'bookings', { token: accessToken })).bookings;
  await dataFrom(backend, 'cancelBooking', {
    token: accessToken,
    params: { id: visit?.id ?? '' },
    query: { fee: String(visit?.feeNow ?? 0) },
  });
  return { id: user.id, email: person.email, order, token: accessToken, atFirst };
}

/** Their term has begun, is ended, and all is paid. */
async function memberWhoIsDone(country: 'hk' | 'sg' = 'hk') {
  const member = await memberWithTerm(country);
  ahead += 40 * DAY_MS;
  const token = await logIn(backend, member.email, PASSWORD);
  const [term] = await termsOf(backend, token);
  await dataFrom(backend, 'endTerm', { token, params: { id: member.order.id }, body: { refund: term?.refund ?? 0 } });
  await orm().execute(`update invoices set status = 'void' where status = 'due' and user_id = '${member.id}'`); // fees of the visit, which are another test's matter
  return { ...member, token };
}

describe('what is paid for', () => {
  it('is ended first: a term that runs or is yet to begin blocks, before the press and with it', async () => {
    const member = await memberWithTerm();
    expect(member.atFirst).toEqual(expect.arrayContaining(['coming-term', 'open-booking']));
    ahead += 40 * DAY_MS;
    const token = await logIn(backend, member.email, PASSWORD);
    expect((await aheadOf(token)).blockers).toContain('running-term');
    const answer = await remove(token);
    expect([answer.statusCode, blockedBy(answer)]).toEqual([409, expect.arrayContaining(['running-term'])]);
    const [term] = await termsOf(backend, token);
    await dataFrom(backend, 'endTerm', { token, params: { id: member.order.id }, body: { refund: term?.refund ?? 0 } });
    expect((await aheadOf(token)).blockers).not.toContain('running-term');
  });

  it('is ended first as well where its collection was cancelled: it rests, and ending it gives everything back', async () => {
    const member = await memberWithTerm();
    expect((await aheadOf(member.token)).blockers).toContain('running-term');
    expect(blockedBy(await remove(member.token))).toContain('running-term');
    const [term] = await termsOf(backend, member.token);
    expect(term).toMatchObject({ state: 'resting', refund: term?.paid });
    expect(
      await dataFrom(backend, 'endTerm', { token: member.token, params: { id: member.order.id }, body: { refund: term?.refund ?? 0 } }),
    ).toMatchObject({ status: 'done', refund: term?.paid });
    await orm().execute(`update invoices set status = 'void' where status = 'due' and user_id = '${member.id}'`); // a late cancellation, which is another test's matter
    expect((await aheadOf(member.token)).blockers).toEqual([]);
    expect((await remove(member.token)).statusCode).toBe(200);
    const kept = (await orm().select().from(keptDocuments)).find(({ number }) => number === member.order.number);
    expect(kept?.content).toMatchObject({ refund: { toCard: term?.paid, doneAt: expect.any(String) } });
  });

  it('stays until what the van has fetched is in the wardrobe: before that it would be nobody’s', async () => {
    const person = newPerson();
    const { body } = await orderBody(backend, { user: person, packages: { pix: counted(20) } });
    const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const [visit] = await orm().select().from(bookings).where(eq(bookings.orderId, order.id));
    const goTo = (days: number) => (ahead = Date.parse(visit?.date ?? '') + days * DAY_MS - Date.now());
    // Nobody was at home, and nothing was ever recorded: not for ever.
    goTo(16);
    const later = await logIn(backend, person.email, PASSWORD);
    expect((await aheadOf(later)).blockers).not.toContain('open-booking');
    goTo(13);
    const token = await logIn(backend, person.email, PASSWORD);
    expect((await aheadOf(token)).blockers).toContain('open-booking');
    await orm().update(bookings).set({ collectedAt: new Date() }).where(eq(bookings.orderId, order.id));
    expect((await aheadOf(token)).blockers).not.toContain('open-booking');
  });

  it('is named where it would be lost: credit, by currency and what is left of it', async () => {
    const { id, token } = await signUpMember(backend);
    expect(await aheadOf(token)).toEqual({ blockers: [], credits: [] });
    const at = { userId: id, createdAt: new Date(), currency: 'HKD' as const };
    await orm()
      .insert(accountCredits)
      .values([
        { id: `${id}-1`, ...at, amount: 20_000, reason: 'referral' },
        { id: `${id}-2`, ...at, amount: -5_000, reason: 'used' },
        { id: `${id}-3`, ...at, currency: 'SGD', amount: 700, reason: 'store-credit' },
      ]);
    const { credits } = await aheadOf(token);
    expect(credits.toSorted((one, other) => other.amount - one.amount)).toEqual([
      { currency: 'HKD', amount: 15_000 },
      { currency: 'SGD', amount: 700 },
    ]);
  });
});

describe('the books', () => {
  it.each([
    ['hk', 7 * 366],
    ['sg', 6 * 366],
  ] as const)(
    'of %s outlive the account with the billed name alone, out of everybody’s reach, until the law asks for them no more',
    async (country, days) => {
      const before = ahead;
      const member = await memberWhoIsDone(country);
      const list = (await dataFrom(backend, 'invoices', { token: member.token, query: { take: '100' } })).data;
      expect(list.length).toBeGreaterThan(1);
      // An invoice keeps the name that it was issued to.
      dataOf('updateUser', await call(backend, 'updateUser', { token: member.token, body: { firstName: '美寶' } }));
      expect((await remove(member.token)).statusCode).toBe(200);

      const kept = (await orm().select().from(keptDocuments)).filter(
        (row) => row.number === member.order.number || list.some(({ number }) => number === row.number),
      );
      expect(kept).toHaveLength(list.length + 1);
      expect(new Set(kept.map(({ kind, billedName }) => `${kind} ${billedName}`))).toEqual(new Set(['order 陳美寶', 'invoice 陳美玲']));
      for (const { number, total } of list) {
        expect(kept.find((row) => row.number === number)?.content).toMatchObject({ total, orderNumber: member.order.number });
      }
      expect(kept.filter(({ content }) => (content.payment as { amount?: number } | null)?.amount)).not.toHaveLength(0);
      expect(kept.find(({ kind }) => kind === 'order')?.content).toMatchObject({ months: 12, refund: { toCard: expect.any(Number) } });
      const text = JSON.stringify(kept);
      for (const trace of [
        member.id,
        member.email,
        member.order.id,
        'Sample Court',
        'Orchard',
        '5123 4567',
        '8123 4567',
        ...list.map(({ id }) => id),
      ]) {
        expect(text).not.toContain(trace);
      }
      expect((await orm().select().from(orders)).map(({ id }) => id)).not.toContain(member.order.id);
      expect(JSON.stringify(await orm().select().from(paymentIntents))).not.toContain(member.id);

      // The same address again is somebody else.
      const again = await signUpMember(backend, { email: member.email });
      for (const { id } of list) expect((await call(backend, 'invoice', { token: again.token, params: { id } })).statusCode).toBe(404);
      expect((await dataFrom(backend, 'invoices', { token: again.token })).data).toEqual([]);

      const left = async () =>
        (await orm().select().from(keptDocuments)).filter(({ number }) => kept.some((row) => row.number === number)).length;
      ahead += 5 * 365 * DAY_MS - 10 * DAY_MS;
      await runAccountJob(backend.context);
      expect(await left()).toBe(kept.length);
      ahead += days * DAY_MS;
      await runAccountJob(backend.context);
      expect(await left()).toBe(0);
      ahead = before;
    },
  );
});

describe('what was sold for them', () => {
  const soldAt = new Date('2026-05-02T04:00:00Z');
  const piece = (userId: string, id: string, brand: string) =>
    ({
      id,
      userId,
      code: id,
      names: { en: `Coat of ${brand}` },
      brand,
      category: 'outerwear',
      seasons: [],
      layer: 'outer',
      warmth: 1,
      state: 'paid',
      stateSince: soldAt,
      plan: 'consignment',
      monthlyCost: 0,
      picture: '',
      createdAt: soldAt,
      updatedAt: soldAt,
      version: 1,
    }) as never;
  const sale = (itemId: string, soldPrice: number) => ({
    itemId,
    soldPrice,
    commissionPercent: 30,
    submittedAt: soldAt,
    listedAt: soldAt,
    soldAt,
    paidAt: soldAt,
  });

  it('is kept with its figures and the billed name: with its consignment, or under a number of its own', async () => {
    const { id, token } = await signUpMember(backend, { firstName: 'Grace', lastName: 'Ho' });
    await orm()
      .insert(items)
      .values([piece(id, `${id}-one`, 'Acne'), piece(id, `${id}-two`, 'Celine'), piece(id, `${id}-three`, 'Unsold')]);
    await orm()
      .insert(itemSales)
      .values([sale(`${id}-one`, 100_000), sale(`${id}-two`, 250_000), { itemId: `${id}-three`, submittedAt: soldAt }]);
    await orm()
      .insert(consignmentOrders)
      .values({ id: `${id}-order`, number: 'C-HK-999001', userId: id, country: 'hk', termsVersion: '2026-01', orderedAt: soldAt });
    await orm()
      .insert(consignedPieces)
      .values({
        id: `${id}-piece`,
        orderId: `${id}-order`,
        userId: id,
        position: 0,
        itemId: `${id}-two`,
        brand: 'Celine',
        category: 'outerwear',
        condition: 'good',
        photos: [],
        state: 'submitted',
        since: soldAt,
      });
    expect((await remove(token)).statusCode).toBe(200);
    const kept = (await orm().select().from(keptDocuments)).filter(({ billedName }) => billedName === 'Grace Ho');
    expect(kept).toHaveLength(2);
    expect(kept.find(({ kind }) => kind === 'sale')).toMatchObject({
      number: expect.stringMatching(/^S-HK-/),
      date: '2026-05-02',
      content: { brand: 'Acne', sale: { price: 100_000, commission: 30_000, payout: 70_000 } },
    });
    expect(kept.find(({ kind }) => kind === 'consignment')).toMatchObject({
      number: 'C-HK-999001',
      content: { pieces: [{ brand: 'Celine', sale: { price: 250_000, commission: 75_000, payout: 175_000 } }] },
    });
    expect(JSON.stringify(kept)).not.toContain(id);
    expect((await orm().select().from(itemSales)).filter(({ itemId }) => itemId.startsWith(id))).toEqual([]);
  });
});
