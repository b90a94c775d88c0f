import { serverEnv } from '@/lib/config/server-env';
import { errorReference } from '@/lib/error-reference';
import { createFaultReport, framesOf, type ReportFault } from '@/lib/fault-report';

let report: ReportFault | undefined;

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  // In development, too, the edge has no node: modules, and a `return` above them hides nothing.
  // eslint-disable-next-line no-restricted-syntax -- the bundler reads exactly this form
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { forgetForwardedAddress } = await import('@/services/geolocation/forget-forwarded-address');
    forgetForwardedAddress();
  }
}

/**
 * Next calls this for every fault while a request is answered: the log line carries what the visitor is shown, and goes
 * where faults are gathered. An error's words and a path as sent may hold what is personal: its kind, places in the code
 * and the route's pattern are enough to find it.
 */
export function onRequestError(error: unknown, request: { path: string; method: string }, { routePath }: { routePath: string }): void {
  const name = error instanceof Error ? error.name : 'Error';
  const frames = error instanceof Error ? framesOf(error) : [];
  const line = { level: 50, time: Date.now(), service: 'web', reference: errorReference(request.path, new Date()), method: request.method, route: routePath, error: name, frames };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  report ??= createFaultReport(serverEnv().errorReportUrl, 'web');
  report(line);
}
