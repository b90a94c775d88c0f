interface Router {
  pathname: string;
  query: Record<string, unknown>;
}

/** The `asPath` of a mock router. */
export function asPathOf({ pathname, query }: Router): string {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
