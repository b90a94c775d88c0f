import { and, eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { hash, verify, type Algorithm } from '@node-rs/argon2';
import type { Orm } from '@/backend/api/db/database';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { passwordText } from '@/lib/domain/account/password-problem';

/** OWASP's second choice of argon2id parameters: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;
/** Each takes a core and 19 MiB for some tens of milliseconds; the limit leaves capacity for the rest. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 200;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `stored` null (no account, or no password) takes as long as a wrong password. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Whether its parameters are outdated: it is rehashed at the next successful login. */
  isOutdated(stored: string): boolean;
}

/**
 * @param peppers server secrets mixed into the hashes, without which stolen hashes cannot be attacked: the first is used for new hashes,
 * the others only verify; an empty first one hashes without pepper
 * @throws RefusalError UNAVAILABLE (from its calls) when too many are queued
 */
export function createPasswordHasher(peppers: readonly string[] = []): PasswordHasher {
  const queue = boundedQueue(AT_ONCE, WAITING_AT_MOST);
  const mark = peppers[0] ? markOf(peppers[0]) : '';
  const make = async (password: string) => `${mark}${await hash(passwordText(password), { ...OPTIONS, ...secretOf(peppers[0]) })}`;
  let nobody: Promise<string> | null = null;
  return {
    hash: (password) => queue(() => make(password)),
    async verify(stored, password) {
      nobody ??= make('nobody has this password');
      const { hashed, pepper } = parted(stored ?? (await nobody), peppers);
      const isRight = await queue(() => verify(hashed, passwordText(password), secretOf(pepper)));
      return isRight && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(`${mark}${PREFIX}`),
  };
}

/** Prefix of the stored hash that identifies its pepper, without revealing it. */
const markOf = (pepper: string): string => `pepper:${createHmac('sha256', pepper).update('mark').digest('base64url').slice(0, 8)}:`;
const secretOf = (pepper: string | undefined) => (pepper ? { secret: Buffer.from(pepper) } : {});

/** @throws Error if the pepper is no longer configured: every correct password would be rejected */
function parted(stored: string, peppers: readonly string[]): { hashed: string; pepper: string | undefined } {
  if (stored.startsWith('$')) return { hashed: stored, pepper: undefined };
  const pepper = peppers.find((one) => one !== '' && stored.startsWith(markOf(one)));
  if (pepper === undefined) throw new Error('A password was hashed with a secret that PASSWORD_PEPPER does not hold');
  return { hashed: stored.slice(markOf(pepper).length), pepper };
}

function boundedQueue(atOnce: number, waitingAtMost: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) {
        throw new RefusalError(refused('UNAVAILABLE', 'Too many people sign in at this moment; try again shortly.'));
      }
      // A finished job hands its slot over directly, so that later calls cannot overtake.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

type Credential = typeof passwordCredentials.$inferSelect;

/** @returns what the password was found right by, for the two below; null where it is not the account's, or the account has none */
export async function verifyPassword(
  orm: Pick<Orm, 'select'>,
  passwords: Pick<PasswordHasher, 'verify'>,
  userId: string,
  password: string,
): Promise<Credential | null> {
  const [credential] = await orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, userId));
  return credential && (await passwords.verify(credential.hash, password)) ? credential : null;
}

/**
 * Whether what a password was verified against is still what the account has, until the caller's transaction ends. A password
 * takes a while to verify; whoever sets another one meanwhile ends the sessions that there are, and must not leave this one over.
 */
export async function isPasswordUnchanged(tx: Pick<Orm, 'select'>, userId: string, hash: string): Promise<boolean> {
  const [stands] = await tx
    .select({ userId: passwordCredentials.userId })
    .from(passwordCredentials)
    .where(sameAs(userId, hash))
    .for('share');
  return stands !== undefined;
}

/** @returns whether it was still the one that had been verified */
export async function replacePassword(
  tx: Pick<Orm, 'update'>,
  userId: string,
  verified: string,
  next: { hash: string; changedAt?: Date },
): Promise<boolean> {
  const replaced = await tx
    .update(passwordCredentials)
    .set(next)
    .where(sameAs(userId, verified))
    .returning({ userId: passwordCredentials.userId });
  return replaced.length > 0;
}

const sameAs = (userId: string, hash: string) => and(eq(passwordCredentials.userId, userId), eq(passwordCredentials.hash, hash));
