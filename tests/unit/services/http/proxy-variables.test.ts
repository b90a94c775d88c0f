// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createApiClient } from '@/services/http/api-client';

/** A server that says its own name to whoever asks it for anything. */
async function named(name: string): Promise<{ server: Server; address: string }> {
  const server = createServer((_request, response) => response.end(name));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let api: Awaited<ReturnType<typeof named>>;
let proxy: typeof api;

beforeAll(async () => {
  [api, proxy] = await Promise.all([named('api'), named('proxy')]);
});
afterAll(() => [api, proxy].forEach(({ server }) => server.close()));
afterEach(() => vi.unstubAllEnvs());

it.each(['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'])('asks the API itself on a machine with %s', async (variable) => {
  for (const name of ['NO_PROXY', 'no_proxy']) vi.stubEnv(name, undefined);
  vi.stubEnv(variable, proxy.address);
  const { data } = await createApiClient().get<string>('/ext/anything', { baseURL: api.address });
  expect(data).toBe('api');
});
