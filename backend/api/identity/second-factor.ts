import { createHash, randomInt } from 'node:crypto';
import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { recoveryCodes, secondFactors } from '@/backend/api/db/schema/sign-in';
import { isSealedByFirst, openText, sealText, type Place } from '@/backend/api/db/sealed-text';
import type { User } from '@/backend/api/db/schema/users';
import { refused, type Refusal } from '@/backend/api/http/answer';
import { publicEnv } from '@/lib/config/env';
import { latinDigits } from '@/lib/text/normalise-unicode';
import { forgetAttempts, perAccount, refuseAttempt, type AttemptLimit } from './attempt-limits';

/** What every authenticator app supports (RFC 6238); SHA-1 is safe in an HMAC. */
const DIGITS = 6;
const PERIOD_S = 30;
const ALGORITHM = 'SHA1';
const SECRET_BYTES = 20;
/** Steps that a clock may be off. */
const DRIFT = 1;

const CODES = 10;
/** Without characters that are easily confused; 16 of 30 are 78 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const APP_CODE = new RegExp(`^\\d{${DIGITS}}$`);
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{16}$`);

/** Three codes of a million are right at a time: the daily limit keeps a month of guessing below one percent. */
const LIMITS: readonly AttemptLimit[] = [
  { name: 'second-factor', max: 5, minutes: 15 },
  { name: 'second-factor-day', max: 50, minutes: 24 * 60 },
];

const REQUIRED = refused('SECOND_FACTOR_REQUIRED', 'The code of the second factor is needed.', [
  { path: 'secondFactor', code: 'required' },
]);
const WRONG = refused('CODE_WRONG', 'The code is not right, has expired or was used already.', [{ path: 'secondFactor', code: 'wrong' }]);

const placeOf = (userId: string): Place => ({ column: 'second_factors.secret', row: [userId] });
const ofUser = (userId: string) => eq(secondFactors.userId, userId);
const isCode = (userId: string, hash: string) => and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash));
const isOn = (userId: string) => and(ofUser(userId), isNotNull(secondFactors.enabledAt));

export interface Enrolment {
  /** For typing, in base32. */
  secret: string;
  /** For the QR code. */
  uri: string;
}

/** A new secret, which replaces one that has not been proven yet. */
export async function enrol(tx: Pick<Orm, 'insert'>, { id, email }: User, keys: readonly string[], now: Date): Promise<Enrolment> {
  const secret = new Secret({ size: SECRET_BYTES });
  const stored = { secret: sealText(secret.base32, keys, placeOf(id)), lastStep: 0, createdAt: now, enabledAt: null };
  await tx
    .insert(secondFactors)
    .values({ userId: id, ...stored })
    .onConflictDoUpdate({ target: secondFactors.userId, set: stored });
  const { brand } = publicEnv;
  const uri = new TOTP({ issuer: brand, label: email, secret, algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S }).toString();
  return { secret: secret.base32, uri };
}

/** Since when it is on, and how many recovery codes are left; null: it is off. */
export async function secondFactorOf(tx: Pick<Orm, 'select'>, userId: string): Promise<{ since: Date; codesLeft: number } | null> {
  const [factor] = await tx.select({ since: secondFactors.enabledAt }).from(secondFactors).where(isOn(userId));
  if (!factor?.since) return null;
  const [left] = await tx.select({ value: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return { since: factor.since, codesLeft: left?.value ?? 0 };
}

/**
 * Ten codes for the day on which the device is lost. They are shown once; older ones end.
 * @returns in groups, for reading and typing
 */
export async function makeRecoveryCodes(tx: Pick<Orm, 'insert' | 'delete'>, userId: string): Promise<string[]> {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const codes = Array.from({ length: CODES }, () => Array.from({ length: 4 }, group).join('-'));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOfCode(userId, code) })));
  return codes;
}

export async function removeSecondFactor(tx: Pick<Orm, 'delete'>, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return (await tx.delete(secondFactors).where(ofUser(userId)).returning({ userId: secondFactors.userId })).length > 0;
}

/** The member as salt: 78 random bits need no slow hash. */
export const hashOfCode = (userId: string, typed: string): string =>
  createHash('sha256')
    .update(`second-factor:${userId}:${plain(typed)}`)
    .digest('hex');
const plain = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** A code that is right and not used yet: `spendCode` uses it up. */
export type ProvenCode = { by: 'app'; step: number } | { by: 'recovery-code'; hash: string };
type Asking = Pick<BackendContext, 'env' | 'wallClock' | 'log'>;

/** A code of the app, or a recovery code, that has not been used. In real time, as the app's. */
async function findCode(
  tx: Pick<Orm, 'select'>,
  userId: string,
  typed: string,
  { env, wallClock, log }: Asking,
): Promise<ProvenCode | null> {
  const code = plain(typed);
  if (RECOVERY_CODE.test(code)) {
    const hash = hashOfCode(userId, code);
    const known = await tx.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(isCode(userId, hash));
    return known.length > 0 ? { by: 'recovery-code', hash } : null;
  }
  if (!APP_CODE.test(code)) return null; // `validate` throws at other characters
  const [factor] = await tx.select().from(secondFactors).where(ofUser(userId));
  if (!factor) return null;
  const secret = openText(factor.secret, env.dataKeys, placeOf(userId));
  if (secret === null) {
    log.error({ table: 'second_factors' }, 'a secret could not be opened: DATA_KEY does not hold its key, or somebody has changed it');
    return null;
  }
  const timestamp = wallClock().getTime();
  const shape = { secret: Secret.fromBase32(secret), algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S };
  const off = TOTP.validate({ ...shape, token: code, timestamp, window: DRIFT });
  if (off === null) return null;
  const step = TOTP.counter({ period: PERIOD_S, timestamp }) + off;
  return step > factor.lastStep ? { by: 'app', step } : null;
}

/**
 * Counts the attempt, whose limits all questions for the second factor of an account share. Nothing is used up: what is refused for
 * another reason leaves the code to be used again.
 * @returns the refusal, or the code for `spendCode`
 */
export async function tryCode(context: BackendContext, userId: string, typed: string | undefined): Promise<Refusal | ProvenCode> {
  if (!typed) return REQUIRED;
  const limits = LIMITS.map((limit) => perAccount(limit, context.env.rateLimitFactor));
  for (const limit of limits) {
    const tooMany = await refuseAttempt(context, limit, userId);
    if (tooMany) return tooMany;
  }
  const found = await findCode(context.database.orm, userId, typed, context);
  if (found === null) return WRONG;
  for (const limit of limits) await forgetAttempts(context, limit, userId);
  return found;
}

/**
 * For those who have a second factor, beside the password or a mailed code.
 * @returns the refusal, or the code for `spendCode`, which is null for those who have none
 */
export async function requireSecondFactor(
  context: BackendContext,
  userId: string,
  typed: string | undefined,
): Promise<Refusal | ProvenCode | null> {
  return (await secondFactorOf(context.database.orm, userId)) === null ? null : tryCode(context, userId, typed);
}

export const isRefusal = (outcome: Refusal | ProvenCode | null): outcome is Refusal => outcome !== null && 'kind' in outcome;

/**
 * In the transaction of the confirmed action, after all else that may refuse it: of two uses at once one succeeds.
 * @returns why it is no longer valid, or null
 */
export async function spendCode(tx: Pick<Orm, 'update' | 'delete'>, userId: string, proven: ProvenCode | null): Promise<Refusal | null> {
  if (proven === null) return null;
  const used =
    proven.by === 'recovery-code'
      ? await tx.delete(recoveryCodes).where(isCode(userId, proven.hash)).returning({ userId: recoveryCodes.userId })
      : await tx
          .update(secondFactors)
          .set({ lastStep: proven.step })
          .where(and(ofUser(userId), lt(secondFactors.lastStep, proven.step)))
          .returning({ userId: secondFactors.userId });
  return used.length > 0 ? null : WRONG;
}

export const isWrongCode = (refusal: Refusal): boolean => refusal === WRONG;

/** Encrypts anew with the first key, as payout accounts are. @returns how many, and whose cannot be opened */
export async function resealSecrets(orm: Pick<Orm, 'select' | 'update'>, keys: readonly string[]) {
  const unreadable: string[] = [];
  let changed = 0;
  const rows = (await orm.select().from(secondFactors)).filter(({ secret }) => !isSealedByFirst(secret, keys));
  for (const { userId, secret } of rows) {
    const opened = openText(secret, keys, placeOf(userId));
    if (opened === null) unreadable.push(userId);
    else {
      const isOurs = and(ofUser(userId), eq(secondFactors.secret, secret));
      await orm
        .update(secondFactors)
        .set({ secret: sealText(opened, keys, placeOf(userId)) })
        .where(isOurs);
      changed += 1;
    }
  }
  return { changed, unreadable };
}
