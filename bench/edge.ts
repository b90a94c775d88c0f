/**
 * `npm run bench -- edge [-- --pairs 7]`: cached documents per second of the shipped edge, compared with an nginx that sends the same
 * compressed bytes from a file with the same settings. Load generator and worker have one core each, the worker's must be busy; medians of
 * pairs in alternating order. For comparison also one copy of the site itself and a blank Next page.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { HOSTS, startEdgeEnvironment, type EdgeEnvironment } from '@/scripts/edge/edge-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { serveFloorSite } from './floor-sites';
import { startFloor } from './edge/floor';
import { CONNECTIONS, getOnce, load, pinWorkerOf, SECONDS, type Got, type Load } from './edge/load';
import { atLeast, median, plainFigure, report, type BenchLine } from './result';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '7' } } });
const PAIRS = Number(values.pairs);
const LEAST = 0.8;
/** Otherwise the worker was not the bottleneck. */
const MIN_BUSY = 0.95;
const FLOOR_PORT_DISTANCE = 24;
const BLANK_PORT_DISTANCE = 25;
const PATH = '/about-us';
const RENEWAL_MS = 10_000;
/** Regenerated documents differ by a few bytes, because styles are numbered anew. */
const MAX_DIFFERENCE = 0.005;

/** Behind the edge: one copy of the site, and an empty Next page. */
async function loadNext(stand: EdgeEnvironment): Promise<BenchLine[]> {
  const processes = createProcessGroup();
  try {
    const port = stand.environment.port + BLANK_PORT_DISTANCE;
    await serveFloorSite(process.cwd(), processes, 'blank', port);
    const [sitePort = 0] = stand.ports.web;
    const host = new URL(stand.environment.siteUrls.hk).host;
    load(port, '/', HOSTS.hk);
    load(sitePort, PATH, host);
    const [blank, site] = [load(port, '/', HOSTS.hk), load(sitePort, PATH, host)];
    return [
      plainFigure('a blank page of Next', blank.rate, '/s'),
      plainFigure(`a blank page of Next, p99 with ${CONNECTIONS} at once`, blank.p99Ms, 'ms'),
      plainFigure('one copy of the site itself', site.rate, '/s'),
      plainFigure(`one copy of the site itself, p99 with ${CONNECTIONS} at once`, site.p99Ms, 'ms'),
    ];
  } finally {
    await processes.stop();
  }
}

/** The document from the cache, freshly renewed. */
async function keptDocument(stand: EdgeEnvironment): Promise<Got> {
  for (const end = performance.now() + RENEWAL_MS; performance.now() < end; await wait(100)) {
    const got = await getOnce(stand.ports.plain, PATH, HOSTS.hk);
    if (got.headers['x-cache'] === 'HIT') return got;
  }
  throw new Error('The document does not come from the cache.');
}

interface Pair {
  edge: Load;
  floor: Load;
}

async function loadPairs(stand: EdgeEnvironment): Promise<{ pairs: Pair[]; bytes: number }> {
  const { body } = await keptDocument(stand);
  const floorPort = stand.environment.port + FLOOR_PORT_DISTANCE;
  const floor = await startFloor(stand.folder, PATH.slice(1), body, floorPort);
  try {
    const workers = { edge: pinWorkerOf(join(stand.folder, 'nginx.pid')), floor: pinWorkerOf(floor.pidFile) };
    const loadFloor = () => load(floorPort, PATH, HOSTS.hk, workers.floor);
    const loadEdge = async () => {
      const [kept, file] = [await keptDocument(stand), await getOnce(floorPort, PATH, HOSTS.hk)];
      const isSame =
        kept.headers['content-encoding'] === 'gzip' &&
        file.headers['content-encoding'] === 'gzip' &&
        Math.abs(kept.body.length / file.body.length - 1) <= MAX_DIFFERENCE;
      if (!isSame) {
        throw new Error(
          `Not the same document: ${kept.body.length} bytes of ${kept.headers['content-encoding']} beside ${file.body.length} of ${file.headers['content-encoding']}.`,
        );
      }
      return load(stand.ports.plain, PATH, HOSTS.hk, workers.edge);
    };
    await loadEdge();
    loadFloor();
    const pairs: Pair[] = [];
    for (let at = 0; at < PAIRS; at += 1) {
      const first = at % 2 === 0 ? await loadEdge() : loadFloor();
      pairs.push(at % 2 === 0 ? { edge: first, floor: loadFloor() } : { floor: first, edge: await loadEdge() });
    }
    return { pairs, bytes: body.length };
  } finally {
    floor.stop();
  }
}

async function run(stand: EdgeEnvironment): Promise<0 | 1> {
  const { pairs, bytes } = await loadPairs(stand);
  const ratios = pairs.map(({ edge, floor }) => edge.rate / floor.rate);
  const busy = (side: keyof Pair) => Math.min(...pairs.map((pair) => pair[side].busy ?? 0)) * 100;
  const microseconds = (side: keyof Pair) =>
    median(pairs.map((pair) => ((pair[side].workerSeconds ?? Number.NaN) / SECONDS / pair[side].rate) * 1_000_000));
  return report({
    name: 'edge',
    lines: [
      atLeast('documents of the edge beside the same file by nginx', median(ratios), 'x', LEAST),
      plainFigure('the lowest and', Math.min(...ratios), 'x'),
      plainFigure(`the highest of ${PAIRS} pairs`, Math.max(...ratios), 'x'),
      atLeast("the core of the edge's worker busy, least of all runs", busy('edge'), '%', MIN_BUSY * 100),
      atLeast("the core of the file's worker busy, least of all runs", busy('floor'), '%', MIN_BUSY * 100),
      plainFigure('processor time a document of the edge', microseconds('edge'), 'µs'),
      plainFigure('processor time a document of the file', microseconds('floor'), 'µs'),
      plainFigure('bytes of the document, compressed', bytes, ''),
      plainFigure('documents of the edge', median(pairs.map(({ edge }) => edge.rate)), '/s'),
      plainFigure('the same file by nginx', median(pairs.map(({ floor }) => floor.rate)), '/s'),
      plainFigure(`documents of the edge, p99 with ${CONNECTIONS} at once`, median(pairs.map(({ edge }) => edge.p99Ms)), 'ms'),
      plainFigure(`the same file by nginx, p99 with ${CONNECTIONS} at once`, median(pairs.map(({ floor }) => floor.p99Ms)), 'ms'),
      ...(await loadNext(stand)),
    ],
  });
}

const stand = await startEdgeEnvironment();
try {
  process.exitCode = await run(stand);
} finally {
  await stand.end();
}
