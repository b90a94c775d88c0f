import { createServer, type AddressInfo } from 'node:net';

/** A currently free port, chosen by the system. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo; // a TCP server that listens has one
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
