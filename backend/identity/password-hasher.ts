import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { refused } from '@/backend/http/answer';
import { RefusalError } from '@/backend/http/refusal-error';

/** OWASP's second choice of argon2id parameters: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;
/** Each takes a core and 19 MiB for some tens of milliseconds; the rest of the service has to keep its share. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 200;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `stored` null (no such account, or one without password) costs as much as a wrong password. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Whether it was made in another way than today's: whoever has just shown the password gets a new one. */
  isOutdated(stored: string): boolean;
}

/** @throws RefusalError UNAVAILABLE (from its calls) when too many wait already */
export function createPasswordHasher(): PasswordHasher {
  const queue = boundedQueue(AT_ONCE, WAITING_AT_MOST);
  let nobody: Promise<string> | null = null;
  return {
    hash: (password) => queue(() => hash(comparable(password), OPTIONS)),
    async verify(stored, password) {
      nobody ??= hash('nobody has this password', OPTIONS);
      const against = stored ?? (await nobody);
      const isRight = await queue(() => verify(against, comparable(password)));
      return isRight && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(PREFIX),
  };
}

/** The same characters typed on two systems can differ in code points. */
const comparable = (password: string): string => password.normalize('NFKC');

function boundedQueue(atOnce: number, waitingAtMost: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new RefusalError(refused('UNAVAILABLE', 'Too many people sign in at this moment; try again shortly.'));
      // Whoever ends hands its place over, so that nobody who comes later takes it.
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
