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

interface Article {
  slug: string;
  topic: string;
  publishedAt: string;
}

/** Newest first; articles of one day are in a stable order. */
export function latestArticles<Item extends Article>(articles: readonly Item[]): Item[] {
  return [...articles].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt) || one.slug.localeCompare(other.slug));
}

/** Other articles to read next: the same topic first, then the newest. */
export function relatedArticles<Item extends Article>(articles: readonly Item[], current: Article, count: number): Item[] {
  const others = latestArticles(articles).filter(({ slug }) => slug !== current.slug);
  return [...others.filter(({ topic }) => topic === current.topic), ...others.filter(({ topic }) => topic !== current.topic)].slice(
    0,
    count,
  );
}
