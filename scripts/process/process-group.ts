import { startProcess, type ProcessEnd, type ProcessSpec, type SupervisedProcess } from './supervised-process';

/** The processes of one run, started and stopped together. */
export interface ProcessGroup {
  /** @throws StoppedError once the group is being stopped */
  start(spec: ProcessSpec): SupervisedProcess;
  /** Stops all, the last started first; each finishes its work, within `graceMs` in total. */
  stop(graceMs?: number): Promise<void>;
  readonly isStopping: () => boolean;
}

/** The run was stopped while it was still starting. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

const GRACE_MS = 10_000;
/** Even if the site has used up the time, the backend gets a moment to close its database. */
const MIN_GRACE_MS = 1_000;

export function createProcessGroup(): ProcessGroup {
  const members: SupervisedProcess[] = [];
  let stopping: Promise<void> | null = null;

  async function stopAll(graceMs: number): Promise<void> {
    const deadline = Date.now() + graceMs;
    for (const member of [...members].reverse()) {
      // Reserves the minimum for each of those started earlier.
      const others = members.indexOf(member) * MIN_GRACE_MS;
      await member.stop(Math.max(MIN_GRACE_MS, deadline - Date.now() - others));
    }
  }

  return {
    start(spec) {
      if (stopping) throw new StoppedError('The run is being stopped.');
      const member = startProcess(spec);
      members.push(member);
      return member;
    },
    stop(graceMs = GRACE_MS) {
      stopping ??= stopAll(graceMs);
      return stopping;
    },
    isStopping: () => stopping !== null,
  };
}

/** One sentence and the last log lines of a process that ended unexpectedly. */
export function describeEnd(end: ProcessEnd): string {
  const how = end.signal ? `was ended by ${end.signal}` : `ended with code ${end.code ?? 'unknown'}`;
  const log = end.lastLines.map((line) => `    ${line}`).join('\n');
  return log === '' ? `${end.name} ${how}.` : `${end.name} ${how}. Its last lines:\n${log}`;
}
