import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { pushTokenOf } from '@/backend/identity/push-device';

export const currentUser: CallHandler<'currentUser'> = async ({ request }, { database: { orm }, realtime, wallClock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const fcmtoken = await pushTokenOf(orm, user.id, wallClock());
  return ok({ user: { id: user.id, firebase_custom_token: await realtime.mintCustomToken(user.id), fcmtoken } });
};
