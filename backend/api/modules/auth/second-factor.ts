import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { passwordCredentials, secondFactors } from '@/backend/api/db/schema/sign-in';
import type { User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, refused, type Refusal, RefusalError } from '@/backend/api/http/answer';
import { requireMember, findUser, lockUser } from '@/backend/api/identity/authenticate';
import { knownDevice } from '@/backend/api/identity/known-devices';
import { recordFailedProof, requirePassword } from '@/backend/api/identity/member-proof';
import {
  enrol,
  isRefusal,
  makeRecoveryCodes,
  type ProvenCode,
  removeSecondFactor,
  secondFactorOf,
  spendCode,
  tryCode,
} from '@/backend/api/identity/second-factor';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { refuseEnded } from '@/backend/api/identity/sessions';
import { readSignedText, signText } from '@/backend/api/identity/signing-key';
import { startSession } from '@/backend/api/identity/start-session';
import { isPasswordUnchanged } from '@/backend/api/identity/password-hasher';

const IS_ON = refused('CONFLICT', 'The second factor is on already.');
const IS_OFF = refused('NOT_FOUND', 'The second factor is off.');

export const secondFactor: CallHandler<'secondFactor'> = async ({ request }, { database: { orm } }) => {
  const factor = await secondFactorOf(orm, requireMember(request).userId);
  return ok({ since: factor?.since.toISOString() ?? null, codesLeft: factor?.codesLeft ?? 0 });
};

/** The password, since whoever has only the session could lock the member out with a factor of their own. */
export const beginSecondFactor: CallHandler<'beginSecondFactor'> = async ({ body, request }, context) => {
  const { orm } = context.database;
  const user = await findUser(orm, requireMember(request).userId);
  if (await secondFactorOf(orm, user.id)) return IS_ON;
  const unproven = await requirePassword(user.id, body.password, context);
  if (unproven) {
    await recordFailedProof(context, user.id, unproven, request);
    return unproven;
  }
  return ok(await enrol(orm, user, context.env.dataKeys, context.clock()));
};

export const confirmSecondFactor: CallHandler<'confirmSecondFactor'> = async ({ body, request }, context) => {
  const member = requireMember(request);
  const { orm } = context.database;
  if (await secondFactorOf(orm, member.userId)) return IS_ON;
  const code = await tryCode(context, member.userId, body.secondFactor);
  if (isRefusal(code)) return code;
  return change(context, { member, request, what: 'secondFactorOn', code }, async (tx, user) => {
    await tx.update(secondFactors).set({ enabledAt: context.clock() }).where(eq(secondFactors.userId, user.id));
    return ok({ recoveryCodes: await makeRecoveryCodes(tx, user.id) });
  });
};

export const renewRecoveryCodes: CallHandler<'renewRecoveryCodes'> = async ({ body, request }, context) => {
  const member = requireMember(request);
  const code = await codeOf(context, member.userId, body.secondFactor, request);
  if (isRefusal(code)) return code;
  return change(context, { member, request, what: 'recoveryCodes', code }, async (tx, user) =>
    ok({ recoveryCodes: await makeRecoveryCodes(tx, user.id) }),
  );
};

export const endSecondFactor: CallHandler<'endSecondFactor'> = async ({ body, request }, context) => {
  const member = requireMember(request);
  const code = await codeOf(context, member.userId, body.secondFactor, request);
  if (isRefusal(code)) return code;
  return change(context, { member, request, what: 'secondFactorOff', code }, async (tx, user) => {
    await removeSecondFactor(tx, user.id);
    return ok({});
  });
};

async function codeOf(
  context: BackendContext,
  userId: string,
  typed: string | undefined,
  request: FastifyRequest,
): Promise<Refusal | ProvenCode> {
  if ((await secondFactorOf(context.database.orm, userId)) === null) return IS_OFF;
  const tried = await tryCode(context, userId, typed);
  if (isRefusal(tried)) await recordFailedProof(context, userId, tried, request);
  return tried;
}

interface Change {
  member: ReturnType<typeof requireMember>;
  request: FastifyRequest;
  what: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodes';
  code: ProvenCode;
}

/** With a mail and a record, in one transaction. */
async function change<Answer>(
  context: BackendContext,
  { member, request, what, code }: Change,
  act: (tx: Orm, user: User) => Promise<Answer>,
): Promise<Answer> {
  const answer = await context.database.orm.transaction(async (tx) => {
    await lockUser(tx, member.userId);
    await refuseEnded(tx, member);
    const spent = await spendCode(tx, member.userId, code);
    if (spent) throw new RefusalError(spent);
    const user = await findUser(tx, member.userId);
    const done = await act(tx, user);
    await notifyOfChanges(tx, context, user, [what], request);
    const kind = what === 'secondFactorOff' ? ('second-factor-ended' as const) : ('second-factor-set' as const);
    await recordSecurity(tx, context, { kind, userId: user.id }, request);
    return done;
  });
  context.wakeMailDelivery();
  return answer;
}

const PURPOSE = 'second-factor';
const TICKET_MS = 10 * 60_000;
const ticket = z.tuple([z.string(), z.number()]);
const TICKET_OVER = refused('TOKEN_EXPIRED', 'This sign-in has taken too long; begin again.');

/**
 * Whoever has proven who they are by the password or a provider, and has a second factor, gets no session but this: `params.ticket` of
 * the error finishes the sign-in together with a code.
 * @returns null: the account has none
 */
export async function askForSecondFactor(
  tx: Pick<Orm, 'select' | 'insert'>,
  { clock }: Pick<BackendContext, 'clock'>,
  userId: string,
): Promise<Refusal | null> {
  if ((await secondFactorOf(tx, userId)) === null) return null;
  const signed = await signText(tx, PURPOSE, JSON.stringify([userId, clock().getTime()]));
  return refused('SECOND_FACTOR_REQUIRED', 'The code of the second factor is needed.', [
    { path: 'secondFactor', code: 'required', params: { ticket: signed } },
  ]);
}

export const finishSignIn: CallHandler<'finishSignIn'> = async ({ body, request }, context) => {
  const { orm } = context.database;
  const now = context.clock();
  const text = await readSignedText(orm, PURPOSE, body.ticket, now);
  const [userId, at] = text === null ? [] : z.parse(ticket, JSON.parse(text));
  if (userId === undefined || at === undefined || Math.abs(now.getTime() - at) > TICKET_MS) return TICKET_OVER;
  // A ticket of before does not outlive a new password, nor the factor that it waits for.
  const [credential] = await orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, userId));
  if (credential && credential.changedAt.getTime() > at) return TICKET_OVER;
  if ((await secondFactorOf(orm, userId)) === null) return TICKET_OVER;
  const tried = await tryCode(context, userId, body.secondFactor);
  if (isRefusal(tried)) {
    await recordSecurity(orm, context, { kind: 'sign-in-failed', userId }, request);
    return tried;
  }
  const device = await knownDevice(orm, body.deviceTokens ?? [], { userId, passwordSince: credential?.changedAt ?? new Date(0) }, now);
  const started = await orm.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (credential && !(await isPasswordUnchanged(tx, userId, credential.hash))) return TICKET_OVER;
    const spent = await spendCode(tx, userId, tried);
    if (spent) return spent;
    if (tried.by === 'recovery-code') {
      await notifyOfChanges(tx, context, await findUser(tx, userId), ['recoveryCodeUsed'], request);
      await recordSecurity(tx, context, { kind: 'recovery-code-used', userId }, request);
    }
    return startSession(tx, context, userId, request, device);
  });
  if ('kind' in started) return started;
  if (started.isTold || tried.by === 'recovery-code') context.wakeMailDelivery();
  const { accessToken, deviceToken } = started;
  return ok({ accessToken, ...(deviceToken ? { deviceToken } : {}) });
};
