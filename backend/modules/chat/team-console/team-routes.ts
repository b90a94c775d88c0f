import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/db/schema/users';
import { refused } from '@/backend/http/answer';
import { RefusalError } from '@/backend/http/refusal-error';
import { sendFile, sendHtml } from '@/backend/http/send';
import type { ChatDesk } from '@/backend/modules/chat/chat-desk';
import { readUpload } from '@/backend/modules/uploads/read-upload';
import { readMessage } from '@/lib/domain/chat/message';
import { compareMessages, PAGE_SIZE } from '@/lib/domain/chat/thread';
import { cardText } from './card-text';
import { consolePage } from './console-page';
import { deskOf, type TeamDesk } from './team-desk';
import { isTeam, openSession, refuseStrangers } from './team-access';

const SCRIPTS = ['console.js', 'console-page-parts.js', 'console-line.js', 'console-outbox.js', 'console-thread.js', 'console-messages.js'];
const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const bodies = {
  message: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)), clientId: z.string().check(z.regex(/^[-\w]{1,64}$/)) }),
  typing: z.strictObject({ isTyping: z.boolean() }),
  read: z.strictObject({ at: z.int().check(z.gte(0)) }),
  status: z.strictObject({ status: z.enum(['online', 'away', 'offline']) }),
  session: z.strictObject({ token: z.string().check(z.maxLength(500)) }),
};
const params = z.object({ uid: z.string().check(z.regex(/^[-\w]{1,64}$/)) });
const fileParams = z.object({ ...params.shape, file: z.string().check(z.regex(/^[-\w]{1,64}$/)) });
const cardParams = z.object({ ...params.shape, kind: z.enum(['item', 'booking', 'invoice']), id: z.string().check(z.regex(/^[-\w]{1,64}$/)) });
const older = z.object({ before: z.optional(z.coerce.number().check(z.int())), key: z.optional(z.string().check(z.regex(/^[-\w]{20}$/))) });

function valid<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new RefusalError(refused('VALIDATION', 'That is not what this call takes.'));
  return parsed.data;
}

/** `/team`: where a person answers members. For the embedded backend, whose conversations are in this process. */
export function registerTeamConsole(app: FastifyInstance, context: BackendContext): void {
  const { env } = context;
  const asset = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
  const scripts = SCRIPTS.map((name) => ({ name, script: asset(name) }));
  const css = asset('console.css');
  const desks = new WeakMap<ChatDesk, TeamDesk>();
  const desk = (): TeamDesk => {
    const { chat } = context;
    if (!chat) throw new RefusalError(refused('NOT_FOUND', 'The conversations are not kept here.'));
    const known = desks.get(chat) ?? deskOf(chat);
    desks.set(chat, known);
    return known;
  };

  void app.register(async (team) => {
    team.addHook('onSend', async (_request, reply, payload) => {
      // A file brings its own, stricter one.
      if (!reply.hasHeader('content-disposition')) reply.header('content-security-policy', CSP);
      reply.header('cross-origin-resource-policy', 'same-origin').removeHeader('access-control-allow-origin');
      return payload;
    });
    team.get('/team', async (request, reply) => sendHtml(reply, consolePage(isTeam(request, env))));
    for (const { name, script } of scripts) {
      team.get(`/team/${name}`, async (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script));
    }
    team.get('/team/console.css', async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css));
    team.post('/team/session', { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }, async (request, reply) => {
      if (!openSession(request, reply, valid(bodies.session, request.body).token, env)) throw new RefusalError(refused('UNAUTHENTICATED', 'This is not the token.'));
      return {};
    });
    void team.register(async (inside) => {
      inside.addHook('onRequest', async (request, reply) => refuseStrangers(request, reply, env));
      registerDesk(inside, context, desk);
    });
  });
}

function registerDesk(app: FastifyInstance, context: BackendContext, desk: () => TeamDesk): void {
  app.get('/team/events', async (request, reply) => {
    const { join } = desk();
    const stream = new Readable({ read: () => undefined });
    const tell = (name: string, data: unknown) => void stream.push(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    const leave = join({ tell, list: () => listFor(context), end: () => void stream.push(null) });
    request.raw.on('close', leave);
    return reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(stream);
  });

  // Whether the session holds: a browser's event stream does not say why it was refused.
  app.get('/team/session', async (_request, reply) => reply.header('cache-control', 'no-store').send({}));

  app.get('/team/conversations/:uid/messages', async (request, reply) => {
    const { uid } = valid(params, request.params);
    const { before, key } = valid(older, request.query);
    const { chat } = context;
    const stored = await chat?.database.get(`userConversations/${uid}/messages`, {
      orderBy: 'at',
      limitToLast: PAGE_SIZE + 1,
      ...(before !== undefined && { endBefore: { value: before, ...(key !== undefined && { key }) } }),
    });
    const messages = Object.entries((stored ?? {}) as object).map(([id, value]) => readMessage(id, value)).filter((message) => message !== null).sort(compareMessages);
    return reply.header('cache-control', 'no-store').send({ messages: messages.slice(-PAGE_SIZE), hasOlder: messages.length > PAGE_SIZE });
  });

  app.get('/team/conversations/:uid/files/:file', async (request, reply) => {
    const { uid, file } = valid(fileParams, request.params);
    const found = await readUpload(context, { id: file, userId: uid });
    if (!found) throw new RefusalError(refused('NOT_FOUND', 'There is no such file.'));
    return sendFile(reply, found);
  });

  app.get('/team/conversations/:uid/cards/:kind/:id', async (request, reply) => {
    const { uid, kind, id } = valid(cardParams, request.params);
    const text = await cardText(context, uid, { kind, id });
    if (text === null) throw new RefusalError(refused('NOT_FOUND', 'The member has no such thing.'));
    return reply.header('cache-control', 'no-store').send({ text });
  });

  app.post('/team/conversations/:uid/messages', async (request) => {
    const { uid } = valid(params, request.params);
    const { text, clientId } = valid(bodies.message, request.body);
    if (!(await isMember(context, uid))) throw new RefusalError(refused('NOT_FOUND', 'There is no such member.'));
    return { message: await desk().answer(uid, text, clientId) };
  });

  app.post('/team/conversations/:uid/typing', async (request) => {
    await desk().setTyping(valid(params, request.params).uid, valid(bodies.typing, request.body).isTyping);
    return {};
  });

  app.post('/team/conversations/:uid/read', async (request) => {
    await desk().markRead(valid(params, request.params).uid, valid(bodies.read, request.body).at);
    return {};
  });

  app.post('/team/status', async (request) => {
    return { statusAt: await desk().setStatus(valid(bodies.status, request.body).status) };
  });
}

/** Who has said or been told something is known without asking the database. */
async function isMember({ chat, database: { orm } }: BackendContext, uid: string): Promise<boolean> {
  if (chat?.index.of(uid).newest) return true;
  const [member] = await orm.select({ id: users.id }).from(users).where(eq(users.id, uid));
  return member !== undefined;
}

/** The conversations as the console lists them: who waits for a person first, then the newest. */
async function listFor({ chat, database: { orm } }: BackendContext) {
  if (!chat) return [];
  const spoken = chat.index.all().filter(({ newest }) => newest !== null);
  if (spoken.length === 0) return [];
  const people = await orm.select().from(users).where(inArray(users.id, spoken.map(({ uid }) => uid)));
  const waiting = ((await chat.database.get('conciergeNotes')) ?? {}) as Record<string, { handedOverAt?: number }>;
  return spoken
    .flatMap(({ uid, newest, unreadByTeam, lastPersonAt, isOnline, isMemberTyping }) => {
      const user = people.find(({ id }) => id === uid);
      if (!user || !newest) return [];
      return [{
        uid,
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        locale: user.locale,
        newest: { from: newest.by ?? newest.from, text: newest.text.slice(0, 120), at: newest.at },
        unread: unreadByTeam.length,
        isWaiting: (waiting[uid]?.handedOverAt ?? 0) > lastPersonAt && unreadByTeam.length > 0,
        isOnline,
        isTyping: isMemberTyping,
      }];
    })
    .sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting) || other.newest.at - one.newest.at);
}
