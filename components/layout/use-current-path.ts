import { useRouter } from 'next/router';
import { staticPathOf } from '@/lib/domain/shared/path-in-shell';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

/**
 * Path and query of this page without locale prefix. The first render says only what the page's props say:
 * the static page knows no visitor's query, and the browser must agree with it.
 */
export function useCurrentPath(shell: ShellProps): string {
  const { asPath } = useRouter();
  const isHydrated = useIsHydrated();
  const staticPath = staticPathOf(shell);
  return isHydrated ? (asPath.split('#')[0] ?? staticPath) : staticPath;
}
