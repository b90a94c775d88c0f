import { createServer, connect, type Socket, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface CuttingProxy {
  readonly port: number;
  /** Ends every connection without a word, as a lost network does; new ones are let through. */
  cut(): void;
}

/** A wire between a client and the twin that can be cut. */
export async function startProxy(target: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.resetAndDestroy());
  onTestFinished(async () => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, cut };
}
