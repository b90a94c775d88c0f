const AT_MOST_A_MINUTE = 20;
const TIMEOUT_MS = 3_000;

export type ReportFault = (line: object) => void;

/**
 * Hands each fault of ours to the address of the configuration, as the JSON that the log holds: no values of requests, only
 * ids, routes and places in the code. It never waits for the service and never fails; in a storm it says the first of each minute.
 */
export function createFaultReport(url: string, service: 'backend' | 'web', now: () => number = Date.now): ReportFault {
  if (url === '') return () => undefined;
  let minute = 0;
  let sent = 0;
  return (line) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, sent] = [current, 0];
    if ((sent += 1) > AT_MOST_A_MINUTE) return;
    void fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ service, at: new Date(now()).toISOString(), ...line }), signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined);
  };
}

const MOST_FRAMES = 8;

/** Where in the code an error arose. */
export function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => line.trimStart().startsWith('at ')).slice(0, MOST_FRAMES);
}
