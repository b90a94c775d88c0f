import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { users } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { peerOf } from '@/backend/api/http/request-source';
import { forgetAttempts, perAccount, perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { comparableEmail } from '@/lib/contract/email-address';
import { knownDevice, type KnownDevice } from '@/backend/api/identity/known-devices';
import { lockUser } from '@/backend/api/identity/authenticate';
import { isPasswordUnchanged, replacePassword } from '@/backend/api/identity/password-hasher';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { startSession } from '@/backend/api/identity/start-session';
import { askForSecondFactor } from './second-factor';

export const LOGIN_LIMIT = { name: 'login', max: 10, minutes: 15 };
const PEER_LIMIT = { name: 'login-peer', max: 100, minutes: 15 };
const WRONG = refused('CREDENTIALS_WRONG', 'The address or the password is not right.');

/**
 * Known and unknown addresses take the same steps: same counting, one query, one hash. The body's `ip` is not trusted; limits use the peer
 * address.
 */
export const login: CallHandler<'login'> = async ({ body, request }, context) => {
  const { env, wakeMailDelivery } = context;
  const email = comparableEmail(body.email);
  const tooManyOfPeer = await refuseAttempt(context, perAddress(PEER_LIMIT, env.rateLimitFactor), peerOf(request.ip));
  if (tooManyOfPeer) return tooManyOfPeer;
  const device = await deviceOfAccount(email, body.deviceTokens ?? [], context);
  const tooMany = await refuseGuess(context, email, device);
  if (tooMany) return tooMany;

  // Retried once, in case a concurrent sign-in rehashed the password or it was changed.
  const started =
    (await startVerified(email, body.password, { request, device }, context)) ??
    (await startVerified(email, body.password, { request, device }, context));
  if (!started) return WRONG;
  if ('kind' in started) return started;
  // Guesses by strangers stay counted.
  await (device ? forgetAttempts(context, ofDevice(context), device.id) : forgetAttempts(context, ofAccount(context), email));
  if (started.isTold) wakeMailDelivery();
  const { accessToken, deviceToken } = started;
  return ok({ accessToken, ...(deviceToken ? { deviceToken } : {}) });
};

const ofAccount = ({ env }: BackendContext) => perAccount(LOGIN_LIMIT, env.rateLimitFactor);
/** The same limit for each known device: a stolen device gets no more guesses than a stranger. */
const ofDevice = ({ env }: BackendContext) => perAccount({ ...LOGIN_LIMIT, name: 'login-device' }, env.rateLimitFactor);

/**
 * Known devices are counted separately, so that strangers' guesses do not lock the member out. After its own limit, a device counts as
 * unknown.
 */
async function refuseGuess(context: BackendContext, email: string, device: KnownDevice | null) {
  if (device && !(await refuseAttempt(context, ofDevice(context), device.id))) return null;
  return refuseAttempt(context, ofAccount(context), email);
}

async function deviceOfAccount(
  email: string,
  tokens: readonly string[],
  { database: { orm }, clock }: BackendContext,
): Promise<KnownDevice | null> {
  const [owner] = await orm
    .select({ userId: users.id, passwordSince: passwordCredentials.changedAt })
    .from(users)
    .innerJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(eq(users.email, email));
  return owner ? knownDevice(orm, tokens, owner, clock()) : null;
}

/** @returns null if the verified credential is no longer current */
async function startVerified(
  email: string,
  password: string,
  { request, device }: { request: FastifyRequest; device: KnownDevice | null },
  context: BackendContext,
) {
  const {
    database: { orm },
    passwords,
  } = context;
  const [found] = await orm
    .select({ userId: users.id, hash: passwordCredentials.hash })
    .from(users)
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(eq(users.email, email));
  const isRight = await passwords.verify(found?.hash ?? null, password);
  if (!found || found.hash === null || !isRight) {
    await recordSecurity(orm, context, { kind: 'sign-in-failed', userId: found?.userId ?? null }, request);
    return WRONG;
  }
  const { userId, hash } = found;
  const renewed = passwords.isOutdated(hash) ? await hashAnew(password, context) : null;
  return orm.transaction(async (tx) => {
    // Locked first, in the same order as deleting an account, to avoid a deadlock.
    await lockUser(tx, userId);
    const stands =
      renewed === null ? await isPasswordUnchanged(tx, userId, hash) : await replacePassword(tx, userId, hash, { hash: renewed });
    const waits = stands ? await askForSecondFactor(tx, context, userId) : null;
    if (waits) return waits;
    return stands ? { userId, ...(await startSession(tx, context, userId, request, device)) } : null;
  });
}

/** Skipped when the queue is full; it can be done at the next login. */
const hashAnew = (password: string, { passwords }: BackendContext): Promise<string | null> => passwords.hash(password).catch(() => null);
