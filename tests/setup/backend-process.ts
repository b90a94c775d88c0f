import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { productCommands } from '@/scripts/product/commands';

export interface BackendProcess {
  child: ChildProcess;
  url: string;
  /** Complete output. */
  output(): string;
  exited: Promise<number | null>;
}

/**
 * The real process; resolves when it listens or has ended.
 * @param through a wrapper program that execs it
 */
export async function startBackendProcess(variables: Record<string, string>, through: readonly string[] = []): Promise<BackendProcess> {
  return whenListening(beginBackendProcess(variables, through));
}

/** The same without waiting. */
export function beginBackendProcess(variables: Record<string, string>, through: readonly string[] = []): ChildProcess {
  return spawnBackend(productCommands({ port: 0, host: null }, 'production').backend, variables, 'ignore', through);
}

/** A process that has loaded all modules but touches no data until it is told to start: a quick replacement after a kill. */
export function standbyBackend(variables: Record<string, string>): { begin: () => Promise<BackendProcess>; end: () => void } {
  const child = spawnBackend(['--import', 'tsx', 'tests/setup/backend-on-standby.ts'], variables, 'ipc');
  return {
    begin: () => {
      child.send('begin');
      return whenListening(child);
    },
    end: () => void child.kill('SIGKILL'),
  };
}

function spawnBackend(
  entry: readonly string[],
  variables: Record<string, string>,
  channel: 'ipc' | 'ignore',
  through: readonly string[] = [],
): ChildProcess {
  const [program = process.execPath, ...args] = [...through, process.execPath, ...entry];
  return spawn(program, args, {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, BACKEND_PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_FACTOR: '50', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', channel],
  });
}

async function whenListening(child: ChildProcess): Promise<BackendProcess> {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /listening on (http:\/\/[\d.:]+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    void exited.then(() => resolve(''));
  });
  return { child, url, output: () => text, exited };
}

export async function endProcess({ child, exited }: BackendProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exited;
}

export function subscribe(url: string, emailAddress: string): Promise<Response> {
  return fetch(`${url}/newsletter/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress }),
    signal: AbortSignal.timeout(20_000),
  });
}
