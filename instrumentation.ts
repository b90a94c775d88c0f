import { errorReference } from '@/lib/error-reference';
import { framesOf, withoutValues } from '@/lib/fault-report';
import { reportSiteFault } from '@/lib/site/report-site-fault';

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  // In development, too, the edge has no node: modules, and a `return` above them hides nothing.
  // oxlint-disable-next-line no-restricted-properties -- the bundler reads exactly this form
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { filterRequests } = await import('@/services/request-filter/filter-requests');
    filterRequests();
    // Next decides what becomes of the process; this only sees to it that somebody hears of it.
    const note = (error: unknown) => reportSiteFault(60, { msg: 'what nobody caught', err: withoutValues(error) });
    process.on('uncaughtExceptionMonitor', note);
    // Next listens to these itself, and they never become exceptions.
    process.on('unhandledRejection', note);
  }
}

/**
 * Next calls this for every fault while a request is answered: what is noted names what the visitor is shown. An error's
 * words and a path as sent may hold what is personal: its kind, places in the code and the route's pattern are enough to find it.
 */
export function onRequestError(error: unknown, request: { path: string; method: string }, { routePath }: { routePath: string }): void {
  const name = error instanceof Error ? error.name : 'Error';
  const frames = error instanceof Error ? framesOf(error) : [];
  reportSiteFault(50, {
    reference: errorReference(request.path, new Date()),
    method: request.method,
    route: routePath,
    error: name,
    frames,
  });
}
