import { useRouter } from 'next/router';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

/**
 * Path and query of this page without locale prefix. The first render says only the route's path:
 * the static page knows no query, and the browser must agree with it. The router's `isReady` comes too late:
 * a language chosen before it would lose the query.
 */
export function useCurrentPath({ route }: ShellProps): string {
  const { asPath } = useRouter();
  const isHydrated = useIsHydrated();
  const staticPath = route ? ROUTES[route].path : '/';
  return isHydrated ? (asPath.split('#')[0] ?? staticPath) : staticPath;
}
