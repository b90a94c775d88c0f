import { eq, and, asc, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { perAccount, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { isPasswordUnchanged, verifyPassword } from '@/backend/api/identity/password-hasher';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { LOGIN_LIMIT } from '@/backend/api/modules/auth/login';
import { askForSecondFactor } from '@/backend/api/modules/auth/second-factor';
import { contentHash } from '@/backend/twins/cms/content-hash';
import type { BackendContext } from '@/backend/context';
import { bookings, invoices, orders } from '@/backend/api/db/schema/orders';
import type { StoredResult } from '@/backend/api/db/schema/payments';
import { users, type User } from '@/backend/api/db/schema/users';
import { type Answer, type CallHandler, ok, type Refusal, refused, thrownRefusal } from '@/backend/api/http/answer';
import { comparableEmail } from '@/lib/contract/email-address';
import { findUser, lockUser, requireMember } from '@/backend/api/identity/authenticate';
import { startSession } from '@/backend/api/identity/start-session';
import { refusePassword } from '@/backend/api/modules/auth/password';
import { accountOf } from '@/backend/api/modules/auth/signup';
import { reserveDuringPayment, slotOf } from '@/backend/api/modules/booking/create-booking';
import { slotGoneRefusal } from '@/backend/api/modules/booking/slot-reservations';
import { referralOffer } from '@/backend/api/modules/referral/referral-offer';
import { bodyHashOf, intentIdOf } from '@/backend/api/payments/intents/intent';
import { freshIntent, knownOutcome, runIntent, type IntentOutcome } from '@/backend/api/payments/intents/run-intent';
import type { CALLS } from '@/lib/contract/calls';
import { ORDER_INTENT } from './complete-order';
import { prepareOrder } from './prepare-order';

type Body = z.infer<typeof CALLS.orderAndPaymentSignup.body>;
type Data = z.infer<typeof CALLS.orderAndPaymentSignup.data>;

export const orderAndPaymentSignup: CallHandler<'orderAndPaymentSignup'> = async ({ body, request }, context) => {
  // A named user in the body orders, even if another tab has opened a session.
  const member = !body.user && request.member ? await findUser(context.database.orm, request.member.userId) : null;
  if (!member && !body.user) return refused('VALIDATION', 'Who orders?', [{ path: 'user', code: 'required' }]);
  const id = intentIdOf(request, member ? { userId: member.id } : 'draft');
  const bodyHash = bodyHashOf(body);
  // First the outcome of this key: prices may have changed since.
  const known = (await knownOutcome(context, { id, bodyHash })) ?? (member ? await openingOrder(context, body, member, request) : null);
  const outcome = known ?? (await place(context, body, member, { id, bodyHash, request }));
  if (outcome.kind === 'refused') {
    return outcome.code === 'SLOT_GONE'
      ? slotGoneRefusal(context.database.orm, slotOf(body.country, body.bookCollection), context.clock())
      : outcome;
  }
  return answer(context, body, member, outcome, request);
};

/** The same key may belong to an order that created this member's account: it is paid. Another basket is another payment. */
async function openingOrder(context: BackendContext, body: Body, member: User, request: FastifyRequest): Promise<IntentOutcome | null> {
  const intent = await freshIntent(context, intentIdOf(request, 'draft'));
  if (intent?.status !== 'paid' || intent.kind !== ORDER_INTENT.kind || intent.result?.userId !== member.id) return null;
  const [placed] = await context.database.orm
    .select()
    .from(orders)
    .where(eq(orders.number, intent.result.order?.number ?? ''));
  const isSame = placed?.months === body.service.paktTotalMonthSelect && contentHash(placed.packages) === contentHash(body.packages);
  return isSame
    ? { kind: 'done', result: intent.result, isReplay: true }
    : refused('IDEMPOTENCY_MISMATCH', 'This key was used for another request.');
}

async function place(
  context: BackendContext,
  body: Body,
  member: User | null,
  { id, bodyHash, request }: { id: string; bodyHash: string; request: FastifyRequest },
) {
  const early = await refuseAccount(context, body);
  if (early) return early;
  const prepared = await prepareOrder(context, body, member);
  if (prepared.kind === 'refused') return prepared;
  const { payload, amount } = prepared;
  const { paymentMethodNonce: nonce } = body;
  if (amount > 0 && nonce === undefined) {
    return refused('VALIDATION', 'A card is needed.', [{ path: 'paymentMethodNonce', code: 'required' }]);
  }
  const account = body.user
    ? await accountOf(
        { ...body.user, country: body.user.country ?? body.country, referralCode: payload.referralCode ?? undefined },
        request.headers.origin,
        context,
      )
    : null;
  return runIntent(context, ORDER_INTENT, {
    id,
    bodyHash,
    userId: member?.id ?? null,
    country: body.country,
    amount,
    reserve: async (tx) => ({
      ...payload,
      account,
      ...(await reserveDuringPayment(tx, slotOf(body.country, body.bookCollection), body.slotHoldId, context.clock())),
    }),
    act: (until) =>
      context.gateway.charge({ key: id, nonce: nonce ?? '', amount, currency: payload.quote.currency, keepCard: true, until }),
  }).catch(thrownRefusal);
}

/** Before any charge: a weak password, or an address with an account. The second transaction checks again. */
async function refuseAccount({ database: { orm } }: BackendContext, { user }: Body): Promise<Refusal | null> {
  if (!user) return null;
  const email = comparableEmail(user.email);
  const weak = refusePassword(user.password, email, 'password', [user.firstName, user.lastName]);
  if (weak) return weak;
  const [taken] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  return taken
    ? refused('EMAIL_TAKEN', 'An account with this address exists already; nothing was charged.', [{ path: 'user.email', code: 'taken' }])
    : null;
}

async function answer(
  context: BackendContext,
  body: Body,
  member: User | null,
  { result, isReplay }: { result: StoredResult; isReplay: boolean },
  request: FastifyRequest,
): Promise<Answer<Data>> {
  const {
    database: { orm },
    wakeMailDelivery,
  } = context;
  const { order, invoice, booking, userId } = result;
  if (!order || !invoice || !booking || !userId) throw new Error('A paid order without its result');
  const start = () =>
    isReplay && body.user
      ? startForPaidOrder(context, userId, body.user, request)
      : orm.transaction((tx) => startSession(tx, context, userId, request));
  const started = member ? null : await start();
  if (started && 'kind' in started) return started;
  if (started?.isTold) wakeMailDelivery();
  const accessToken = started ? { accessToken: started.accessToken, deviceToken: started.deviceToken } : {};
  const referralProgram = await referralOffer(orm, body.referralCode ?? body.user?.referralCode, body.country);
  return ok({ ...accessToken, order, invoice: { id: invoice.id }, booking, referralProgram }, 201);
}

type Started = Awaited<ReturnType<typeof startSession>>;

const PASSWORD_WRONG = refused('PASSWORD_WRONG', 'The order is paid; the password is not the one of its account.', [
  { path: 'user.password', code: 'wrong' },
]);

/** A retried order opens a session only with the password: the key alone is no credential. */
async function startForPaidOrder(
  context: BackendContext,
  userId: string,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
): Promise<Started | Refusal> {
  const tooMany = await refuseAttempt(context, perAccount(LOGIN_LIMIT, context.env.rateLimitFactor), comparableEmail(email));
  if (tooMany) return tooMany;
  // Retried once, in case a concurrent sign-in rehashed the password or it was changed (as in modules/auth/login.ts).
  return (
    (await startVerified(context, userId, password, request)) ?? (await startVerified(context, userId, password, request)) ?? PASSWORD_WRONG
  );
}

/** @returns null if the verified credential is no longer current */
async function startVerified(
  context: BackendContext,
  userId: string,
  password: string,
  request: FastifyRequest,
): Promise<Started | Refusal | null> {
  const {
    database: { orm },
    passwords,
  } = context;
  const verified = await verifyPassword(orm, passwords, userId, password);
  if (!verified) {
    await recordSecurity(orm, context, { kind: 'sign-in-failed', userId }, request);
    return PASSWORD_WRONG;
  }
  return orm.transaction(async (tx) => {
    // Locked first, in the same order as deleting an account, to avoid a deadlock.
    await lockUser(tx, userId);
    if (!(await isPasswordUnchanged(tx, userId, verified.hash))) return null;
    return (await askForSecondFactor(tx, context, userId)) ?? startSession(tx, context, userId, request);
  });
}

/** The confirmation of an order, for its member alone: a number is easily guessed. A collection booked in place of a cancelled one counts. */
export const placedOrder: CallHandler<'placedOrder'> = async ({ params, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const [row] = await orm
    .select()
    .from(orders)
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .where(and(eq(orders.number, params.number), eq(orders.userId, userId)))
    .orderBy(sql`${bookings.cancelledAt} is not null`, asc(bookings.createdAt))
    .limit(1);
  if (!row) return refused('NOT_FOUND', 'There is no such order.');
  const { orders: order, bookings: visit } = row;
  // A collection booked anew is charged by its own address.
  const due = await orm
    .select({ date: invoices.dueDate, amount: invoices.total })
    .from(invoices)
    .where(and(eq(invoices.bookingId, visit.id), inArray(invoices.status, ['due', 'paid'])))
    .orderBy(asc(invoices.dueDate));
  return ok({
    order: {
      id: order.id,
      number: order.number,
      chargedToday: order.quote.chargedToday,
      chargedLater: visit.cancelledAt ? [] : due.map(({ date, amount }) => ({ date: date ?? visit.date, amount })),
    },
    booking: visit.cancelledAt ? null : { id: visit.id, date: visit.date, time: visit.slot },
    address: visit.address,
  });
};
