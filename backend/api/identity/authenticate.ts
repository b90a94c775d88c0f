import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Orm } from '@/backend/api/db/database';
import { type User, users } from '@/backend/api/db/schema/users';
import type { BackendContext } from '@/backend/context';
import { type Refusal, RefusalError, refused } from '@/backend/api/http/answer';
import type { CallAudience } from '@/lib/contract/call';
import { findMember, type Member } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of a member call. */
    member?: Member;
  }
}

const BEARER = /^Bearer +(\S+)$/i;
const ENDED = refused('UNAUTHENTICATED', 'This session has ended; sign in again.');
const NEEDED = refused('UNAUTHENTICATED', 'Sign in for this.');

/**
 * Reads only the Authorization header: cookies would be sent from any page (CSRF). An invalid token is refused for guest calls too, so that
 * the site notices.
 * @returns the refusal, or null
 */
export async function authenticate(request: FastifyRequest, context: BackendContext, audience: CallAudience): Promise<Refusal | null> {
  const { authorization } = request.headers;
  if (audience === 'anyone') return null;
  if (!authorization) return audience === 'member' ? NEEDED : null;
  const token = BEARER.exec(authorization)?.[1];
  const member = token === undefined ? null : await findMember(context, token);
  if (!member) return ENDED;
  request.member = member;
  return null;
}

/** The member if signed in, for answers that only vary by member; an ended session counts as a guest. */
export async function memberIfKnown(request: FastifyRequest, context: BackendContext): Promise<Member | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : findMember(context, token);
}

/** The member of a call with the audience `member`. @throws RefusalError when there is none */
export function requireMember(request: FastifyRequest): Member {
  if (!request.member) throw new RefusalError(NEEDED);
  return request.member;
}

/**
 * Serialises transactions that count rows of a member and act on the count. Rows that only reference the member may still be inserted: a
 * stronger lock could deadlock two transactions that have each inserted one.
 */
export async function lockUser(tx: Pick<Orm, 'select'>, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** @throws RefusalError when the account was deleted during the call */
export async function findUser(tx: Pick<Orm, 'select'>, userId: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new RefusalError(refused('UNAUTHENTICATED', 'This session has ended; sign in again.'));
  return user;
}

/** What most calls of a member begin with. */
export async function memberContext(request: FastifyRequest, { database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>) {
  return { orm, now: clock(), user: await findUser(orm, requireMember(request).userId) };
}
