const AT_MOST_A_MINUTE = 20;
const TIMEOUT_MS = 3_000;

/** Resolves when the fault was reported or the report failed, at the latest after `TIMEOUT_MS`. */
export type ReportFault = (line: object) => Promise<void>;

/**
 * Reports each fault as the JSON of its log line to the configured address: only ids, routes and code locations, no request values. It
 * never throws and need not be awaited; reports are limited per minute.
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

/** Code locations of an error. */
export function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, MAX_FRAMES);
}

/** The reportable part of an error. A query's error carries its parameters, which may be personal; name, code and locations are enough. */
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
