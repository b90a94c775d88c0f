import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Variables } from '../product/environment';
import { createLogTail } from './log-tail';

const END_WITH_PARENT = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));

export interface ProcessSpec {
  /** Name in error messages: `The backend`. */
  name: string;
  /** Arguments of `node`; the script's path first. */
  args: readonly string[];
  cwd: string;
  env: Variables;
  /** File of its output; null keeps only the end, in memory. */
  logFile: string | null;
  onLine?: (line: string) => void;
}

export interface ProcessEnd {
  name: string;
  code: number | null;
  signal: NodeJS.Signals | null;
  lastLines: string[];
}

export interface SupervisedProcess {
  readonly name: string;
  readonly pid: number | undefined;
  /** Settles once, when the process is gone; never rejects. */
  readonly ended: Promise<ProcessEnd>;
  readonly hasEnded: () => boolean;
  /** Stops the whole group, and kills it after `graceMs`. Settles when the process is gone. */
  stop(graceMs: number): Promise<void>;
}

const OBITUARY_LINES = 20;
const LATE_OUTPUT_MS = 500;

/** Starts `node` in its own process group, so that Ctrl-C in the terminal only reaches the start script. */
export function startProcess(spec: ProcessSpec): SupervisedProcess {
  const log = createLogTail(spec.logFile, spec.onLine);
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...spec.args], {
    cwd: spec.cwd,
    env: { ...(spec.env as NodeJS.ProcessEnv), SUPERVISOR_PID: String(process.pid) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk: string) => log.write(chunk));
  }

  let isGone = false;
  const ended = new Promise<ProcessEnd>((resolve) => {
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      if (isGone) return;
      isGone = true;
      log.close();
      resolve({ name: spec.name, code, signal, lastLines: log.lastLines(OBITUARY_LINES) });
    };
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      finish(null, null);
    });
    child.once('close', finish);
    // A surviving grandchild keeps the pipes open: do not wait for it for ever.
    child.once('exit', (code, signal) => setTimeout(finish, LATE_OUTPUT_MS, code, signal));
  });

  return {
    name: spec.name,
    pid: child.pid,
    ended,
    hasEnded: () => isGone,
    async stop(graceMs) {
      if (isGone) return;
      signalGroup(child, 'SIGTERM');
      const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
      // Grandchildren may have ignored the first signal.
      signalGroup(child, 'SIGKILL');
    },
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // ESRCH: the group is empty.
  }
}
