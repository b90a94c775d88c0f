/**
 * Name of a country in a language: `HK` is Hong Kong, 香港.
 * @param country ISO 3166
 * @param language BCP 47
 */
export function countryName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}

const HAN = /^\p{Script=Han}+$/u;

/** Display name of a person: Chinese names without a space and with the family name first, others as given. */
export function personName({ firstName = '', lastName = '' }: { firstName?: string | undefined; lastName?: string | undefined }): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  return HAN.test(given) && HAN.test(family) ? `${family}${given}` : [given, family].filter(Boolean).join(' ');
}
