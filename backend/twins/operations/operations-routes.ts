import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { html, page, type Html } from '@/backend/api/http/pages/html';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { items, type ItemNames } from '@/backend/api/db/schema/wardrobe';
import { refused } from '@/backend/api/http/answer';
import { keepToDevelopers } from '@/backend/api/http/developers-page';
import { DAY_MS } from '@/lib/calendar-days';
import { toFieldErrors } from '@/lib/contract/field-errors';
import { sendHtml, sendRefusal } from '@/backend/api/http/send';
import type { ItemState } from '@/lib/contract/wardrobe';
import { ITEM_STATES } from '@/lib/contract/wardrobe-names';
import { operationsCommand, runCommand } from './commands';
import { pathToState } from './next-item-step';
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

interface Piece {
  id: string;
  code: string;
  names: ItemNames;
  state: ItemState;
  dueAt: Date | null;
}

interface Shown {
  now: Date;
  aheadMs: number;
  people: readonly string[];
  member: string;
  pieces: readonly Piece[];
}

const LEAPS = [
  ['One hour', 1],
  ['One day', 24],
  ['One week', 7 * 24],
  ['Thirty days', 30 * 24],
] as const;

/** Without script: each button is a form. */
function operationsPage({ now, aheadMs, people, member, pieces }: Shown): string {
  return page(
    'Operations',
    html`<p>
        What vans, rooms and buyers do, on a clock of its own. The clock stands at
        <strong>${now.toISOString().slice(0, 16).replace('T', ' ')} UTC</strong>, ${(aheadMs / DAY_MS).toFixed(1)} days ahead. It only goes
        forward.
      </p>
      <h2>Let time pass</h2>
      <div class="buttons">${LEAPS.map(([label, hours]) => command(member, label, { command: 'advance', hours: String(hours) }))}</div>
      <h2>Or at once</h2>
      <div class="buttons">
        ${command(member, 'Everything that is under way happens now', { command: 'everything' })}${command(member, 'Bill what has become due', { command: 'bill' })}
      </div>
      <h2>The pieces of ${member}</h2>
      <form method="get" action="/ops">
        <label
          >Member
          <select name="member">
            ${people.map((email) => option(email, email, email === member))}
          </select></label
        >
        <button>Show</button>
      </form>
      ${
        pieces.length === 0
          ? html`<p>No piece yet.</p>`
          : html`<div class="table" tabindex="0" role="region" aria-label="Pieces">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Tag</th>
                    <th scope="col">Piece</th>
                    <th scope="col">State</th>
                    <th scope="col">Next step due</th>
                    <th scope="col">Move to</th>
                  </tr>
                </thead>
                <tbody>
                  ${pieces.map((piece) => row(piece, member))}
                </tbody>
              </table>
            </div>`
      }`,
  );
}

function row({ code, names, state, dueAt }: Piece, member: string): Html {
  const reachable = ITEM_STATES.filter((candidate) => candidate !== state && pathToState(state, candidate) !== null);
  return html`<tr>
    <td>${code}</td>
    <td>${names.en}</td>
    <td>${state}</td>
    <td>${dueAt ? dueAt.toISOString().slice(0, 16).replace('T', ' ') : '–'}</td>
    <td>
      ${
        reachable.length === 0
          ? 'nowhere'
          : html`<form method="post" action="/ops/commands">
              <input type="hidden" name="command" value="move" /><input type="hidden" name="member" value="${member}" /><input
                type="hidden"
                name="item"
                value="${code}"
              />
              <select name="state" aria-label="New state of ${names.en}">
                ${reachable.map((candidate) => option(candidate, candidate, false))}
              </select>
              <button>Move</button>
            </form>`
      }
    </td>
  </tr>`;
}

function command(member: string, label: string, fields: Record<string, string>): Html {
  const inputs = Object.entries({ ...fields, member }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="/ops/commands">${inputs}<button>${label}</button></form> `;
}

function option(value: string, label: string, isChosen: boolean): Html {
  return isChosen ? html`<option value="${value}" selected>${label}</option>` : html`<option value="${value}">${label}</option>`;
}
