import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { filterRequests } from '@/services/request-filter/filter-requests';

/** A server behind the filter of requests. @returns its port */
export function filteredServer(listener: RequestListener): () => number {
  const server = createServer(listener);
  let undo: () => void;
  beforeAll(async () => {
    undo = filterRequests();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    undo();
    await new Promise((resolve) => server.close(resolve));
  });
  return () => (server.address() as AddressInfo).port;
}
