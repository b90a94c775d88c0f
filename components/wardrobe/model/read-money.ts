import type { Currency } from '@/lib/config/regions';
import { latinDigits } from '@/lib/text/normalise-unicode';

const MINOR_UNITS = 100;

/** `HK$`, `$`, `HKD` or `港幣` before or behind it. */
const NAMED: Record<Currency, RegExp> = {
  HKD: /^(?:HK\s?\$|HKD|\$|港幣|港币|港元)|(?:HKD|港元|元)$/i,
  SGD: /^(?:SG?\s?\$|SGD|\$|新幣|新币|新元)|(?:SGD|新元|元)$/i,
};
const WHOLE_OR_GROUPED = /^(\d{1,9}|\d{1,3}(?:[,' ]\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/**
 * An amount as people type it or copy it from a page: `4171`, `4,171`, `HK$4,171.50`, full width. Minor units; null where it is none, or of
 * another currency. A comma only parts thousands: `4,17` is a slip and no price.
 */
export function readMoney(text: string, currency: Currency): number | null {
  const bare = latinDigits(text).trim().replace(NAMED[currency], '').replace(NAMED[currency], '').trim();
  const [, whole = '', cents = ''] = WHOLE_OR_GROUPED.exec(bare) ?? [];
  return whole === '' ? null : Number(whole.replace(/\D/g, '')) * MINOR_UNITS + Number(cents.padEnd(2, '0'));
}
