import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PATH_AS_SENT } from '@/lib/config/routes';

const CHANNEL = 'http.server.request.start';

/**
 * Internal headers of Next and its platform, and forwarding headers. A caller must not use them to choose an answer that a shared cache
 * then keeps for everybody. `x-real-ip` stays: `TRUST_PROXY` decides whether it is trusted.
 */
const INTERNAL_HEADER =
  /^(?:rsc|next-.+|x-next.*|x-middleware-.+|x-invoke-.+|x-invocation-id|x-matched-path|x-now-.+|x-prerender-.+|x-action-.+|x-vercel-.+|x-forwarded-.+|forwarded|x-path-as-sent|content-security-policy.*)$/;
/** Next's client sends it with prefetches, which need no data of their own. */
const PREFETCH_OF_DATA = 'x-middleware-prefetch';
/** Internal query parameters; `nxtPtype=sell` would be read as `type=sell`. */
const INTERNAL_PARAMETER = /^(?:nxt[pi]|_rsc$|__next|__flight)/i;
/** A valid draft cookie has this shape; anything else under that name, and the older cookie, is removed. */
const NO_DRAFT = /(?:^|;)\s*(?:__prerender_bypass=(?![0-9a-f]{32}\s*(?:;|$))|__next_preview_data=)[^;]*/g;

/** Filters every request before Next reads it and every response before it is sent. @returns removes the filter */
export function filterRequests(): () => void {
  const filter = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    normaliseTarget(request);
    normaliseMethod(request);
    const [path, query] = splitOnce(request.url ?? '/', '?');
    dropHeaders(request, path);
    request.url = `${escapeStrayPercent(path)}${withoutInternal(query)}`;
    request.headers[PATH_AS_SENT] = path;
    preventErrorCaching(response);
  };
  subscribe(CHANNEL, filter);
  return () => void unsubscribe(CHANNEL, filter);
}

const splitOnce = (text: string, mark: string): [before: string, rest: string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

/**
 * `GET http://host/path`: the host of the target wins over the header (RFC 9112, 3.2.2); Next would redirect to any host. A request with an
 * invalid target or two hosts is left without a host, which is answered with 421.
 */
function normaliseTarget(request: IncomingMessage): void {
  const { headers, url = '/' } = request;
  if ((request.headersDistinct.host?.length ?? 0) > 1) delete headers.host;
  if (url.startsWith('/')) return;
  const [, host = '', rest = ''] = /^https?:\/\/([^/?#]*)(|[/?#].*)$/i.exec(url) ?? [];
  if (host !== '') headers.host = host;
  else if (url !== '*') delete headers.host;
  request.url = rest.startsWith('/') ? rest : `/${url === '*' ? url : rest}`;
}

/** `new Request` in the middleware throws on TRACE, so it becomes OPTIONS, which no route answers. */
function normaliseMethod(request: IncomingMessage): void {
  if (request.method === 'TRACE') request.method = 'OPTIONS';
}

function dropHeaders(request: IncomingMessage, path: string): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    const isKept = name === PREFETCH_OF_DATA && path.startsWith('/_next/data/');
    if (INTERNAL_HEADER.test(name) && !isKept) Reflect.deleteProperty(headers, name);
  }
  if (headers.cookie === undefined) return;
  const cookie = headers.cookie.replace(NO_DRAFT, '').replace(/^;\s*/, '');
  if (cookie === '') delete headers.cookie;
  else headers.cookie = cookie;
}

/** Escapes a stray percent sign: Next would answer with its own error page, in the other region's language. */
function escapeStrayPercent(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

function withoutInternal(query: string): string {
  if (!/nxt|_rsc|__|%/i.test(query)) return query;
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => !INTERNAL_PARAMETER.test([...new URLSearchParams(pair).keys()][0] ?? ''));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/**
 * Cache headers are set before it is known whether the document exists, so an error must not be cached in its place. Nor may a shared cache
 * keep a cookie of one visitor. Runs just before the headers are sent, like the package `on-headers` that Next's compression uses.
 */
function preventErrorCaching(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = (...parts: unknown[]) => {
    const status = Number(parts[0]);
    const isKept = !String(response.getHeader('Cache-Control')).includes('no-store');
    const isForOne = (status >= 400 && status !== 404) || response.hasHeader('Set-Cookie');
    if (isForOne && isKept && !response.headersSent) response.setHeader('Cache-Control', 'no-store');
    return writeHead(...parts);
  };
}
