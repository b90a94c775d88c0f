import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '@/scripts/build/build-site';
import { createProgress } from '@/scripts/console/progress';
import { startWebCopy } from '@/scripts/edge/start-web-copy';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { productCommands } from '@/scripts/product/commands';
import type { ProductEnvironment } from '@/scripts/product/environment';
import { prepare } from '@/scripts/product/launch';
import { FAULTS, startFaultServer, type FaultServer } from '@/tests/faults/fault-server';
import { forEach, listedPages, readPage, readUntilMadeAgain, type ReadPage } from './read-pages';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = '.next-cms';
/** A page is made again a minute after it was built; a CMS that hangs costs each its patience. */
const MADE_AGAIN_MS = 8 * 60_000;
/** Fewer words than the shortest page has: an error page. */
const MIN_LETTERS = 400;

const folder = mkdtempSync(join(tmpdir(), 'faulty-cms-'));
const processes = createProcessGroup();
const progress = createProgress();
const good = new Map<string, ReadPage>();
let environment: ProductEnvironment;
let cms: FaultServer;

const sites = () => Object.values(environment.siteUrls);

beforeAll(async () => {
  environment = await testEnvironment(root, process.env, join(folder, 'data'));
  cms = await startFaultServer(null);
  const commands = productCommands(environment, 'production');
  await prepare({
    root,
    environment,
    mode: 'production',
    buildFolder: testBuildFolder(environment),
    commands,
    processes,
    progress,
    onLine: null,
  });
  const site = await startWebCopy(root, processes, environment, testBuildFolder(environment), environment.port);
  const pages = await listedPages(sites());
  for (const address of pages) good.set(address, await readPage(address));
  await site.stop(10_000);
});
afterAll(async () => {
  await processes.stop();
  await cms.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is wrong with a page beside the one of a good CMS. */
function difference(expected: ReadPage, now: ReadPage | null): string | null {
  if (now === null) return 'not made again';
  if (now.status !== 200) return `status ${now.status}`;
  if (now.words === expected.words) return null;
  const at = [...expected.words].findIndex((letter, index) => letter !== now.words[index]);
  const excerpt = (words: string) => words.slice(Math.max(0, at - 30), at + 60);
  return `“${excerpt(now.words)}” instead of “${excerpt(expected.words)}”`;
}

async function faultsOf(read: (address: string) => Promise<ReadPage | null>): Promise<string[]> {
  const wrong: string[] = [];
  await forEach([...good], async ([address, page]) => {
    const what = difference(page, await read(address));
    if (what !== null) wrong.push(`${address}: ${what}`);
  });
  return wrong;
}

it('with a good CMS every page has words to compare with', () => {
  expect(good.size).toBeGreaterThan(50);
  expect([...good].filter(([, { status, words }]) => status !== 200 || words.length < MIN_LETTERS).map(([address]) => address)).toEqual([]);
});

describe.each(FAULTS)('a CMS that does this: %s', (fault) => {
  it('the site is built and served whole, and pages that are made again stay whole', async () => {
    cms.set(fault);
    const faulty = { ...environment, variables: { ...environment.variables, CMS_URL: cms.url } };
    const command = productCommands(faulty, 'production').build;
    await buildSite({ root, folder: FOLDER, hash: `faulty CMS: ${fault}`, variables: faulty.variables, processes, progress, command });
    expect(cms.met(), 'the build has asked the CMS').toBeGreaterThan(0);
    const metByBuild = cms.met();

    const site = await startWebCopy(root, processes, faulty, FOLDER, faulty.port);
    try {
      expect(await listedPages(sites()), 'pages of the sitemaps').toEqual([...good.keys()]);
      expect(await faultsOf(readPage), 'as built').toEqual([]);
      const deadline = Date.now() + MADE_AGAIN_MS;
      expect(await faultsOf((address) => readUntilMadeAgain(address, deadline)), 'made again').toEqual([]);
      expect(cms.met(), 'the server has asked the CMS').toBeGreaterThan(metByBuild);
    } finally {
      await site.stop(10_000);
    }
  });
});
