import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import { readBackendEnv } from '@/backend/config/env';
import type { Database, Orm } from '@/backend/api/db/database';
import { invoices, orders, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { users, type User } from '@/backend/api/db/schema/users';
import type { Gateway } from '@/backend/api/payments/gateway';
import { CARD_INTENT } from '@/backend/api/modules/payments/payment-methods';
import { INVOICE_INTENT } from '@/backend/api/modules/billing/pay-invoice';
import { addMonths } from '@/lib/domain/shared/add-months';

/** A Saturday morning in both regions. */
export const NOW = new Date('2026-11-21T02:00:00Z');
export const TODAY = '2026-11-21';

export async function addUser(orm: Orm, fields: Partial<User> = {}): Promise<User> {
  const id = fields.id ?? randomUUID();
  const [user] = await orm
    .insert(users)
    .values({
      id,
      email: `${id}@example.com`,
      firstName: 'Ada',
      lastName: 'Lo',
      country: 'hk',
      locale: 'en',
      emailVerifiedAt: NOW,
      createdAt: NOW,
      ...fields,
    })
    .returning();
  if (!user) throw new Error('A user was not stored');
  return user;
}

export const addCredit = (orm: Orm, userId: string, fields: Partial<typeof accountCredits.$inferInsert> = {}) =>
  orm
    .insert(accountCredits)
    .values({ id: randomUUID(), userId, currency: 'HKD', amount: 100, reason: 'store-credit', createdAt: NOW, ...fields });

export async function addOrder(orm: Orm, userId: string, fields: Partial<typeof orders.$inferInsert> = {}) {
  const id = fields.id ?? randomUUID();
  const quote = { membership: { percent: 10, amount: 0 }, monthlyListPrices: [{ kind: 'x', quantity: 10, price: 49_000 }] };
  const [order] = await orm
    .insert(orders)
    .values({
      id,
      number: `O-${id}`,
      userId,
      country: 'hk',
      packages: {} as never,
      months: 3,
      quote: quote as never,
      termsVersion: '1',
      status: 'active',
      startsOn: fields.renewsOn ? addMonths(fields.renewsOn, -3) : '2026-08-01',
      renewsOn: null,
      orderedAt: NOW,
      ...fields,
    })
    .returning();
  if (!order) throw new Error('An order was not stored');
  return order;
}

export async function addInvoice(orm: Orm, userId: string, fields: Partial<typeof invoices.$inferInsert> = {}): Promise<InvoiceRow> {
  const id = fields.id ?? randomUUID();
  const [invoice] = await orm
    .insert(invoices)
    .values({
      id,
      number: `N-${id}`,
      userId,
      orderId: null,
      country: 'hk',
      date: '2026-11-01',
      dueDate: '2026-11-15',
      status: 'due',
      total: 88_000,
      lines: [{ kind: 'x', description: 'Wardrobe storage', quantity: 10, unitPrice: 88_000, amount: 88_000 }],
      taxRate: 0,
      taxAmount: 0,
      createdAt: NOW,
      ...fields,
    })
    .returning();
  if (!invoice) throw new Error('An invoice was not stored');
  return invoice;
}

/** A gateway that charges and keeps every card, once, and writes down what it was asked. */
export function fakeGateway(overrides: Partial<Gateway> = {}): Gateway & { asked: unknown[] } {
  const asked: unknown[] = [];
  const card = { brand: 'Visa', last4: '1111', expiry: '08/39' };
  return {
    asked,
    kind: 'embedded',
    knowsChargesAfterMs: 0,
    clientToken: async (currency) => `token-${currency}`,
    charge: async (charge) => {
      asked.push(charge);
      return { kind: 'charged', chargeId: `charge-${charge.nonce}`, card, token: null };
    },
    chargeStoredCard: async (charge) => {
      asked.push(charge);
      return { kind: 'charged', chargeId: `charge-${charge.key}`, card, token: charge.token };
    },
    findCharge: async () => ({ kind: 'none' }),
    voidCharge: async (chargeId) => {
      asked.push(`void ${chargeId}`);
      return true;
    },
    refund: async () => true,
    keepCard: async (nonce, currency) => {
      asked.push(`keep ${nonce} ${currency}`);
      return { kind: 'kept', token: `vault-${nonce}`, card };
    },
    deleteCard: async (token) => {
      asked.push(`forget ${token}`);
      return true;
    },
    nonceFor: async (token) => `nonce-of-${token}`,
    ...overrides,
  };
}

/** What handlers and jobs of the money work with, at one moment. */
export function billingContext(database: Database, { now = NOW, gateway = fakeGateway(), warned = [] as unknown[] } = {}): BackendContext {
  const say = (...words: unknown[]) => void warned.push(words.at(-1));
  return {
    env: readBackendEnv({ LOG_LEVEL: 'silent' }),
    database,
    gateway,
    clock: () => now,
    wallClock: () => now,
    wakeMailDelivery: () => void warned.push('wake'),
    log: { info: say, warn: say, error: say },
    intentDefinition: (kind: string) => (kind === 'card' ? CARD_INTENT : INVOICE_INTENT),
  } as unknown as BackendContext;
}

/** The request of a member, as far as handlers look at it. */
export function requestOf(userId: string | null, key?: string): FastifyRequest {
  return {
    ...(userId === null ? {} : { member: { userId } }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  } as unknown as FastifyRequest;
}
