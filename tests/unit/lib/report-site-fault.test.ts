import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const forgetReport = () => Reflect.deleteProperty(globalThis, Symbol.for('site-fault.report'));
const reported: Record<string, unknown>[] = [];
const logged: Record<string, unknown>[] = [];

beforeEach(() => {
  forgetReport();
  vi.stubEnv('ERROR_REPORT_URL', 'https://faults.example/take');
  // Within one minute, however slow the machine is.
  vi.spyOn(Date, 'now').mockReturnValue(60_000);
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(logged.push(JSON.parse(String(line)) as Record<string, unknown>)));
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    reported.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(new Response());
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  forgetReport();
});

it('faults of requests and of contents are all in the log, and share one limit of reports, although the bundler makes their module twice', async () => {
  vi.resetModules();
  const { onRequestError } = await import('@/instrumentation');
  vi.resetModules();
  const { noteContentFault } = await import('@/lib/site/report-site-fault');

  for (let index = 0; index < 15; index += 1) {
    onRequestError(new TypeError('broke'), { path: '/faqs', method: 'GET' }, { routePath: '/faqs' });
    noteContentFault({ kind: 'blog-articles', slug: `article-${index}`, locale: 'en', fault: 'coverPicture' });
  }

  const kinds = (lines: typeof logged) =>
    [50, 40].map((level) => lines.filter((line) => line.level === level && line.service === 'web').length);
  expect(kinds(logged)).toEqual([15, 15]);
  expect(kinds(reported)).toEqual([10, 10]);
  expect(reported.slice(0, 2)).toEqual([
    expect.objectContaining({ error: 'TypeError', route: '/faqs', method: 'GET' }),
    expect.objectContaining({ error: 'ContentFault', kind: 'blog-articles', slug: 'article-0', locale: 'en', fault: 'coverPicture' }),
  ]);
});
