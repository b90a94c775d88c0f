import { eq, isNotNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { users } from '@/backend/api/db/schema/users';
import { items, type Item } from '@/backend/api/db/schema/wardrobe';
import { refused, type Refusal } from '@/backend/api/http/answer';
import { runBilling, type BillingRun } from '@/backend/api/modules/billing/billing-job';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { mailNotices, type Notice } from '@/backend/api/notifications/notices';
import { finding, itemState, type Finding, type ItemState } from '@/lib/contract/wardrobe';
import { performMove } from './perform-step';
import { beginCare, finishCare, openRequestLineOf, type WardrobeChange } from './finish-care';
import type { SimulatedClock } from './simulated-clock';
import { pathToState } from './next-item-step';
import { runDueSteps } from './run-due-steps';

/** Ends an authentication with a result, started or not; null: none is open for the piece. */
async function authenticate(tx: Orm, item: Item, turn: WardrobeChange, finding: Finding): Promise<Notice | null> {
  const open = await openRequestLineOf(tx, item.id);
  if (open?.line.action !== 'care' || open.line.service !== 'authentication') return null;
  if (open.line.status !== 'booked') return finishCare(tx, item, open, turn, finding);
  const begun = await beginCare(tx, item, open, turn);
  // A millisecond later, to keep the order of events.
  return finishCare(tx, begun, open, { ...turn, at: new Date(turn.at.getTime() + 1) }, finding);
}

const HOUR_MS = 3_600_000;
const LONGEST_LEAP_HOURS = 24 * 366;

export const operationsCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('advance'), hours: z.coerce.number().check(z.gt(0), z.lte(LONGEST_LEAP_HOURS)) }),
  /** Completes everything in progress now, whatever the time. */
  z.strictObject({ command: z.literal('everything') }),
  /** Runs the periodic billing, which otherwise runs every quarter of an hour. */
  z.strictObject({ command: z.literal('bill') }),
  z.strictObject({ command: z.literal('move'), item: z.string().check(z.minLength(1), z.maxLength(64)), state: itemState }),
  /** Ends a booked or running authentication with this result. */
  z.strictObject({ command: z.literal('authenticate'), item: z.string().check(z.minLength(1), z.maxLength(64)), finding }),
  z.strictObject({ command: z.literal('status') }),
]);
export type OperationsCommand = z.infer<typeof operationsCommand>;

export interface OperationsResult {
  kind: 'done';
  now: string;
  aheadHours: number;
  touched: number;
  /** Null: the command was not about billing. */
  billing: BillingRun | null;
}

type CarriedOut = { kind: 'carried-out'; touched: number; billing: BillingRun | null };

export async function runCommand(
  context: BackendContext,
  simulated: SimulatedClock,
  command: OperationsCommand,
): Promise<OperationsResult | Refusal> {
  const result = await carryOut(context, simulated, command);
  if (result.kind === 'refused') return result;
  const { touched, billing } = result;
  return { kind: 'done', now: context.clock().toISOString(), aheadHours: Math.round(simulated.aheadMs() / HOUR_MS), touched, billing };
}

const carriedOut = (touched: number, billing: BillingRun | null = null): CarriedOut => ({ kind: 'carried-out', touched, billing });

async function bill(context: BackendContext): Promise<BillingRun> {
  const run = await runBilling(context);
  context.wakeMailDelivery();
  return run;
}

async function carryOut(context: BackendContext, simulated: SimulatedClock, command: OperationsCommand): Promise<CarriedOut | Refusal> {
  const { orm } = context.database;
  switch (command.command) {
    case 'status':
      return carriedOut(0);
    case 'advance':
      await simulated.advance(orm, command.hours * HOUR_MS);
      return carriedOut(await runDueSteps(context), await bill(context));
    case 'everything':
      await orm.update(items).set({ dueAt: context.clock() }).where(isNotNull(items.dueAt));
      return carriedOut(await runDueSteps(context));
    case 'bill':
      return carriedOut(0, await bill(context));
    case 'move':
      return moveByCommand(context, command.item, command.state);
    case 'authenticate':
      return authenticateByCommand(context, command.item, command.finding);
  }
}

/** By id or tag code; through every intermediate state, as if members and team had done it. */
function moveByCommand(context: BackendContext, idOrCode: string, state: ItemState): Promise<CarriedOut | Refusal> {
  return withPiece(context, idOrCode, async (tx, item, turn) => {
    const way = pathToState(item.state, state);
    if (way === null) return refused('CONFLICT', `No way leads from ${item.state} to ${state}.`);
    return { kind: 'changed', steps: way.length, notices: await walk(tx, item, way, turn) };
  });
}

function authenticateByCommand(context: BackendContext, idOrCode: string, found: Finding): Promise<CarriedOut | Refusal> {
  return withPiece(context, idOrCode, async (tx, item, turn) => {
    const notice = await authenticate(tx, item, turn, found);
    return notice === null
      ? refused('CONFLICT', 'No authentication is open for this piece.')
      : { kind: 'changed', steps: 1, notices: [notice] };
  });
}

type Change = (tx: Orm, item: Item, turn: WardrobeChange) => Promise<{ kind: 'changed'; steps: number; notices: Notice[] } | Refusal>;

/** Changes one piece under its wardrobe's lock, and notifies the member. */
async function withPiece(context: BackendContext, idOrCode: string, change: Change): Promise<CarriedOut | Refusal> {
  const {
    database: { orm },
    clock,
    env,
  } = context;
  const at = clock();
  const result = await orm.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(items)
      .where(or(eq(items.id, idOrCode), eq(items.code, idOrCode)));
    const [user] = found ? await tx.select().from(users).where(eq(users.id, found.userId)) : [];
    if (!found || !user) return refused('NOT_FOUND', 'There is no such item.');
    const version = await lockWardrobe(tx, user.id);
    // Read again under the lock: its owner may have decided something meanwhile.
    const [item] = await tx.select().from(items).where(eq(items.id, found.id));
    if (!item) return refused('NOT_FOUND', 'There is no such item.');
    const changed = await change(tx, item, { user, env, at, version });
    if (changed.kind === 'refused') return changed;
    await mailNotices(tx, env, user, changed.notices, at);
    return { kind: 'moved' as const, userId: user.id, version, steps: changed.steps };
  });
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, result.userId, result.version);
  context.wakeMailDelivery();
  return carriedOut(result.steps > 0 ? 1 : 0);
}

async function walk(tx: Orm, start: Item, way: NonNullable<ReturnType<typeof pathToState>>, turn: WardrobeChange): Promise<Notice[]> {
  const notices: Notice[] = [];
  let item = start;
  for (const [index, move] of way.entries()) {
    // A millisecond apart, to keep the order of events.
    const at = new Date(turn.at.getTime() + index);
    const done = await performMove(tx, item, { ...turn, at, to: move.to, by: move.by[0] ?? 'team' });
    item = done.item;
    if (done.notice) notices.push(done.notice);
  }
  return notices;
}
