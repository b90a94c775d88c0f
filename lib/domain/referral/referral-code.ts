import { DAY_MS } from '@/lib/calendar-days';
import { tidyCode } from '@/lib/domain/shared/typed-code';

/** As the programme's page says. */
const KEPT_MS = 30 * DAY_MS;
/** The newest, and fallbacks in case the server does not know it. */
const MOST = 3;
const CODE = /^[A-Za-z0-9_-]{3,64}$/;

/** The code of `?ref=` in comparable form; null for a missing or invalid one. */
export function readReferralCode(search: string): string | null {
  const code = tidyCode(new URLSearchParams(search).get('ref') ?? '');
  return CODE.test(code) ? code : null;
}

/** The active code: the newest of the last thirty days that the server has not rejected. The stored value may be invalid. */
export function keptReferralCode(stored: string | null, now: number): string | null {
  return entriesOf(stored).find(({ at }) => at <= now && now - at < KEPT_MS)?.code ?? null;
}

export function withReferralCode(stored: string | null, code: string, now: number): string {
  return written([{ code, at: now }, ...entriesOf(stored).filter((entry) => entry.code !== code)]);
}

/** Removes a code that the server rejected; the one before it becomes active. Null: nothing is left. */
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
