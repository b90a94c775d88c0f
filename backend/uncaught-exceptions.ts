import { withoutValues, type ReportFault } from '@/lib/fault-report';

/**
 * Has the process end at what nobody caught, a rejection among it, with one line like those of requests, told to where faults are
 * gathered. Node would print the error's own words, which may hold values. What was acknowledged is in the database; whoever
 * started the process starts it again.
 */
export function exitOnUncaughtException(reportFault: ReportFault): void {
  let isEnding = false;
  process.on('uncaughtException', (error) => {
    if (isEnding) return;
    isEnding = true;
    const line = { level: 60, time: Date.now(), msg: 'ended by a fault that nobody caught', err: withoutValues(error) };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    void reportFault(line).finally(() => process.exit(1));
  });
}
