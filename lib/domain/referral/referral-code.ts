import { DAY_MS } from '@/lib/calendar-days';
import { tidyCode } from '@/lib/domain/shared/typed-code';

/**
 * Where the codes of friends' links are kept until an order uses one: `CODE:time` with spaces between, the newest first.
 * `ReferralGate` writes it on whichever page a visitor lands.
 */
export const REFERRAL_STORAGE_KEY = 'referralCode';

/** As the programme's page promises. */
const KEPT_MS = 30 * DAY_MS;
/** The newest, and what it would fall back to if the server does not know it. */
const MOST = 3;
const CODE = /^[A-Za-z0-9_-]{3,64}$/;

/** The code of `?ref=`, as the server compares it; null for none and for anything that cannot be one. */
export function readReferralCode(search: string): string | null {
  const code = tidyCode(new URLSearchParams(search).get('ref') ?? '');
  return CODE.test(code) ? code : null;
}

/** The code that counts: the latest that nobody has called invalid, for thirty days. What stands in storage may be anybody's. */
export function keptReferralCode(stored: string | null, now: number): string | null {
  return entriesOf(stored).find(({ at }) => at <= now && now - at < KEPT_MS)?.code ?? null;
}

export function withReferralCode(stored: string | null, code: string, now: number): string {
  return written([{ code, at: now }, ...entriesOf(stored).filter((entry) => entry.code !== code)]);
}

/** The server does not know it: the one before it counts again. Null: nothing is left to keep. */
export function withoutReferralCode(stored: string | null, code: string): string | null {
  return written(entriesOf(stored).filter((entry) => entry.code !== code)) || null;
}

interface Entry {
  code: string;
  at: number;
}

function entriesOf(stored: string | null): Entry[] {
  return (
    stored?.split(' ').flatMap((entry) => {
      const [, written = '', at] = /^([^&]*):(\d{1,15})$/.exec(entry) ?? [];
      const code = readReferralCode(`?ref=${written}`);
      return code === null ? [] : [{ code, at: Number(at) }];
    }) ?? []
  );
}

const written = (entries: readonly Entry[]): string =>
  entries
    .slice(0, MOST)
    .map(({ code, at }) => `${code}:${at}`)
    .join(' ');
