import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePortPair, isPortFree, portTakenSentence, requireFreePort } from '@/scripts/product/ports';
import { StartError } from '@/scripts/product/start-error';

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('a port that is taken', () => {
  it('is seen, and seen to be free again', async () => {
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });

  it('is refused in one sentence that names the variable and the way out', async () => {
    await expect(requireFreePort('BACKEND_PORT', port, null)).rejects.toThrow(StartError);
    const sentence = portTakenSentence('BACKEND_PORT', port);
    expect(sentence).toMatch(
      new RegExp(`^BACKEND_PORT ${port} is taken by .*: stop that, or choose another one, as in BACKEND_PORT=${port + 1} npm start\\.$`),
    );
  });

  it.runIf(process.platform === 'linux')('names the process that holds it', () => {
    expect(portTakenSentence('PORT', port)).toContain(`process ${process.pid} (`);
  });

  it('is stepped over when a pair is looked for', async () => {
    const pair = await freePortPair({ port, backendPort: port + 1000 });
    expect(pair.port).toBeGreaterThan(port);
    expect(pair.backendPort - pair.port).toBe(1000);
  });
});
