/** Whether a `Host` header is on the allow-list. Entries are host names without port; `*.example.com` matches every subdomain. */
export function isAllowedHost(host: string | null, allowed: readonly string[]): boolean {
  const name = hostName(host ?? '');
  if (name === null) return false;
  return allowed.some((entry) =>
    entry.startsWith('*.') ? name.endsWith(entry.slice(1)) && name.length > entry.length - 1 : name === entry,
  );
}

/** The lower-case host name of a `Host` header without its port; null if invalid. */
function hostName(host: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.exec(host);
  return match?.[1]?.toLowerCase() ?? null;
}
