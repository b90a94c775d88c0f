/** `820 KB`, `2.4 MB`: as people say it, in thousands. */
export function formatBytes(bytes: number, localeTag: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(localeTag, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}

/** A whole number as the language groups its digits: 10,000 pieces. */
export function formatNumber(value: number, localeTag: string): string {
  return new Intl.NumberFormat(localeTag).format(value);
}
