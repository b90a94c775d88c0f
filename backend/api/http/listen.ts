import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';

type Place = Pick<BackendEnv, 'host' | 'port'>;

/**
 * Fails early, before a database is opened.
 * @throws StartError when the port is taken or not permitted
 */
export async function refuseTakenPort({ host, port }: Place): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen({ host, port }, resolve));
  } catch (error) {
    throw explained(error, { host, port });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Opens the port and returns the base address.
 * @throws StartError when the port is taken or not permitted
 */
export async function listenOn(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    throw explained(error, { host, port });
  }
  const bound = app.server.address() as AddressInfo; // a TCP server that listens has one
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}

function explained(error: unknown, { host, port }: Place): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken by another program; set BACKEND_PORT to a free one.`, { cause: error });
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user; set BACKEND_PORT to one above 1023.`, { cause: error });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST names no address of this machine: ${host}.`, { cause: error });
    default:
      return error;
  }
}
