import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';

export const currentUser: CallHandler<'currentUser'> = async ({ request }, { database, realtime }) => {
  const user = await findUser(database.orm, requireMember(request).userId);
  return ok({ user: { id: user.id, firebase_custom_token: await realtime.mintCustomToken(user.id), fcmtoken: user.fcmToken } });
};
