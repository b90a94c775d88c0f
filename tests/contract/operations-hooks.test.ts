import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFaultReport } from '@/lib/fault-report';
import { bearer, call } from '@/tests/setup/member';
import { createTestBackend, post, type TestBackend } from '@/tests/setup/test-backend';

const reports: Record<string, unknown>[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request
    .on('data', (chunk: Buffer) => (body += chunk.toString()))
    .on('end', () => {
      reports.push(JSON.parse(body) as Record<string, unknown>);
      response.end();
    });
});
const lines: Record<string, unknown>[] = [];
let backend: TestBackend;
let reportUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  reportUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/faults`;
  const sink = new PassThrough();
  sink.on('data', (chunk: Buffer) =>
    lines.push(
      ...chunk
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    ),
  );
  backend = await createTestBackend({ errorReportUrl: reportUrl, logLevel: 'info' }, { logTo: sink });
});
afterAll(async () => {
  await backend.remove();
  await new Promise((resolve) => collector.close(resolve));
});

describe('a fault of ours', () => {
  it('is answered, logged and reported under the id that the browser chose, without what was sent', async () => {
    vi.spyOn(backend.context.passwords, 'hash').mockRejectedValueOnce(new Error('private@example.com broke it'));
    const answer = await post(
      backend,
      '/users/signup',
      { email: 'private@example.com', password: 'correct horse 7', firstName: 'Ada', lastName: 'Lo' },
      { 'x-request-id': 'browser-id-1234' },
    );
    expect(answer.json()).toMatchObject({ statusCode: 500, code: 'INTERNAL', requestId: 'browser-id-1234' });
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toMatchObject({
      service: 'backend',
      requestId: 'browser-id-1234',
      route: '/users/signup',
      status: 500,
      code: 'INTERNAL',
    });
    expect(lines).toContainEqual(expect.objectContaining({ requestId: 'browser-id-1234', status: 500, level: 50 }));
    expect(JSON.stringify([reports, lines])).not.toMatch(/private@example\.com|correct horse/);
  });

  it('is not what a refusal is', async () => {
    await post(backend, '/users/signup', {});
    await call(backend, 'currentUser');
    expect(reports).toHaveLength(1);
  });

  it('that comes in a storm is reported twenty times a minute, and a dead collector costs nothing', async () => {
    const before = reports.length;
    const report = createFaultReport(reportUrl, 'web', () => 60_000);
    for (let index = 0; index < 50; index += 1) report({ index });
    await expect.poll(() => reports.length).toBe(before + 20);
    createFaultReport('http://127.0.0.1:1/nobody', 'web')({ index: 0 });
  });
});

describe('the figures', () => {
  it('count requests by route and status in the form that Prometheus reads', async () => {
    await backend.app.inject({ url: '/invoices/some-secret-id' });
    await backend.app.inject({ url: '/guess/someone@example.com' });
    const { body, headers, statusCode } = await backend.app.inject({ url: '/metrics' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const line of body.split('\n').filter(Boolean)) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? ([\d.e+-]+|Nan))$/);
    }
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/invoices\/:id",status="401"\} \d+/);
    expect(body).toMatch(/http_request_duration_seconds_bucket\{le="\+Inf",method="POST",route="\/users\/signup",status="500"\} 1/);
    for (const name of [
      'process_uptime_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_used_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(body).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
    }
    expect(body).not.toMatch(/some-secret-id|someone@example\.com/);
  });

  it('are for this machine, or for whoever has the token', async () => {
    expect((await backend.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(401);
    const guarded = await createTestBackend({ metricsToken: 'a scraper of ours' });
    expect((await guarded.app.inject({ url: '/metrics' })).statusCode).toBe(401);
    expect((await guarded.app.inject({ url: '/metrics', headers: bearer('a scraper of theirs') })).statusCode).toBe(401);
    expect(
      (await guarded.app.inject({ url: '/metrics', headers: bearer('a scraper of ours'), remoteAddress: '203.0.113.7' })).statusCode,
    ).toBe(200);
    await guarded.remove();
  });
});
