import { serverEnv } from '@/lib/config/server-env';
import { createFaultReport, type ReportFault } from '@/lib/fault-report';

const REPORT = Symbol.for('site-fault.report');
/** The bundler includes this module twice, for pages and for instrumentation, so the shared state is on the process. */
const ofProcess = globalThis as { [REPORT]?: ReportFault };

/** Logs a fault of the site's server and reports it; the rate limit is shared by the whole process. */
export function reportSiteFault(level: 40 | 50 | 60, fault: object): void {
  const line = { level, time: Date.now(), service: 'web', ...fault };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  const report = (ofProcess[REPORT] ??= createFaultReport(serverEnv().errorReportUrl, 'web'));
  void report(line);
}

/** A fault that an editor has to fix; the page works without it. */
export interface ContentFault {
  kind: string;
  slug: string;
  locale: string;
  fault: 'coverPicture' | 'picture in the text';
}

const noted = new Set<string>();

/** Logged once per process, because pages are regenerated every minute. */
export function noteContentFault({ kind, slug, locale, fault }: ContentFault): void {
  const key = [kind, slug, locale, fault].join(' ');
  if (noted.has(key)) return;
  noted.add(key);
  reportSiteFault(40, { error: 'ContentFault', kind, slug, locale, fault });
}
