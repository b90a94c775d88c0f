import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { LOCALE_CODES } from '@/lib/config/locales';
import { arbitraryHeaders, arbitraryPayload, arbitraryQuery, arbitrarySegment } from '@/tests/contract/fuzz/hostile';
import { NEXT_PARAMETERS, nextHeaders } from '@/tests/setup/next-internals';

/** A request as it goes over the wire, except for its frame. */
export interface SiteRequest {
  method: string;
  target: string;
  /** Latin-1, as headers are sent. */
  headers: Record<string, string>;
  body: Buffer | null;
  isChunked: boolean;
}

export interface SiteAnswer {
  status: number;
  /** Status line and headers as sent. */
  head: string;
  body: string;
  ms: number;
}

/** What an asker tries to place in an answer: a header, a cookie, a tag. */
export const INJECTED = { header: 'x-injected', tag: '<svg onload=fuzz>' };
const INJECTIONS = [
  `%0d%0a${INJECTED.header}:%201`,
  `%0a${INJECTED.header}:1`,
  `%0d%0aSet-Cookie:%20injected=1`,
  `%E5%98%8D%E5%98%8A${INJECTED.header}:1`,
  encodeURIComponent(`"'>${INJECTED.tag}`),
  encodeURIComponent(`</script>${INJECTED.tag}`),
  '//evil.example',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  'https:%2f%2fevil.example',
];

const HANG_MS = 20_000;
const TEXT_FILES = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const PAGES = ['index', 'faqs', 'blog', 'items', 'login', 'billings/1', 'services-pricing', 'login/callback/google', '404', '_error'];
const locale = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...LOCALE_CODES, 'default') },
  { weight: 1, arbitrary: arbitrarySegment },
);
const segment = fc.oneof({ weight: 2, arbitrary: arbitrarySegment }, { weight: 1, arbitrary: fc.constantFrom(...INJECTIONS) });
const segments = fc.array(segment, { maxLength: 3 }).map((parts) => parts.map((part) => `/${part}`).join(''));
const pathOf = (...parts: Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));

/** The addresses that the site answers itself, beside its documents. */
function arbitraryPath(buildId: string): Arbitrary<string> {
  const api = fc.constantFrom(
    '/api/consent-text/',
    '/api/help/',
    '/api/locales/',
    '/api/preview',
    '/api/sign-in-answer/',
    '/api/',
    '/API/',
  );
  const data = fc.constantFrom(`/_next/data/${buildId}/`, '/_next/data/', '/_next/data/other/');
  const page = fc.oneof(fc.constantFrom(...PAGES), segment);
  const namespace = fc.oneof(fc.constantFrom(...TEXT_FILES), segment);
  return fc.oneof(
    pathOf(api, fc.oneof(locale, fc.constantFrom('google', 'apple', '')), segments),
    pathOf(fc.constant('/region-suggestion'), segments),
    pathOf(fc.constant('/locales/'), locale, fc.constant('/'), namespace, fc.constantFrom('.json', '', '.JSON', '.json/', '%2ejson')),
    pathOf(data, locale, fc.constant('/'), page, fc.constantFrom('.json', '', '.json.json', '.rsc')),
    pathOf(fc.constant('/_next/image'), segments),
    pathOf(fc.constantFrom('/login/callback/google', '/login/callback/', '/blog/', '/billings/', '/'), segments),
  );
}

const FIELDS = [
  'secret',
  'exit',
  'path',
  'url',
  'w',
  'q',
  'type',
  'code',
  'state',
  'error',
  'file',
  'provider',
  'slug',
  ...NEXT_PARAMETERS,
];
const query = fc.oneof(
  { weight: 4, arbitrary: arbitraryQuery(FIELDS) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...INJECTIONS)).map((pair) => pair.join('=')) },
);

const COOKIES = ['__prerender_bypass', '__next_preview_data', 'NEXT_LOCALE', 'accessToken', 'skipRedirect', '__proto__', 'a'];
const cookie = fc
  .array(fc.tuple(fc.constantFrom(...COOKIES), fc.oneof(segment, fc.constant('a'.repeat(32)), fc.constant('"'))), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
const internal = fc.dictionary(
  fc.constantFrom('x-nextjs-data', 'purpose', 'x-forwarded-host', 'x-forwarded-proto', ...nextHeaders()),
  fc.oneof(fc.constantFrom('1', '/', '//evil.example', '/api/preview', '[]', '%00'), segment),
  { maxKeys: 2 },
);

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=x',
  ';',
  '',
];
const ENCODINGS = [null, null, null, 'gzip', 'br', 'deflate', 'identity', 'x'] as const;
const body = fc
  .tuple(fc.oneof(arbitraryPayload, arbitraryQuery(FIELDS)), fc.constantFrom(...TYPES), fc.constantFrom(...ENCODINGS), fc.boolean())
  .map(([payload, type, encoding, isTrue]) => {
    const plain = Buffer.from(payload);
    // Now and then it is not encoded as it says.
    const sent = !isTrue ? plain : encoding === 'gzip' ? gzipSync(plain) : encoding === 'br' ? brotliCompressSync(plain) : plain;
    return { sent, headers: { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) } };
  });

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT', 'PURGE'];

export function arbitraryRequest(buildId: string): Arbitrary<SiteRequest> {
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      path: arbitraryPath(buildId),
      asked: query,
      usual: arbitraryHeaders,
      inner: internal,
      held: fc.option(cookie, { freq: 2 }),
      body: fc.option(body, { freq: 1 }),
      isChunked: fc.boolean(),
    })
    .map(({ method, path, asked, usual, inner, held, body: given, isChunked }) => ({
      method,
      target: asked ? `${path}?${asked}` : path,
      headers: { ...usual, ...inner, ...(held === null ? {} : { cookie: held }), ...given?.headers },
      body: given?.sent ?? null,
      isChunked,
    }));
}

/** Sends it as it is, framed as a client would. Rejects when no answer comes in time. */
export function sendToSite({ method, target, headers, body: payload, isChunked }: SiteRequest, host: string): Promise<SiteAnswer> {
  const frame = payload === null ? {} : isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(payload.length) };
  const lines = Object.entries({ ...headers, host, connection: 'close', ...frame }).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const socket = connect(Number(process.env.PORT), 'localhost');
    const parts: Buffer[] = [];
    socket.setTimeout(HANG_MS, () => socket.destroy(new Error(`${method} ${target} hangs`)));
    socket.on('data', (part) => parts.push(part));
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const head = text.slice(0, end);
      resolve({ status: Number(head.split(' ')[1]), head, body: text.slice(end + 4), ms: Date.now() - start });
    });
    // A refused body is not read to its end; the answer before it counts.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'));
    if (payload === null) return;
    if (!isChunked) return void socket.write(payload);
    if (payload.length > 0) socket.write(Buffer.concat([Buffer.from(`${payload.length.toString(16)}\r\n`), payload, Buffer.from('\r\n')]));
    socket.write('0\r\n\r\n');
  });
}
