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
