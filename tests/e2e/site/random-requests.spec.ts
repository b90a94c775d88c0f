import fc from 'fast-check';
import { expect, test } from '@/tests/e2e/fixtures';
import { buildIdOf, get } from '@/tests/e2e/support/raw-request';
import { arbitraryRequest, INJECTED, sendToSite, type SiteAnswer } from '@/tests/e2e/support/site-requests';

/** `npm run suite -- site-fuzz` sends many more, FUZZ_SEED others. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const SEED = Number(process.env.FUZZ_SEED ?? 20261128);
/** Far above any answer of a busy machine. */
const SLOW_MS = 10_000;

const TRACES = [/\n\s+at (async )?[\w.<>]+ \(/, /node_modules\//, /webpack-internal:/, /\bfile:\/\/\//, new RegExp(`${process.cwd()}/`)];

/** What is wrong with an answer, whatever was asked. */
function faultsOf({ status, head, body, ms }: SiteAnswer): string[] {
  const [, ...lines] = head.split('\r\n');
  const header = (name: string) =>
    lines.filter((line) => line.toLowerCase().startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
  const [location] = header('location');
  const caching = header('cache-control').join();
  const isTold = (fault: string, isFault: boolean) => (isFault ? [fault] : []);
  return [
    ...isTold('it is no answer', !(status >= 200 && status < 500)),
    ...isTold('it took too long', ms > SLOW_MS),
    ...isTold(
      'it shows a trace of the code',
      TRACES.some((trace) => trace.test(body)),
    ),
    ...isTold(
      'it has a header of the asker',
      header(INJECTED.header).length > 0 || header('set-cookie').some((set) => set.includes('injected')),
    ),
    ...isTold('it has a tag of the asker', body.includes(INJECTED.tag)),
    ...isTold('it leads to another site', location !== undefined && !/^\/(?![/\\])[\x21-\x7e]*$/.test(location)),
    ...isTold('a cache may keep what is for one', header('set-cookie').length > 0 && !caching.includes('no-store')),
    ...isTold('a cache may keep a refusal', status >= 400 && status !== 404 && caching !== '' && !caching.includes('no-store')),
  ];
}

test(
  'random requests end in no fault, tell nothing of the code and place nothing in an answer',
  { tag: '@hk' },
  async ({}, { project }) => {
    test.setTimeout(120_000 + RUNS * 500);
    const host = `${project.name}.localhost`;
    const seen = new Set<number>();
    const property = fc.asyncProperty(arbitraryRequest(await buildIdOf(host)), async (request) => {
      const answer = await sendToSite(request, host);
      seen.add(answer.status);
      const faults = faultsOf(answer);
      if (faults.length > 0) throw new Error(`${faults.join(', ')}:\n${answer.head}\n\n${answer.body.slice(0, 300)}`);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    // They have come past the first refusal.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404, 405]));
    expect((await get('/', host)).status).toBe(200);
  },
);
