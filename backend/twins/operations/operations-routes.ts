import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { refused } from '@/backend/api/http/answer';
import { keepToDevelopers } from '@/backend/api/http/developers-page';
import { toFieldErrors } from '@/lib/contract/field-errors';
import { sendHtml, sendRefusal } from '@/backend/api/http/send';
import { operationsCommand, runCommand } from './commands';
import { operationsPage } from './operations-page';
import type { SimulatedClock } from './simulated-clock';

const PIECES_SHOWN = 100;
/** Allows the page's own forms; the backend's other pages may not submit anything. */
const WITH_FORMS =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const listQuery = z.object({ member: z.optional(z.string().check(z.maxLength(320))) });

/**
 * Operations of the demonstration: the clock and the moves of pieces, as a page (`/ops`) and as commands. Only on the embedded database,
 * where everyone with access to this port owns all data.
 */
export function registerOperations(app: FastifyInstance, context: BackendContext, simulated: SimulatedClock): void {
  void app.register(async (scope) => {
    keepToDevelopers(scope, context.env);
    // Forms can be submitted from any site, so the origin must be our own.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 10_000 }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    scope.get('/ops', async (request, reply) => {
      const { member } = z.safeParse(listQuery, request.query).data ?? {};
      const people = await context.database.orm
        .select({ email: users.email })
        .from(users)
        .orderBy(asc(users.createdAt), asc(users.email))
        .limit(PIECES_SHOWN);
      const shown = member ?? people[0]?.email ?? '';
      // With `no-referrer` browsers send `Origin: null`, and our own forms would be refused.
      reply.header('content-security-policy', WITH_FORMS).header('referrer-policy', 'same-origin');
      return sendHtml(
        reply,
        operationsPage({
          now: context.clock(),
          aheadMs: simulated.aheadMs(),
          people: people.map(({ email }) => email),
          member: shown,
          pieces: await piecesOf(context, shown),
        }),
      );
    });

    scope.get('/ops/items.json', async (request, reply) => {
      const { member = '' } = z.safeParse(listQuery, request.query).data ?? {};
      return reply.header('cache-control', 'no-store').send({ data: await piecesOf(context, member) });
    });

    scope.post('/ops/commands', async (request, reply) => {
      if (!isOwnOrigin(request)) return sendRefusal(reply, refused('FORBIDDEN', 'Another site may not give commands.'));
      const parsed = z.safeParse(operationsCommand, withoutReturn(request.body));
      if (!parsed.success) {
        return sendRefusal(
          reply,
          refused('VALIDATION', 'Some fields cannot be accepted.', toFieldErrors(parsed.error.issues, request.body)),
        );
      }
      const result = await runCommand(context, simulated, parsed.data);
      if (result.kind === 'refused') return sendRefusal(reply, result);
      return isForm(request) ? backToPage(request, reply) : reply.header('cache-control', 'no-store').send({ data: result });
    });
  });
}

function piecesOf({ database: { orm } }: BackendContext, email: string) {
  return orm
    .select({ id: items.id, code: items.code, names: items.names, state: items.state, stateSince: items.stateSince, dueAt: items.dueAt })
    .from(items)
    .innerJoin(users, eq(users.id, items.userId))
    .where(eq(users.email, email.toLowerCase()))
    .orderBy(desc(items.sequence))
    .limit(PIECES_SHOWN);
}

const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Command-line clients send no Origin; browsers always do. */
function isOwnOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The form field for the return page is not part of the command. */
function withoutReturn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'member'));
}

function backToPage({ body }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const member = (body as { member?: unknown }).member;
  return reply.redirect(typeof member === 'string' ? `/ops?member=${encodeURIComponent(member)}` : '/ops', 303);
}
