import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { recordSecurity } from '@/backend/identity/security-records';
import { readConversation } from '@/backend/modules/chat/read-conversation';
import { ACCOUNT_PARTS } from './account-parts';

export const exportAccount: CallHandler<'exportAccount'> = async ({ request }, context) => {
  const { database, clock, realtime } = context;
  const { userId } = requireMember(request);
  const conversation = await readConversation(realtime, userId);
  return database.orm.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    const sections: Record<string, Record<string, unknown>[]> = {};
    for (const part of ACCOUNT_PARTS) sections[part.name] = await part.read(tx, user);
    // Kept beside the database, and gone with the realtime account: `RealtimeAccess.forgetUser`.
    sections.messages = conversation;
    await recordSecurity(tx, context, { kind: 'account-exported', userId }, request);
    return ok({ exportedAt: clock().toISOString(), sections });
  });
};
