/**
 * `npm run bench:middleware`: what the middleware costs a document, beside one that only passes it on, and how long the
 * region suggestion takes when the geolocation service takes the connection and never answers; both by calling the function
 * itself, without a server around it.
 */
import { createServer, type Socket } from 'node:net';
import { NextRequest, NextResponse } from 'next/server';
import { LOCALE_CODES, PREFIXLESS_LOCALE } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { atMost, median, percentile, plainFigure, report } from './result';

const HOST = 'hk.localhost:3000';
const WARM_UP = 3_000;
const DOCUMENTS = 20_000;
const AT_A_TIME = 20;
const SUGGESTIONS = 200;
const SUGGESTION_BAR_MS = 300;
const NEXT_CONFIG = { i18n: { locales: [PREFIXLESS_LOCALE, ...LOCALE_CODES], defaultLocale: PREFIXLESS_LOCALE } };

/** Takes every connection and says nothing. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
await new Promise((resolve) => silent.once('listening', resolve));
const address = silent.address();
if (address === null || typeof address === 'string') throw new Error('No port was given.');

Object.assign(process.env, { GEO_URL: `http://127.0.0.1:${address.port}/geo`, TRUST_PROXY: 'true', SITE_URL_HK: 'http://hk.localhost:3000', SITE_URL_SG: 'http://sg.localhost:3000' });
// Reads the environment when it is loaded.
const { middleware } = await import('@/middleware');

const paths = Object.values(ROUTES).filter(({ indexable }) => indexable).flatMap(({ path }) => [path, `/zh${path === '/' ? '' : path}`]);

type Middleware = (request: NextRequest) => Promise<Response> | Response;
/** The least that one can do. */
const passOn: Middleware = () => NextResponse.next();

async function timeOf(path: string, headers: Record<string, string> = {}, measured: Middleware = middleware): Promise<number> {
  const request = new NextRequest(`http://${HOST}${path}`, { headers: { host: HOST, ...headers }, nextConfig: NEXT_CONFIG });
  const start = performance.now();
  const { status } = await measured(request);
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  return performance.now() - start;
}

async function documents(count: number, measured?: Middleware): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    times.push(await timeOf(paths[at % paths.length] ?? '/', {}, measured));
    // A server would read from its sockets in between.
    if (at % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return times;
}

await documents(WARM_UP);
await documents(WARM_UP, passOn);
const free = await documents(DOCUMENTS);
const passedOn = await documents(DOCUMENTS, passOn);
const waited: number[] = [];
const beside: number[] = [];
while (waited.length < SUGGESTIONS) {
  const suggestions = Array.from({ length: AT_A_TIME }, (_none, at) => timeOf('/region-suggestion', { 'x-real-ip': `8.8.${waited.length}.${1 + at}` }));
  beside.push(...(await documents(WARM_UP / AT_A_TIME)));
  waited.push(...(await Promise.all(suggestions)));
}
for (const socket of sockets) socket.destroy();
silent.close();

process.exitCode = report({
  name: 'middleware',
  lines: [
    plainFigure('a document, median', median(free) * 1000, 'µs'),
    plainFigure('a document, median of a middleware that only passes it on', median(passedOn) * 1000, 'µs'),
    plainFigure('a document, p99', percentile(free, 0.99) * 1000, 'µs'),
    plainFigure('a document while the geolocation service hangs, median', median(beside) * 1000, 'µs'),
    atMost(`region suggestion while it hangs, p99 of ${SUGGESTIONS}`, percentile(waited, 0.99), 'ms', SUGGESTION_BAR_MS),
  ],
});
