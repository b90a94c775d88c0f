import { and, eq, gt, lt, notExists, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { contactMessages, newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { coupons } from '@/backend/api/db/schema/coupons';
import { gifts } from '@/backend/api/db/schema/payments';
import { emailChanges, mailedTokens } from '@/backend/api/db/schema/sign-in';
import { users, type User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, refused, type Refusal } from '@/backend/api/http/answer';
import { peerOf } from '@/backend/api/http/request-source';
import { mailEmailChange, mailEmailChanged } from '@/backend/api/identity/account-mails';
import { perAccount, perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { memberIfKnown, requireMember, findUser } from '@/backend/api/identity/authenticate';
import { recordFailedProof, requirePassword } from '@/backend/api/identity/member-proof';
import { createOpaqueToken, hashOfToken } from '@/backend/api/identity/opaque-token';
import { clearPushToken } from '@/backend/api/identity/push-device';
import { isRefusal, requireSecondFactor, spendCode } from '@/backend/api/identity/second-factor';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { endOtherSessions, refuseEnded, type Member } from '@/backend/api/identity/sessions';
import { takeOverQuestions } from '@/backend/api/modules/contact/kept-messages';
import { DAY_MS } from '@/lib/calendar-days';
import { comparableEmail } from '@/lib/contract/email-address';

type Change = typeof emailChanges.$inferSelect;

/** Each writes to two letter boxes, one of which may be a stranger's. */
const OF_ACCOUNT = { name: 'email-change', max: 5, minutes: 60 };
const OF_ADDRESS = { name: 'email-change-to', max: 3, minutes: 60 };
const OF_PEER = { name: 'email-change-peer', max: 20, minutes: 60 };

const OVER = refused('TOKEN_EXPIRED', 'This link has expired, was stopped, or a newer one was sent.');
const SAME = refused('VALIDATION', 'This is the address already.', [{ path: 'email', code: 'taken' }]);
const STRANGER = refused('ACCOUNT_PROOF_REQUIRED', 'Sign in to this account first, in this browser.');
const TAKEN = refused('EMAIL_TAKEN', 'An account with this address exists already.', [{ path: 'email', code: 'taken' }]);

/**
 * Mails a link to both addresses. The answer is the same for an address that is another account's: its owner is told by mail, and this
 * change never comes about. An address that was never proven has nothing to confirm (it may have been mistyped), but can stop the change.
 */
export const changeEmail: CallHandler<'changeEmail'> = async ({ body, request }, context) => {
  const { database, env, clock, wakeMailDelivery } = context;
  const member = requireMember(request);
  const user = await findUser(database.orm, member.userId);
  const to = comparableEmail(body.email);
  if (to === user.email) return SAME;
  const unproven = await requirePassword(user.id, body.password, context);
  // Without a password the link to the present address is the proof.
  if (unproven && !(unproven.code === 'ACCOUNT_PROOF_REQUIRED' && user.emailVerifiedAt)) {
    await recordFailedProof(context, user.id, unproven, request);
    return unproven;
  }
  const code = await requireSecondFactor(context, user.id, body.secondFactor);
  if (isRefusal(code)) {
    await recordFailedProof(context, user.id, code, request);
    return code;
  }
  const limits = [
    { limit: perAccount(OF_ACCOUNT, env.rateLimitFactor), subject: user.id },
    { limit: perAccount(OF_ADDRESS, env.rateLimitFactor), subject: to },
    { limit: perAddress(OF_PEER, env.rateLimitFactor), subject: peerOf(request.ip) },
  ];
  for (const { limit, subject } of limits) {
    const tooMany = await refuseAttempt(context, limit, subject);
    if (tooMany) return tooMany;
  }
  const now = clock();
  const stored = await database.orm.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    await refuseEnded(tx, member);
    const spent = await spendCode(tx, user.id, code);
    if (spent) return spent;
    const isTaken = await isAnothers(tx, to);
    const [ofOld, ofNew] = [createOpaqueToken(), createOpaqueToken()];
    const change: Change = {
      userId: user.id,
      sessionId: member.sessionId,
      fromEmail: user.email,
      toEmail: to,
      fromHash: ofOld.hash,
      toHash: isTaken ? null : ofNew.hash,
      fromProvenAt: user.emailVerifiedAt ? null : now,
      toProvenAt: null,
      doneAt: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    };
    await tx.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userId, set: change });
    await mailEmailChange(tx, env, user, { to, ofOld: ofOld.token, ofNew: isTaken ? null : ofNew.token, request }, now);
    return change;
  });
  if ('kind' in stored) return stored;
  wakeMailDelivery();
  return ok({ change: shapeOf(stored) });
};

const isAnothers = async (tx: Pick<Orm, 'select'>, email: string): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

const shapeOf = ({ toEmail, fromProvenAt, toProvenAt, expiresAt }: Change) => ({
  to: toEmail,
  isOldProven: fromProvenAt !== null,
  isNewProven: toProvenAt !== null,
  expiresAt: expiresAt.toISOString(),
});

async function openChange(tx: Pick<Orm, 'select'>, userId: string, now: Date): Promise<Change | null> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return change && change.doneAt === null ? change : null;
}

export const emailChange: CallHandler<'emailChange'> = async ({ request }, { database: { orm }, clock }) => {
  const change = await openChange(orm, requireMember(request).userId, clock());
  return ok({ change: change && shapeOf(change) });
};

export const stopEmailChange: CallHandler<'stopEmailChange'> = async ({ request }, { database: { orm } }) => {
  await orm.delete(emailChanges).where(eq(emailChanges.userId, requireMember(request).userId));
  return ok({});
};

/** By the link of a mail; opening it changes nothing, since scanners do that too. The same decision again is answered in the same way. */
export const decideEmailChange: CallHandler<'decideEmailChange'> = async ({ body, request }, context) => {
  const { database, realtime, wakeMailDelivery } = context;
  const by = await memberIfKnown(request, context);
  const hash = hashOfToken(body.token);
  if (hash === null) return OVER;
  const outcome = await database.orm.transaction((tx) => decide(tx, context, { hash, decision: body.decision, by, request }));
  if ('kind' in outcome) return outcome;
  const { answer, completed } = outcome;
  if (completed) {
    wakeMailDelivery();
    // Realtime sign-ins are not known apart; the devices that stay fetch a new one.
    await realtime.revokeUser(completed);
    await realtime.forgetPushToken(completed);
    await takeOverQuestions(context, completed).catch(() => context.log.warn('questions of a guest wait for the upkeep'));
  }
  return ok(answer);
};

interface Decision {
  hash: string;
  decision: 'look' | 'confirm' | 'stop';
  by: Member | null;
  request: FastifyRequest;
}
interface Decided {
  answer: { side: 'old' | 'new'; state: 'open' | 'waiting' | 'done' | 'stopped'; to: string | null };
  /** The member whose address has just changed. */
  completed: string | null;
}

async function decide(tx: Orm, context: BackendContext, { hash, decision, by, request }: Decision): Promise<Decided | Refusal> {
  const now = context.clock();
  const ofLink = or(eq(emailChanges.fromHash, hash), eq(emailChanges.toHash, hash));
  const [found] = await tx
    .select()
    .from(emailChanges)
    .where(and(ofLink, gt(emailChanges.expiresAt, now)));
  if (!found) return OVER;
  // The member first, in the order of every other change of an account.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update');
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(ofLink, gt(emailChanges.expiresAt, now)))
    .for('update');
  if (!change) return OVER;
  const side = change.fromHash === hash ? 'old' : 'new';
  const user = await findUser(tx, change.userId);
  // What somebody has typed is not told to an address that nobody has proven.
  const to = side === 'new' || user.emailVerifiedAt ? change.toEmail : null;
  const tell = (state: Decided['answer']['state'], completed: string | null = null): Decided => ({
    answer: { side, state, to },
    completed,
  });
  if (change.doneAt !== null) return tell('done');
  if (decision === 'stop') {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, change.userId));
    return tell('stopped');
  }
  const isProven = (side === 'old' ? change.fromProvenAt : change.toProvenAt) !== null;
  if (decision === 'look') return tell(isProven ? 'waiting' : 'open');
  // Whoever reads the new letter box may be a stranger, whose address somebody wants on an account of their own.
  if (side === 'new' && by?.userId !== change.userId) return STRANGER;
  const proven = side === 'old' ? { fromProvenAt: change.fromProvenAt ?? now } : { toProvenAt: change.toProvenAt ?? now };
  const next = { ...change, ...proven };
  await tx.update(emailChanges).set(proven).where(eq(emailChanges.userId, change.userId));
  if (next.fromProvenAt === null || next.toProvenAt === null) return tell('waiting');
  if (user.email !== change.fromEmail) return OVER;
  if (await isAnothers(tx, change.toEmail)) return TAKEN;
  await complete(tx, context, { change, user, request });
  return tell('done', user.id);
}

/** Ways in stay (a provider knows its person by an id, not by the address), but no older mail opens the account any more. */
async function complete(
  tx: Orm,
  context: BackendContext,
  { change, user, request }: { change: Change; user: User; request: FastifyRequest },
): Promise<void> {
  const now = context.clock();
  const { id } = user;
  await tx.update(users).set({ email: change.toEmail, emailVerifiedAt: now }).where(eq(users.id, id));
  await tx.update(emailChanges).set({ doneAt: now }).where(eq(emailChanges.userId, id));
  await tx.delete(mailedTokens).where(eq(mailedTokens.userId, id));
  await endOtherSessions(tx, { userId: id, sessionId: change.sessionId });
  await clearPushToken(tx, id);
  if (user.emailVerifiedAt) {
    await moveAlong(tx, user.email, change.toEmail);
    await mailEmailChanged(tx, context.env, user, request, now);
  }
  await recordSecurity(tx, context, { kind: 'email-changed', userId: id }, request);
}

/** What is the member's by a proven address. What the new address has of its own already stays as it is. */
async function moveAlong(tx: Orm, from: string, to: string): Promise<void> {
  await tx.update(gifts).set({ buyerEmail: to }).where(eq(gifts.buyerEmail, from));
  await tx
    .update(contactMessages)
    .set({ email: to })
    .where(eq(sql`lower(${contactMessages.email})`, from));
  const hasCoupon = tx
    .select({ code: sql`1` })
    .from(sql`coupons own`)
    .where(sql`own.issued_for = ${to}`);
  await tx
    .update(coupons)
    .set({ issuedFor: to })
    .where(and(eq(coupons.issuedFor, from), notExists(hasCoupon)));
  const isSubscribed = tx
    .select({ email: sql`1` })
    .from(sql`newsletter_subscriptions own`)
    .where(sql`own.email = ${to}`);
  await tx
    .update(newsletterSubscriptions)
    .set({ email: to })
    .where(and(eq(newsletterSubscriptions.email, from), notExists(isSubscribed)));
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, from));
}

export async function removeExpiredEmailChanges({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(emailChanges).where(lt(emailChanges.expiresAt, clock()));
}
