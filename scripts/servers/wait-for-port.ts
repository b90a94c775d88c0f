import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @throws Error when the port does not open in time */
export async function waitForPort(port: number, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on port ${port} after ${timeoutMs / 1000} seconds.`);
}
