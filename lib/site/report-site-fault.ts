import { serverEnv } from '@/lib/config/server-env';
import { createFaultReport, type ReportFault } from '@/lib/fault-report';

const REPORT = Symbol.for('site-fault.report');
/** The bundler makes this file once for the pages and once more for instrumentation: only the process has one of it. */
const ofProcess = globalThis as { [REPORT]?: ReportFault };

/** A fault of the site's server, into the log and to where faults are gathered; all of a process share one limit a minute. */
export function reportSiteFault(level: 40 | 50 | 60, fault: object): void {
  const line = { level, time: Date.now(), service: 'web', ...fault };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  const report = (ofProcess[REPORT] ??= createFaultReport(serverEnv().errorReportUrl, 'web'));
  void report(line);
}
