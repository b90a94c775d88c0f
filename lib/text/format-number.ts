/** A whole number as the language groups its digits: 10,000 pieces. */
export function formatNumber(value: number, localeTag: string): string {
  return new Intl.NumberFormat(localeTag).format(value);
}
