import { createServer } from 'node:net';
import { portHolder } from './port-holder';
import { StartError } from './start-error';

/** Both loopback families: `localhost` may mean either. */
const LOOPBACK = ['127.0.0.1', '::1'];

export async function isPortFree(port: number, host: string | null = null): Promise<boolean> {
  for (const address of host === null ? LOOPBACK : [...LOOPBACK, host]) {
    if (!(await canListen(port, address))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A missing family or address is no conflict; a privileged port is (EACCES).
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @throws StartError with one sentence that names the variable, the port and, if known, the process */
export async function requireFreePort(variable: 'PORT' | 'BACKEND_PORT', port: number, host: string | null): Promise<void> {
  if (!(await isPortFree(port, host))) throw new StartError(portTakenSentence(variable, port));
}

export function portTakenSentence(variable: 'PORT' | 'BACKEND_PORT', port: number): string {
  const holder = portHolder(port);
  const by = holder === null ? 'is taken by another process' : `is taken by process ${holder.pid} (${holder.command})`;
  return `${variable} ${port} ${by}: stop that, or choose another one, as in ${variable}=${port + 1} npm start.`;
}

/** The first free pair from the defaults upwards; the two stay 1000 apart. */
export async function freePortPair(first: { port: number; backendPort: number }): Promise<{ port: number; backendPort: number }> {
  for (let step = 0; step < 100; step += 1) {
    const pair = { port: first.port + step, backendPort: first.backendPort + step };
    if ((await isPortFree(pair.port)) && (await isPortFree(pair.backendPort))) return pair;
  }
  throw new StartError(`No free pair of ports between ${first.port} and ${first.port + 99}.`);
}
