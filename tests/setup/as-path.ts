interface Router {
  pathname: string;
  query: Record<string, unknown>;
}

/** The address of a stand-in router, as the real one would give it. */
export function asPathOf({ pathname, query }: Router): string {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
