import { desc, eq } from 'drizzle-orm';
import { marketingReceipts } from '@/backend/db/schema/users';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';

export const consents: CallHandler<'consents'> = async ({ request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const receipts = await orm
    .select()
    .from(marketingReceipts)
    .where(eq(marketingReceipts.userId, userId))
    .orderBy(desc(marketingReceipts.givenAt), desc(marketingReceipts.id));
  return ok({ receipts: receipts.map(({ id, granted, source, givenAt }) => ({ id, granted, source, givenAt: givenAt.toISOString() })) });
};
