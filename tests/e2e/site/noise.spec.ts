import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@/tests/e2e/fixtures';

let server: Server;
let address: string;

const SCRIPT = "console.error('planted error'); console.warn('planted warning'); setTimeout(() => { throw new Error('planted throw'); });";

/** A page that does everything which must be noticed. */
test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/noisy.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" });
    response.end(
      '<!doctype html><link rel="icon" href="data:,"><script>1</script><script src="/noisy.js"></script><img src="http://elsewhere.example/a.png">',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => void server.close());

test('every kind of noise is heard, and can be expected', { tag: '@hk' }, async ({ page, noise }) => {
  await page.goto(address);
  await expect.poll(() => new Set(noise.heard.map(({ kind }) => kind)).size).toBe(4);
  expect(noise.findings().length).toBeGreaterThanOrEqual(5);

  noise.expect(/planted error/);
  noise.expect(/planted warning/);
  noise.expect(/planted throw/);
  noise.expect(/script-src/);
  noise.expect(/elsewhere\.example/);
  await expect.poll(() => noise.findings()).toEqual([]);
});

test('an expectation that stays silent is a finding too', { tag: '@hk' }, async ({ page, noise }) => {
  await page.goto('about:blank');
  noise.expect(/never said/);
  expect(noise.findings()).toEqual(['expected, but never heard: /never said/']);
  await page.evaluate("console.error('never said, now said')");
  await expect.poll(() => noise.findings()).toEqual([]);
});
