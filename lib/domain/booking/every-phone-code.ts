import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { PHONE_CODES } from '@/lib/domain/shared/phone-codes';
import { withRemark } from '@/lib/text/join-words';

/**
 * Every calling region of the world with its code, by its name in the reader's language; as large as the numbering plans.
 * @param listed codes that the list has already, each for the country in `PHONE_CODES`
 */
export function everyPhoneCode(localeTag: string, listed: readonly string[]): { code: string; region: string; label: string }[] {
  const names = new Intl.DisplayNames(localeTag, { type: 'region', style: 'short' });
  const { compare } = new Intl.Collator(localeTag);
  const known = new Set<string>(PHONE_CODES.flatMap(([code, region]) => (listed.includes(code) ? [region] : [])));
  return getCountries()
    .filter((region) => !known.has(region))
    .map((region) => ({ region, code: `+${getCountryCallingCode(region)}`, name: names.of(region) ?? region }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ region, code, name }) => ({ region, code, label: withRemark(localeTag, name, code) }));
}
