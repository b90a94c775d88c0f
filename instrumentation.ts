import { serverEnv } from '@/lib/config/server-env';
import { errorReference } from '@/lib/error-reference';
import { createFaultReport, type ReportFault } from '@/lib/fault-report';

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

/** Next calls this for every fault while a request is answered: the log line carries what the visitor is shown, and goes where faults are gathered. */
export function onRequestError(error: unknown, request: { path: string; method: string }): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const line = { level: 50, time: Date.now(), service: 'web', reference: errorReference(request.path, new Date()), method: request.method, path: request.path.split('?')[0], error: name, msg: message };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  report ??= createFaultReport(serverEnv().errorReportUrl, 'web');
  report(line);
}
