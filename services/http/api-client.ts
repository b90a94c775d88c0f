import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { publicEnv } from '@/lib/config/env';
import { ACCESS_TOKEN_COOKIE, readCookie } from '@/lib/browser/cookies';
import { randomId } from '@/lib/random-id';

const TIMEOUT_MS = 20_000;

/**
 * The shared HTTP client of the specification: JSON, the permissive cross-origin header, a fixed base, the access token of the cookie as
 * bearer, the page's language. It never throws for an answer: an error status is returned as it is, and no answer becomes a synthetic
 * response with status 0.
 */
export function createApiClient(): AxiosInstance {
  const client = axios.create({
    baseURL: publicEnv.apiUrl,
    timeout: TIMEOUT_MS,
    // On the server axios would send all calls, even to localhost, through HTTP_PROXY; fetch does not. Node's own switch for both is
    // NODE_USE_ENV_PROXY, which respects NO_PROXY.
    proxy: false,
    headers: { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' },
  });
  client.interceptors.request.use((request) => {
    const token = readBearer();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    // The page's language, not the browser's: mails are written in it. Accept-Language is a CORS-safelisted header.
    const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
    if (language) request.headers.set('Accept-Language', language);
    if (publicEnv.apiExtraHeaders) request.headers.set('X-Request-Id', randomId());
    return request;
  });
  client.interceptors.response.use(
    (response) => response,
    (error: unknown) => answerOf(error),
  );
  return client;
}

/** The access token of the cookie, read for each request. */
export function readBearer(): string | null {
  return readCookie(ACCESS_TOKEN_COOKIE);
}

function answerOf(error: unknown): AxiosResponse {
  if (!(error instanceof AxiosError)) throw error;
  if (error.response) return error.response;
  if (!error.config) throw error;
  return { status: 0, statusText: error.code ?? '', data: null, headers: {}, config: error.config };
}

let shared: AxiosInstance | undefined;

/** One client per process: it holds no state of a visitor. */
export function apiClient(): AxiosInstance {
  return (shared ??= createApiClient());
}
