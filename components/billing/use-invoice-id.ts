import { useRouter } from 'next/router';
import { ROUTES } from '@/lib/config/routes';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

/** The id in `/billings/{id}`: all invoices are one static page, which learns its id in the browser. Null until then. */
export function useInvoiceId(): string | null {
  const { asPath, isReady } = useRouter();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isReady) return null;
  const [path = ''] = asPath.split(/[?#]/);
  const id = path.slice(ROUTES.billings.path.length + 1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // A broken escape is no id of ours: the server says that there is none.
  }
}
