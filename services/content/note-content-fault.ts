import { serverEnv } from '@/lib/config/server-env';
import { createFaultReport, type ReportFault } from '@/lib/fault-report';

/** What an editor has to mend; the page is whole without it. */
export interface ContentFault {
  kind: string;
  slug: string;
  locale: string;
  fault: 'coverPicture' | 'picture in the text';
}

const noted = new Set<string>();
let report: ReportFault | undefined;

/** Into the log and to where faults are gathered, once a process: pages are made again every minute. */
export function noteContentFault({ kind, slug, locale, fault }: ContentFault): void {
  const key = [kind, slug, locale, fault].join(' ');
  if (noted.has(key)) return;
  noted.add(key);
  const line = { level: 40, time: Date.now(), service: 'web', error: 'ContentFault', kind, slug, locale, fault };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  report ??= createFaultReport(serverEnv().errorReportUrl, 'web');
  report(line);
}
