import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookings, orders } from '@/backend/api/db/schema/orders';
import { fromRegionTime } from '@/backend/api/modules/booking/region-time';
import type { RegionCode } from '@/lib/config/regions';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn } from '@/tests/setup/member';
import { createTestBackend } from '@/tests/setup/test-backend';

/** A backend with a clock that is set by the day, and members with a plan there. */
export async function planBackend() {
  let now = new Date('2026-11-20T02:00:00Z');
  const backend = await createTestBackend({ rateLimitFactor: 1000, hasOperations: false }, { clock: () => now });
  const at = (date: string, hour = 12, country: RegionCode = 'hk') => void (now = fromRegionTime(date, hour, country));

  /** Ten places from the collection on, which has taken place. */
  async function member({ months = 1, country = 'hk' as RegionCode, places = 10 } = {}) {
    at('2026-11-20', 10, country);
    const person = newPerson();
    const { body } = await orderBody(backend, {
      user: person,
      months,
      country,
      packages: { x: { numberItems: places, totalPrice: 0, xType: 'basic' } },
    });
    const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const { orm } = backend.context.database;
    await orm.update(bookings).set({ collectedAt: now }).where(eq(bookings.orderId, order.id));
    const [row] = await orm.select().from(orders).where(eq(orders.id, order.id));
    const startsOn = row?.startsOn ?? '';
    at(startsOn, 20, country);
    return { id: order.id, email: person.email, startsOn };
  }

  const tokenOf = ({ email }: { email: string }) => logIn(backend, email);
  async function planOf(token: string) {
    const { plans, meter } = await dataFrom(backend, 'storagePlan', { token });
    const [plan] = plans;
    if (!plan) throw new Error('There is no plan');
    return { ...plan, meter };
  }
  const sumOf = (plan: Awaited<ReturnType<typeof planOf>>, quantity: number) =>
    plan.lines[0]?.options.find((option) => option.quantity === quantity)?.now ?? -1;
  interface Wish {
    was?: number;
    quantity?: number;
    amount: number;
    nonce?: string;
    key?: string;
  }
  const buy = (token: string, id: string, { was = 10, quantity = 20, amount, nonce = 'fake-valid-nonce', key = randomUUID() }: Wish) =>
    call(backend, 'morePlaces', {
      token,
      params: { id },
      body: { line: 0, was, quantity, amount, paymentMethodNonce: nonce },
      headers: { 'idempotency-key': key },
    });
  const listOf = async (token: string) => (await dataFrom(backend, 'invoices', { token })).data;
  const change = (token: string, id: string, body: { from: string; quantities: number[]; months: number; amount: number }) =>
    call(backend, 'changePlan', { token, params: { id }, body });
  return { backend, at, member, tokenOf, planOf, sumOf, buy, listOf, change };
}
