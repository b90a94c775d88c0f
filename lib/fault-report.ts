const AT_MOST_A_MINUTE = 20;
const TIMEOUT_MS = 3_000;

/** Resolves when the fault was told or given up, at the latest after `TIMEOUT_MS`. */
export type ReportFault = (line: object) => Promise<void>;

/**
 * Hands each fault of ours to the address of the configuration, as the JSON that the log holds: no values of requests, only
 * ids, routes and places in the code. It never fails, and nobody has to wait for it; in a storm it says the first of each minute.
 */
export function createFaultReport(url: string, service: 'backend' | 'web', now: () => number = Date.now): ReportFault {
  if (url === '') return async () => undefined;
  let minute = 0;
  let sent = 0;
  return async (line) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, sent] = [current, 0];
    if ((sent += 1) > AT_MOST_A_MINUTE) return;
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service, at: new Date(now()).toISOString(), ...line }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined);
  };
}

const MAX_FRAMES = 8;

/** Where in the code an error arose. */
export function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, MAX_FRAMES);
}

/** What may be told of an error. A query's error carries its parameters, which may be personal; name, code and places are enough. */
export function withoutValues(error: unknown): { type: string; code?: unknown; frames?: string[] } {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const root = error.cause instanceof Error ? error.cause : error;
  return {
    type: error.name,
    code: code ?? (root as { code?: unknown }).code,
    frames: framesOf(error),
  };
}
