import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { requestEdge, type Answer, type EdgeRequest } from '@/scripts/edge/request-edge';
import { startEdge, type Edge } from '@/scripts/edge/start-edge';
import { freePort } from '@/scripts/servers/free-port';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the site says of a document. */
export const DOCUMENT_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** That of the release, as the edge is told. */
export const POLICY = "default-src 'self'; img-src 'self' data:";

export type Handler = (request: IncomingMessage, response: ServerResponse, copy: number) => void;

interface StandInStand {
  edge: Edge;
  ports: { http: number; https: number };
  /** As a visitor with an address of its own, or the one that `x-forwarded-for` names. */
  ask(host: string, path: string, asked?: EdgeRequest): Promise<Answer>;
  /** What both copies do from now on. */
  behave(handler: Handler): void;
  /** Paths that the copies were asked for since the last call, in their order. */
  asked(): { path: string; copy: number }[];
  /** Everything that nginx has written down. */
  logs(): { access: string; complaints: string };
  end(): Promise<void>;
}

export const HOSTS = { hk: 'hk.localhost', sg: 'sg.localhost', api: 'api.localhost' };

/**
 * The shipped edge before two copies that do what a test tells them: fast, and each answer known. One for all tests of a
 * file, called at its head; it stands once they begin, and each begins with nothing asked.
 * @param options.hasApi whether the copies answer for the API too; else it has none
 */
export function standForFile({ hasApi = false } = {}): StandInStand {
  const stand = {} as StandInStand; // whole before the first test
  let started: StandInStand | undefined;
  beforeAll(async () => {
    started = await startStandInStand(hasApi);
    Object.assign(stand, started);
  });
  afterAll(async () => {
    await started?.end();
  });
  beforeEach(() => {
    stand.asked();
  });
  return stand;
}

async function startStandInStand(hasApi: boolean): Promise<StandInStand> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-rules-'));
  const seen: { path: string; copy: number }[] = [];
  let visitors = 0;
  let behaviour: Handler = (_request, response) => response.end();
  const copies = [0, 1].map((copy) =>
    createServer((request, response) => {
      seen.push({ path: request.url ?? '', copy });
      behaviour(request, response, copy);
    }),
  );
  const closedPort = await freePort();
  const addresses = await Promise.all(copies.map(listen));
  const ports = { http: await freePort(), https: await freePort() };
  const places = { access: join(folder, 'access.log'), complaints: join(folder, 'complaints.log') };
  const complaints = openSync(places.complaints, 'a');
  const edge = await startEdge(
    root,
    {
      hosts: HOSTS,
      httpPort: ports.http,
      httpsPort: ports.https,
      plainPort: null,
      web: addresses,
      api: hasApi ? addresses : [`127.0.0.1:${closedPort}`],
      trustedProxies: ['127.0.0.1/32'],
      workers: 1,
      cacheSize: '50m',
      release: 'one',
      policy: POLICY,
      folder,
    },
    complaints,
  );
  return {
    edge,
    ports,
    ask(host, path, asked) {
      visitors += 1;
      const address = `10.0.${visitors >> 8}.${visitors % 256}`;
      return requestEdge(ports.https, host, path, { ...asked, headers: { 'x-forwarded-for': address, ...asked?.headers } });
    },
    behave(handler) {
      behaviour = handler;
    },
    asked: () => seen.splice(0),
    logs: () => ({ access: readFileSync(places.access, 'utf8'), complaints: readFileSync(places.complaints, 'utf8') }),
    async end() {
      await edge.stop();
      closeSync(complaints);
      for (const copy of copies) copy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has one
}
