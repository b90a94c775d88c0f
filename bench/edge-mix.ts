/**
 * `npm run bench -- edge-mix [-- --requests 1000000]`: shuffled hosts, languages, paths, queries, cookies and headers against the edge, with
 * an empty cache at first. Every body must be the requested page, by its own markers; nearly all must come from the cache.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startEdgeEnvironment, type EdgeEnvironment } from '@/scripts/edge/edge-environment';
import { testBuildFolder } from '@/scripts/gate/test-environment';
import { SERVICE_TYPES } from '@/lib/config/routes';
import { PAGES, dataMarksIn, marksIn, marksOf, type Page } from './edge-mix/pages';
import { mixedRequests, type MixedRequest } from './edge-mix/requests';
import { atLeast, atMost, plainFigure, report } from './result';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } });
const REQUESTS = Number(values.requests);
const AT_ONCE = 48;
const SAID_EVERY = 100_000;
const MIN_HIT_RATIO = 0.99;
/** Longer than the lifetime of a cached document, so that renewals are included. */
const MIN_MS = 75_000;
const KEPT = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'];
const RENEWED = ['STALE', 'UPDATING', 'EXPIRED', 'REVALIDATED'];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: 'localhost', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    asked.on('error', reject).end();
  });
}

/** Decodes each distinct body once: unpacking a million pages would dominate the run. */
function bodyReader(): (answer: Answer) => string {
  const known = new Map<string, string>();
  return ({ headers, body }) => {
    const encoding = headers['content-encoding'];
    const key = `${encoding} ${createHash('sha1').update(body).digest('base64')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const text = String(encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body);
    const marks = (text.startsWith('{') ? (text === '{}' ? 'nothing' : dataMarksIn(text)) : marksIn(text)) ?? 'no page of the site';
    known.set(key, marks);
    return marks;
  };
}

/** Markers of each page's data, from the build. */
function dataMarks(buildFolder: string): (page: Page, type: string) => string {
  const known = new Map<string, string>();
  for (const page of PAGES) {
    for (const type of page.hasTypes ? SERVICE_TYPES : ['']) {
      const file = `${page.locale}${page.route === '/' ? '' : page.route}${type && `/${type}`}.json`;
      known.set(`${page.locale}${page.route}${type}`, dataMarksIn(readFileSync(join(buildFolder, 'server/pages', file), 'utf8')) ?? '');
    }
  }
  if (new Set(known.values()).size !== known.size || [...known.values()].includes('')) {
    throw new Error('The data of two pages cannot be told apart.');
  }
  return (page, type) => known.get(`${page.locale}${page.route}${type}`) ?? '';
}

function documentMarks(stand: EdgeEnvironment): (page: Page, type: string) => string {
  const all = PAGES.flatMap((page) =>
    (page.hasTypes ? SERVICE_TYPES : ['']).map((type) => marksOf(page, type, stand.environment.siteUrls)),
  );
  if (new Set(all).size !== all.length) throw new Error('Two pages cannot be told apart.');
  return (page, type) => marksOf(page, type, stand.environment.siteUrls);
}

async function run(stand: EdgeEnvironment): Promise<0 | 1> {
  const buildFolder = testBuildFolder(stand.environment);
  const next = mixedRequests(Number(values.seed), readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8').trim());
  const [ofDocument, ofData, read] = [documentMarks(stand), dataMarks(buildFolder), bodyReader()];
  const counts = { asked: 0, looked: 0, kept: 0, keepable: 0, renewed: 0, past: 0, refused: 0, mixed: 0, failed: 0 };
  const wrong: string[] = [];
  const seen = new Set<string>();

  /** For requests that bypass the cache, only the site decides on the type: the meaning of the names is internal to Next. */
  const fits = ({ kind, page, type }: MixedRequest, marks: string): boolean => {
    if (kind === 'past') return marks.startsWith(new URL(stand.environment.siteUrls[page.region]).origin);
    if (kind === 'prefetch' && marks === 'nothing') return true;
    return [ofDocument(page, type), ofData(page, type)].includes(marks);
  };

  const look = (asked: MixedRequest, answer: Answer) => {
    const cache = String(answer.headers['x-cache']);
    if (asked.kind === 'past') {
      counts.past += 1;
      if (answer.status === 429) return void (counts.refused += 1);
      if (cache !== 'BYPASS') wrong.push(`${asked.path} was not asked of the site: ${cache}`);
    } else if (counts.asked > REQUESTS / 2) {
      // The first half fills the cache that answers the second.
      counts.keepable += 1;
      if (KEPT.includes(cache)) counts.kept += 1;
    }
    if (RENEWED.includes(cache)) counts.renewed += 1;
    if (answer.status !== 200) {
      counts.failed += 1;
      return void wrong.push(`${answer.status} for ${asked.kind} ${asked.path} ${JSON.stringify(asked.headers)}`);
    }
    const marks = read(answer);
    counts.looked += 1;
    if (asked.kind === 'document') seen.add(marks);
    if (!fits(asked, marks)) {
      counts.mixed += 1;
      wrong.push(`“${marks}” for ${asked.kind} ${asked.path} ${JSON.stringify(asked.headers)}`);
    }
  };

  const began = performance.now();
  const worker = async () => {
    while (counts.asked < REQUESTS || performance.now() - began < MIN_MS) {
      counts.asked += 1;
      if (counts.asked % SAID_EVERY === 0) console.log(`  ${counts.asked} requests, ${((performance.now() - began) / 1000).toFixed(0)} s`);
      const asked = next();
      look(asked, await ask(stand.ports.plain, asked.path, asked.headers));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  return report({
    name: 'edge-mix',
    lines: [
      plainFigure(`requests over ${PAGES.length} paths, the cache empty at first`, counts.asked, ''),
      plainFigure('bodies read and compared', counts.looked, ''),
      atLeast('different documents seen', seen.size, '', PAGES.length),
      atLeast('second half answered from the cache', (counts.kept / counts.keepable) * 100, '%', MIN_HIT_RATIO * 100),
      atLeast('answers of a renewal', counts.renewed, '', 1),
      atLeast('asked past the cache', counts.past, '', 1),
      plainFigure('refused of these by their rate', counts.refused, ''),
      atMost('of another page or site', counts.mixed, '', 0),
      atMost('failed', counts.failed, '', 0),
    ],
  });
}

const stand = await startEdgeEnvironment();
try {
  process.exitCode = await run(stand);
} finally {
  agent.destroy();
  await stand.end();
}
