import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BackendContext, ChatDesk } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { sendFile, sendHtml } from '@/backend/api/http/send';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { readUpload } from '@/backend/api/modules/uploads/upload';
import { truncateText } from '@/lib/text/truncate-text';
import { messagesIn, PAGE_SIZE } from '@/lib/domain/chat/thread';
import { cardText } from './card-text';
import { consolePage } from './console-page';
import { deskOf, type TeamDesk } from './team-desk';
import { isTeam, openSession, refuseStrangers } from './team-access';
import { memberId, takeTeamRequest, TEAM_REQUESTS, valid, type TeamRequest } from './team-requests';
import { TEAM_SOCKET_PATH, teamSockets } from './team-socket';
import { numberOfQuery } from '@/lib/contract/primitives';

const SCRIPTS = [
  'console.js',
  'console-dom.js',
  'console-storage.js',
  'console-events.js',
  'console-list.js',
  'console-socket.js',
  'console-outbox.js',
  'console-thread.js',
  'console-typing.js',
  'console-messages.js',
];
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const session = z.strictObject({ token: z.string().check(z.maxLength(500)) });
const status = z.strictObject({ status: z.enum(['online', 'away', 'offline']) });
const params = z.object({ uid: memberId });
const fileParams = z.object({ ...params.shape, file: z.string().check(z.regex(/^[-\w]{1,64}$/)) });
const cardParams = z.object({
  ...params.shape,
  kind: z.enum(['item', 'booking', 'invoice']),
  id: z.string().check(z.regex(/^[-\w]{1,64}$/)),
});
const older = z.object({
  before: z.optional(numberOfQuery(Number.MIN_SAFE_INTEGER)),
  key: z.optional(z.string().check(z.regex(/^[-\w]{20}$/))),
});

/** `/team`: the console where the team answers members. For the embedded backend, which stores the conversations. */
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
      // Files have their own, stricter policy.
      if (!reply.hasHeader('content-disposition')) reply.header('content-security-policy', CSP);
      reply.header('cross-origin-resource-policy', 'same-origin').removeHeader('access-control-allow-origin');
      return payload;
    });
    team.get('/team', async (request, reply) => sendHtml(reply, consolePage(isTeam(request, env))));
    for (const { name, script } of scripts) {
      team.get(`/team/${name}`, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
      );
    }
    team.get('/team/console.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
    );
    team.post('/team/session', { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }, async (request, reply) => {
      if (!openSession(request, reply, valid(session, request.body).token, env)) {
        throw new RefusalError(refused('UNAUTHENTICATED', 'This is not the token.'));
      }
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
    // Includes the newest message of every conversation.
    await recordSecurity(context.database.orm, context, { kind: 'conversations-watched', userId: null }, request);
    // Closed meanwhile: its close event came before the listener, and it would count as present for ever.
    if (request.raw.destroyed) return reply.send();
    const stream = new Readable({ read: () => undefined });
    const tell = (name: string, data: unknown) => void stream.push(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    const leave = join({ tell, list: () => listFor(context), end: () => void stream.push(null) });
    request.raw.on('close', leave);
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });

  // Whether the session is valid: EventSource does not report why it was refused.
  app.get('/team/session', async (_request, reply) => reply.header('cache-control', 'no-store').send({}));

  app.get('/team/conversations/:uid/messages', async (request, reply) => {
    const { uid } = valid(params, request.params);
    const { before, key } = valid(older, request.query);
    const { chat } = context;
    await recordSecurity(context.database.orm, context, { kind: 'conversation-read', userId: uid }, request);
    const stored = await chat?.database.get(`userConversations/${uid}/messages`, {
      orderBy: 'at',
      limitToLast: PAGE_SIZE + 1,
      ...(before !== undefined && { endBefore: { value: before, ...(key !== undefined && { key }) } }),
    });
    const messages = messagesIn(stored);
    return reply.header('cache-control', 'no-store').send({ messages: messages.slice(-PAGE_SIZE), hasOlder: messages.length > PAGE_SIZE });
  });

  app.get('/team/conversations/:uid/files/:file', async (request, reply) => {
    const { uid, file } = valid(fileParams, request.params);
    const found = await readUpload(context, { id: file, userId: uid });
    if (!found) throw new RefusalError(refused('NOT_FOUND', 'There is no such file.'));
    await recordSecurity(context.database.orm, context, { kind: 'conversation-read', userId: uid }, request);
    return sendFile(reply, found);
  });

  app.get('/team/conversations/:uid/cards/:kind/:id', async (request, reply) => {
    const { uid, kind, id } = valid(cardParams, request.params);
    const text = await cardText(context, uid, { kind, id });
    if (text === null) throw new RefusalError(refused('NOT_FOUND', 'The member has no such thing.'));
    return reply.header('cache-control', 'no-store').send({ text });
  });

  const take = (what: TeamRequest, asked: { uid: unknown; body: unknown }) => takeTeamRequest(context, desk(), what, asked);
  for (const what of TEAM_REQUESTS) {
    app.post<{ Params: { uid: string } }>(`/team/conversations/:uid/${what}`, async (request) =>
      take(what, { uid: request.params.uid, body: request.body }),
    );
  }
  app.get(
    TEAM_SOCKET_PATH,
    teamSockets({
      take,
      beforeClose: (end) => desk().beforeClose(end),
      onFault: (error) =>
        context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'a request of the team console failed'),
    }),
  );

  app.post('/team/status', async (request) => {
    return { statusAt: await desk().setStatus(valid(status, request.body).status) };
  });
}

/** Conversations for the console: those waiting for a person first, then the newest. */
async function listFor({ chat, database: { orm } }: BackendContext) {
  if (!chat) return [];
  const spoken = chat.index.all().filter(({ newest }) => newest !== null);
  if (spoken.length === 0) return [];
  const people = await orm
    .select()
    .from(users)
    .where(
      inArray(
        users.id,
        spoken.map(({ uid }) => uid),
      ),
    );
  const waiting = ((await chat.database.get('conciergeNotes')) ?? {}) as Record<string, { handedOverAt?: number }>;
  return spoken
    .flatMap(({ uid, newest, unreadByTeam, lastPersonAt, isOnline, memberTypingAt }) => {
      const user = people.find(({ id }) => id === uid);
      if (!user || !newest) return [];
      return [
        {
          uid,
          name: `${user.firstName} ${user.lastName}`.trim(),
          email: user.email,
          locale: user.locale,
          newest: { from: newest.by ?? newest.from, text: truncateText(newest.text, 120), at: newest.at },
          unread: unreadByTeam.length,
          // Reading is not answering: an opened conversation stays waiting.
          isWaiting: (waiting[uid]?.handedOverAt ?? 0) > lastPersonAt,
          isOnline,
          typingAt: memberTypingAt,
        },
      ];
    })
    .sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting) || other.newest.at - one.newest.at);
}
