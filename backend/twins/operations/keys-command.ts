import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { readBackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';
import { isMigrated } from '@/backend/api/db/migrate';
import { openDatabase, type Orm } from '@/backend/api/db/database';
import { users } from '@/backend/api/db/schema/users';
import {
  SIGNING_PURPOSES,
  type SigningPurpose,
  retirePreviousKeys,
  rotateSigningKey,
  signingKeyStatus,
} from '@/backend/api/identity/signing-key';
import { removeSecondFactor, resealSecrets } from '@/backend/api/identity/second-factor';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { EnvError } from '@/lib/config/parse-env';
import { withoutValues } from '@/lib/fault-report';
import { openDestination, resealDestinations, findDestination } from '@/backend/api/modules/payout/sealed-destination';

const USAGE = `keys status                 what signs, since when, and until when keys before it are read
  keys rotate <purpose>       a new key signs from now on; the one before it is read on for its time
  keys retire <purpose>       after a leak: keys before today's are read no more
  keys reseal                 seals by the first key of DATA_KEY what is not yet; an empty first one has it in the clear
  keys payout <email>         where a member's money goes, in full; it is recorded that it was looked up
  keys second-factor <email>  ends the second factor of a member who has lost device and recovery codes; they are told by mail

Purposes: ${SIGNING_PURPOSES.join(', ')}.`;

const day = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Straight at the database, unlike the operations twin: a server has no other way in.
 * @returns the lines to show, never a key
 * @throws StartError with one sentence: usage, a folder that a backend holds, a database that is not up to date
 */
export async function runKeysCommand([command, given]: readonly string[], now = new Date()): Promise<string> {
  const { database: where, dataKeys } = readBackendEnv();
  const act = actOf(command, given, dataKeys);
  if (act === null) throw new StartError(USAGE);
  if (where.kind === 'embedded' && !existsSync(path.join(where.folder, 'postgres'))) {
    throw new StartError(`There is no database in ${path.resolve(where.folder)}; set DATA_DIR or DATABASE_URL.`);
  }
  const database = await openDatabase(where);
  try {
    const isUpToDate = await isMigrated(database.orm).catch(() => false);
    if (!isUpToDate) throw new StartError('This database is not of this version: start the product on it once.');
    return await act(database.orm, now);
  } finally {
    await database.close();
  }
}

function actOf(
  command: string | undefined,
  given: string | undefined,
  dataKeys: readonly string[],
): ((orm: Orm, now: Date) => Promise<string>) | null {
  if (command === 'status') return showStatus;
  if (command === 'reseal') return (orm) => reseal(orm, dataKeys);
  if (command === 'payout' && given !== undefined) return (orm, now) => showPayout(orm, given, dataKeys, now);
  if (command === 'second-factor' && given !== undefined) return (orm, now) => endSecondFactor(orm, given, now);
  const purpose = SIGNING_PURPOSES.find((each) => each === given);
  if (purpose === undefined) return null;
  if (command === 'rotate') return (orm, now) => rotate(orm, purpose, now);
  return command === 'retire' ? (orm, now) => retire(orm, purpose, now) : null;
}

/** @throws StartError also where it has gone through all of them and some cannot be opened: who calls it hears that it is not done */
async function reseal(orm: Orm, dataKeys: readonly string[]): Promise<string> {
  const [first] = dataKeys;
  if (first === undefined) {
    throw new StartError('DATA_KEY is not set: there is nothing to seal with. An empty first key (`,old`) has them in the clear.');
  }
  const payouts = await resealDestinations(orm, dataKeys);
  const secrets = await resealSecrets(orm, dataKeys);
  const { left } = payouts;
  const changed = payouts.changed + secrets.changed;
  const unreadable = [...new Set([...payouts.unreadable, ...secrets.unreadable])];
  const done = first === '' ? `${values(changed)} in the clear now` : `${values(changed)} sealed anew`;
  if (unreadable.length > 0) throw new StartError(`${done}, ${unreadable.length} cannot be opened by DATA_KEY: ${unreadable.join(', ')}.`);
  return left === 0
    ? `${done}, none remains.`
    : `${done}, ${left} ${left === 1 ? 'remains that was' : 'remain that were'} chosen meanwhile: run it again.`;
}

const values = (count: number): string => `${count} ${count === 1 ? 'value is' : 'values are'}`;

async function showStatus(orm: Orm, now: Date): Promise<string> {
  const keys = await signingKeyStatus(orm, now);
  return keys
    .map(
      ({ purpose, madeAt, previousUntil }) =>
        `${purpose.padEnd(24)}${madeAt === null ? 'no key yet' : `since ${day(madeAt)}`}${previousUntil.map((until) => `; one before is read until ${day(until)}`).join('')}`,
    )
    .join('\n');
}

/** Nothing else of the product shows an account in full; whoever transfers by hand needs it. */
async function showPayout(orm: Orm, email: string, dataKeys: readonly string[], now: Date): Promise<string> {
  const [user] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  const stored = user && (await findDestination(orm, user.id));
  if (!user || !stored) return `${email} has chosen nowhere yet, or is no member.`;
  const opened = openDestination(stored, dataKeys);
  if (opened === null) {
    throw new StartError(`The account of ${email} cannot be opened: DATA_KEY does not hold its key, or somebody has changed it.`);
  }
  const { method, holder, bankCode, account } = opened;
  await recordSecurity(orm, { wallClock: () => now }, { kind: 'payout-read', userId: user.id }, { ip: '127.0.0.1' });
  return [method, holder, bankCode, account].filter(Boolean).join('  ');
}

/** Only after the steps of docs/operations.md: whoever asks may not be the member. */
async function endSecondFactor(orm: Orm, email: string, now: Date): Promise<string> {
  const env = readBackendEnv();
  return orm.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (!user || !(await removeSecondFactor(tx, user.id))) return `${email} has no second factor, or is no member.`;
    const context = { env, clock: () => now, wallClock: () => now };
    await notifyOfChanges(tx, context, user, ['secondFactorOff'], null);
    await recordSecurity(tx, context, { kind: 'second-factor-ended', userId: user.id }, { ip: '127.0.0.1' });
    return `The second factor of ${email} has ended; the next start of the backend sends the mail about it.`;
  });
}

async function rotate(orm: Orm, purpose: SigningPurpose, now: Date): Promise<string> {
  const until = await rotateSigningKey(orm, purpose, now);
  if (until === null) return `${purpose} has no key yet; whoever signs first makes one.`;
  return `${purpose} has a new key. ${until > now ? `What the one before has signed is read until ${day(until)}.` : 'The one before is gone.'}`;
}

async function retire(orm: Orm, purpose: SigningPurpose, now: Date): Promise<string> {
  const ended = await retirePreviousKeys(orm, purpose, now);
  return ended === 0
    ? `${purpose} has no key before today's.`
    : `${purpose}: ${ended} ${ended === 1 ? 'key' : 'keys'} ended; what ${ended === 1 ? 'it' : 'they'} signed is read no more.`;
}

/**
 * The reason of a failed command, for the terminal. Unexpected errors show only type and code, as in the fault log: the message of a failed
 * query contains its parameters, including addresses.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvError) return error.message;
  const { type, code } = withoutValues(error);
  return `The command failed at what nobody expected: ${type}${code === undefined ? '' : `, code ${String(code)}`}. Its words may hold values and are not shown.`;
}
