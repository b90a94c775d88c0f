import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const taken: unknown[] = [];
const collector = createServer(async (request, response) => {
  taken.push(await json(request));
  response.end();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

it('a fault of the site is logged and reported under what the visitor is shown, without a word of the request or of the error', async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('ERROR_REPORT_URL', `http://127.0.0.1:${(collector.address() as AddressInfo).port}/faults`);
  // A starved machine may take longer than a report is waited for.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const logged: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(logged.push(String(line))));
  // Other files of this worker have read the configuration already, and may have noted a fault.
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site-fault.report'));
  const { onRequestError } = await import('@/instrumentation');

  onRequestError(
    new TypeError('private: the page broke'),
    { path: '/zh/private?q=private', method: 'GET' },
    { routePath: '/[...missing]' },
  );

  await expect.poll(() => taken.length).toBe(1);
  expect(taken[0]).toMatchObject({
    service: 'web',
    route: '/[...missing]',
    error: 'TypeError',
    frames: expect.arrayContaining([expect.stringContaining('instrumentation.test')]) as string[],
    reference: expect.stringMatching(/^\d{10}-[0-9A-Z]{5}$/) as string,
  });
  expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ service: 'web', route: '/[...missing]', level: 50 }),
  ]);
  expect(JSON.stringify([taken, logged])).not.toContain('private');
});

it.each(['uncaughtExceptionMonitor', 'unhandledRejection'])('what nobody caught (%s) is logged without a word of it', async (event) => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  const logged: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(logged.push(String(line))));
  const listeners = new Map<string | symbol, (error: unknown) => void>();
  // Not really: the runner listens to the same events.
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener as (error: unknown) => void);
    return process;
  });
  const { register } = await import('@/instrumentation');
  await register();
  listeners.get(event)?.(new RangeError('private: the page broke'));
  expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ service: 'web', level: 60, err: expect.objectContaining({ type: 'RangeError' }) as object }),
  ]);
  expect(logged.join()).not.toContain('private');
});
