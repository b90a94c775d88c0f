import { execFileSync } from 'node:child_process';

/** PostgreSQL and PgBouncer refuse to run as root: Debian has a user for them. Null if not root. */
export function servingUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
