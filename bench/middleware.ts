/**
 * `npm run bench -- middleware`: cost of the middleware per document, compared with one that only passes it on, also while the geolocation
 * service does not answer, and how long the region suggestion then takes; calls the function directly, without a server.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest, NextResponse } from 'next/server';
import { LOCALE_CODES, PREFIXLESS_LOCALE } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { atLeast, atMost, median, percentile, plainFigure, report } from './result';

const HOST = 'hk.localhost:3000';
const WARM_UP = 3_000;
const DOCUMENTS = 20_000;
const AT_A_TIME = 20;
const SUGGESTIONS = 200;
/** Per twenty suggestions: fewer than fit into the service's timeout, and enough that starting the look-ups is below one percent. */
const DOCUMENTS_BESIDE = 1_000;
/** `GEO_TIMEOUT_MS` and the overhead of a busy machine. */
const SUGGESTION_BAR_MS = 1600;
/** A document that waited for the look-up would take a thousand times as long. */
const BESIDE_BAR = 2;
/** Lower bound for p99 of a healthy service: below it a single garbage collection decides. */
const BESIDE_FLOOR_MS = 0.1;
const NEXT_CONFIG = { i18n: { locales: [PREFIXLESS_LOCALE, ...LOCALE_CODES], defaultLocale: PREFIXLESS_LOCALE } };

let isHanging = false;
let connections = 0;
const lookedUp: string[] = [];
const geolocation = createServer((request, response) => {
  lookedUp.push(new URL(request.url ?? '/', 'http://localhost').searchParams.get('ip') ?? '');
  if (!isHanging) response.setHeader('Content-Type', 'application/json').end('{"country_code2":"SG"}');
})
  .on('connection', () => (connections += 1))
  .listen(0, '127.0.0.1');
await new Promise((resolve) => geolocation.once('listening', resolve));
const { port } = geolocation.address() as AddressInfo;

Object.assign(process.env, {
  GEO_URL: `http://127.0.0.1:${port}/geo`,
  TRUST_PROXY: 'true',
  SITE_URL_HK: 'http://hk.localhost:3000',
  SITE_URL_SG: 'http://sg.localhost:3000',
});
// Reads the environment when it is imported.
const { middleware: answer } = await import('@/middleware');
const middleware = (request: NextRequest) => answer(request, { waitUntil: () => undefined });

const paths = Object.values(ROUTES)
  .filter(({ indexable }) => indexable)
  .flatMap(({ path }) => [path, `/zh${path === '/' ? '' : path}`]);

type Middleware = (request: NextRequest) => Promise<Response> | Response;
/** The minimal middleware. */
const passOn: Middleware = () => NextResponse.next();

async function timeOf(path: string, headers: Record<string, string>, measured: Middleware = middleware): Promise<number> {
  const request = new NextRequest(`http://${HOST}${path}`, { headers: { host: HOST, ...headers }, nextConfig: NEXT_CONFIG });
  const start = performance.now();
  const { status } = await measured(request);
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  return performance.now() - start;
}

/** Public and distinct: known countries are cached. */
const addressOf = (firstByte: number, index: number): string => [firstByte, index >> 16, (index >> 8) & 255, index & 255].join('.');
const OF_DOCUMENTS = 9;
const OF_SUGGESTIONS = 8;
let documentsAsked = 0;

async function documents(count: number, measured?: Middleware): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    documentsAsked += 1;
    times.push(await timeOf(paths[at % paths.length] ?? '/', { 'x-real-ip': addressOf(OF_DOCUMENTS, documentsAsked) }, measured));
    // A server would read from its sockets in between.
    if (at % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return times;
}

await documents(WARM_UP);
await documents(WARM_UP, passOn);
const free = await documents(DOCUMENTS);
const passedOn = await documents(DOCUMENTS, passOn);
const connectionsBefore = connections;
isHanging = true;
const waited: number[] = [];
const beside: number[] = [];
while (waited.length < SUGGESTIONS) {
  const suggestions = Array.from({ length: AT_A_TIME }, (_none, at) =>
    timeOf('/region-suggestion', { 'x-real-ip': addressOf(OF_SUGGESTIONS, waited.length + at) }),
  );
  beside.push(...(await documents(DOCUMENTS_BESIDE)));
  waited.push(...(await Promise.all(suggestions)));
}
geolocation.closeAllConnections();
geolocation.close();

// By the visitor's address, not by connections: `fetch` sometimes opens another one after an aborted one.
const ofDocuments = lookedUp.filter((address) => address.startsWith(`${OF_DOCUMENTS}.`)).length;
// If the suggestions made no look-ups, nothing would be hanging here.
const ofSuggestions = lookedUp.length - ofDocuments;

process.exitCode = report({
  name: 'middleware',
  lines: [
    plainFigure('a document, median', median(free) * 1000, 'µs'),
    plainFigure('a document, median of a middleware that only passes it on', median(passedOn) * 1000, 'µs'),
    plainFigure('a document, p99', percentile(free, 0.99) * 1000, 'µs'),
    plainFigure('a document while the geolocation service hangs, median', median(beside) * 1000, 'µs'),
    plainFigure('a document while the geolocation service hangs, p99', percentile(beside, 0.99) * 1000, 'µs'),
    atMost(
      `the same beside p99 of one before, taken as ${BESIDE_FLOOR_MS} ms at least`,
      percentile(beside, 0.99) / Math.max(percentile(free, 0.99), BESIDE_FLOOR_MS),
      'x',
      BESIDE_BAR,
    ),
    atMost('connections and look-ups that documents caused', connectionsBefore + ofDocuments, '', 0),
    // The others ran while these were pending, because their timeout is longer.
    atLeast('look-ups that hung', ofSuggestions, '', AT_A_TIME),
    atMost(`region suggestion while it hangs, p99 of ${SUGGESTIONS}`, percentile(waited, 0.99), 'ms', SUGGESTION_BAR_MS),
  ],
});
