import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** A process that ends by a fault, as the backend's would. */
async function endBy(fault: string, reportUrl: string): Promise<{ code: number | null; said: string }> {
  const script = `
    import { exitOnUncaughtException } from './backend/uncaught-exceptions.ts';
    import { createFaultReport } from './lib/fault-report.ts';
    exitOnUncaughtException(createFaultReport(${JSON.stringify(reportUrl)}, 'backend'));
    setInterval(() => undefined, 1_000);
    setTimeout(() => { ${fault} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  return { code, said };
}

it.each([
  ['an error', `setTimeout(() => { throw new TypeError('second private value') }); throw new RangeError('private value');`],
  ['a rejection', `Promise.reject(new RangeError('private value'));`],
])('%s that nobody caught ends the process with one line, told without a word of it', async (_name, fault) => {
  const reports: string[] = [];
  const collector = createServer(async (request, response) => {
    reports.push(await text(request));
    response.end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { code, said } = await endBy(fault, `http://127.0.0.1:${(collector.address() as AddressInfo).port}/faults`);
  collector.close();
  expect(code).toBe(1);
  const expected = { level: 60, err: expect.objectContaining({ type: 'RangeError' }) as object };
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([expect.objectContaining(expected)]);
  expect(reports.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ ...expected, service: 'backend' })]);
  expect(said + reports.join()).not.toContain('private');
});

it('a collector that is away keeps no process', async () => {
  expect((await endBy(`throw new Error('x')`, 'http://127.0.0.1:1/nobody')).code).toBe(1);
});
