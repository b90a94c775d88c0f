interface Dated {
  year: number;
  date: string;
}

/** Newest first. */
export function newestFirst<Item extends { date: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => other.date.localeCompare(one.date));
}

/** The years in which something appeared, newest first. */
export function pressYears(items: readonly Dated[]): number[] {
  return [...new Set(items.map(({ year }) => year))].sort((one, other) => other - one);
}

/** @param year from the address; a year that is not in the list shows everything */
export function itemsOfYear<Item extends Dated>(items: readonly Item[], year: string | null): Item[] {
  return pressYears(items).some((known) => String(known) === year) ? items.filter((item) => String(item.year) === year) : [...items];
}
