import { and, eq, isNull } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { mailVerification } from '@/backend/identity/account-mails';
import { perAccount, refuseAttempt } from '@/backend/identity/attempt-limits';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { findMailedToken } from '@/backend/identity/mailed-tokens';

const MAILS = { name: 'verify-email', max: 5, minutes: 60 };

export const verifyEmail: CallHandler<'verifyEmail'> = async ({ body }, { database, clock }) => {
  const email = await database.orm.transaction(async (tx) => {
    // It is not used up: programs that look into mails open links, and an answer can be lost. It says the same each time, and only to this
    // address.
    const found = await findMailedToken(tx, 'verify-email', body.token, clock());
    if (!found) return null;
    await tx
      .update(users)
      .set({ emailVerifiedAt: clock() })
      .where(and(eq(users.id, found.userId), eq(users.email, found.email), isNull(users.emailVerifiedAt)));
    return found.email;
  });
  return email === null ? refused('TOKEN_EXPIRED', 'This link has expired, or a newer one was sent.') : ok({ email });
};

export const sendVerification: CallHandler<'sendVerification'> = async ({ request }, context) => {
  const { database, env, clock, wakeMailDelivery } = context;
  const { userId } = requireMember(request);
  const tooMany = await refuseAttempt(context, perAccount(MAILS, env.rateLimitFactor), userId);
  if (tooMany) return tooMany;
  const sent = await database.orm.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user.emailVerifiedAt) return false;
    await mailVerification(tx, env, user, clock());
    return true;
  });
  if (sent) wakeMailDelivery();
  return ok({ sent });
};
