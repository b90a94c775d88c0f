import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { endSession as end, listSessions } from '@/backend/identity/sessions';

export const sessions: CallHandler<'sessions'> = async ({ request }, context) => {
  const { userId, sessionId } = requireMember(request);
  const found = await listSessions(context, userId);
  return ok({
    sessions: found.map(({ id, browser, system, createdAt, lastSeenAt, expiresAt }) => ({
      id,
      current: id === sessionId,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  });
};

/**
 * Whoever signs another device out does not trust it, and realtime sign-ins are not known apart: all of them end,
 * and the devices that may stay fetch a new one.
 */
export const endSession: CallHandler<'endSession'> = async ({ params, request }, context) => {
  const { userId } = requireMember(request);
  if (!(await end(context, { userId, sessionId: params.id }))) return refused('NOT_FOUND', 'There is no such session.');
  await context.realtime.revokeUser(userId);
  return ok({});
};
