import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server of the system's that lives as long as this process. */
export interface ManagedServer {
  pid: number;
  /** As an operator does it. */
  stop(): Promise<void>;
  /** Without warning. */
  kill(): Promise<void>;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** A signal that nobody listens to ends a process without its `exit`, and what it has started would stay. */
const leave = () => process.exit(1);

export function manageChild(child: ChildProcess, stopSignal: NodeJS.Signals): ManagedServer {
  const exited = once(child, 'exit');
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  for (const signal of SIGNALS) if (!process.listeners(signal).includes(leave)) process.on(signal, leave);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithUs);
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return { pid: child.pid ?? 0, stop: () => end(stopSignal), kill: () => end('SIGKILL') };
}
