/**
 * Name of a country in a language: `HK` is Hong Kong, 香港.
 * @param country ISO 3166
 * @param language BCP 47
 */
export function countryName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}
