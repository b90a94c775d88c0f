import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { RefusalError, refused } from '@/backend/api/http/answer';
import type { TeamDesk } from './team-desk';

export function valid<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new RefusalError(refused('VALIDATION', 'That is not what this call takes.'));
  return parsed.data;
}

export const memberId = z.string().check(z.regex(/^[-\w]{1,64}$/));

const bodies = {
  messages: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
    clientId: z.string().check(z.regex(/^[-\w]{1,64}$/)),
  }),
  typing: z.strictObject({ isTyping: z.boolean() }),
  read: z.strictObject({ at: z.int().check(z.gte(0)) }),
};

export const TEAM_REQUESTS = ['messages', 'typing', 'read'] as const;
export type TeamRequest = (typeof TEAM_REQUESTS)[number];

interface Asked {
  uid: unknown;
  body: unknown;
}

/** The team's actions on a conversation, the same by call and by socket. Throws a RefusalError for an invalid one. */
export async function takeTeamRequest(context: BackendContext, desk: TeamDesk, request: TeamRequest, asked: Asked): Promise<object> {
  const uid = valid(memberId, asked.uid);
  switch (request) {
    case 'messages': {
      const { text, clientId } = valid(bodies.messages, asked.body);
      if (!(await isMember(context, uid))) throw new RefusalError(refused('NOT_FOUND', 'There is no such member.'));
      return { message: await desk.answer(uid, text, clientId) };
    }
    case 'typing':
      await desk.setTyping(uid, valid(bodies.typing, asked.body).isTyping);
      return {};
    case 'read':
      await desk.markRead(uid, valid(bodies.read, asked.body).at);
      return {};
  }
}

/** Members with a conversation are known without asking the database. */
async function isMember({ chat, database: { orm } }: BackendContext, uid: string): Promise<boolean> {
  if (chat?.index.of(uid).newest) return true;
  const [member] = await orm.select({ id: users.id }).from(users).where(eq(users.id, uid));
  return member !== undefined;
}
