import { http, HttpResponse, type HttpResponseResolver, type RequestHandlerOptions } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';

export const API = 'http://localhost:4000';

/** A mock of the API for one test file; unexpected calls fail the test. */
export function startApiServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/**
 * Handles a call of the contract: method and path stand in its endpoint.
 * @param options `params` fills placeholders of the path; one that is left out takes any value
 */
export function onCall(
  name: EndpointName,
  resolver: HttpResponseResolver,
  { params = {}, ...options }: RequestHandlerOptions & { params?: Record<string, string> } = {},
) {
  const { method, path } = ENDPOINTS[name];
  const answer = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete }[method];
  return answer(`${API}${path.replace(/:(\w+)/g, (placeholder, key: string) => params[key] ?? placeholder)}`, resolver, options);
}

/** The API's answer. */
export const ok = (data: object, status = 200) => HttpResponse.json({ statusCode: status, message: 'OK', data }, { status });

/** The API's refusal. */
export const no = (status: number, code: string, extra: object = {}) =>
  HttpResponse.json({ statusCode: status, message: 'no', data: null, code, ...extra }, { status });
