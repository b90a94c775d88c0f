import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { countOtherSessions, endSession } from '@/backend/identity/sessions';

/** Realtime sign-ins are the user's, not the session's: they end with the last session, so that other devices stay online. */
export const logout: CallHandler<'logout'> = async ({ request }, context) => {
  const member = requireMember(request);
  await endSession(context, member);
  if ((await countOtherSessions(context, member)) === 0) await context.realtime.revokeUser(member.userId);
  return ok({});
};
