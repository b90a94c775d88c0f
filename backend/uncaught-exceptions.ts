import { withoutValues, type ReportFault } from '@/lib/fault-report';

/**
 * Ends the process on an uncaught exception or rejection, with one log line like those of requests, and reports it. Node would print the
 * error's message, which may hold values. Acknowledged data is in the database; the supervisor restarts the process.
 */
export function exitOnUncaughtException(reportFault: ReportFault): void {
  let isEnding = false;
  process.on('uncaughtException', (error) => {
    if (isEnding) return;
    isEnding = true;
    const line = { level: 60, time: Date.now(), msg: 'ended by an uncaught exception', err: withoutValues(error) };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    void reportFault(line).finally(() => process.exit(1));
  });
}
