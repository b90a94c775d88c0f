import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureCommands } from '@/tests/builders/fixture-product';
import { createScratchFolder, type ScratchFolder } from '@/tests/builders/scratch-folder';
import { createProgress } from '@/scripts/console/progress';
import { createProcessGroup, describeEnd, type ProcessGroup } from '@/scripts/process/process-group';
import { deriveEnvironment, type ProductEnvironment } from '@/scripts/product/environment';
import { launchProduct, type Launch } from '@/scripts/product/launch';
import { freePortPair, isPortFree } from '@/scripts/product/ports';

let folder: ScratchFolder;
let crews: ProcessGroup[];
let pair: { port: number; backendPort: number };
let output: string;

beforeEach(async () => {
  folder = createScratchFolder({ 'pages/index.tsx': 'home', 'lib/config/env.ts': '' });
  crews = [];
  output = '';
  pair = await freePortPair({ port: 23_700, backendPort: 24_700 });
});
afterEach(async () => {
  await Promise.all(crews.map((processes) => processes.stop(2_000)));
  folder.remove();
});

function launch(
  codes: Parameters<typeof fixtureCommands>[0] = {},
  variables: Record<string, string> = {},
  more: Partial<ProductEnvironment> = {},
) {
  const processes = createProcessGroup();
  crews.push(processes);
  const given = { PATH: process.env.PATH, PORT: String(pair.port), BACKEND_PORT: String(pair.backendPort), ...variables };
  const options: Launch = {
    root: folder.path,
    environment: { ...deriveEnvironment(given), ...more },
    mode: 'production',
    buildFolder: '.next',
    commands: fixtureCommands(codes),
    processes,
    progress: createProgress({ write: (text) => (output += text) }),
    onLine: null,
  };
  return { processes, started: launchProduct(options) };
}

const builds = () => readFileSync(join(folder.path, 'builds.log'), 'utf8').split('\n').length - 1;

describe('a start', () => {
  it('builds with the backend at hand, serves, and frees both ports when it is stopped', async () => {
    const { processes, started } = launch();
    expect(await started).toHaveLength(2);
    expect(readFileSync(join(folder.path, '.next/BUILD_ID'), 'utf8')).toBe('ok');
    expect(await (await fetch(`http://localhost:${pair.port}/`)).text()).toBe('ok');
    const phases = [...output.matchAll(/✓ ([A-Za-z ]+?) [(\d]/g)].map((match) => match[1]);
    expect(phases).toEqual(['Making the pictures', 'Starting the backend', 'Building the site', 'Starting the site']);

    await processes.stop();
    expect(await isPortFree(pair.port)).toBe(true);
    expect(await isPortFree(pair.backendPort)).toBe(true);
  });

  it('builds again only when something it is made of has changed', async () => {
    for (const expected of [1, 1]) {
      const { processes, started } = launch();
      await started;
      await processes.stop();
      expect(builds()).toBe(expected);
    }
    folder.write({ 'pages/index.tsx': 'house' });
    await launch().started;
    expect(builds()).toBe(2);
  });

  it('gives marks to build and site alone, and builds again for whoever needs them in it', async () => {
    const tell = (who: string) => `require('node:fs').appendFileSync('seen.log', '${who} ' + process.env.SECRET + '\\n');`;
    const server = (port: string) => `require('node:http').createServer((_, response) => response.end()).listen(${port}, 'localhost');`;
    const codes = {
      backend: tell('backend') + server('process.env.BACKEND_PORT'),
      build: `${tell('build')} require('node:fs').writeFileSync(process.env.NEXT_DIST_DIR + '/BUILD_ID', '')`,
      site: tell('site') + server('process.env.PORT'),
    };
    const marks = { build: { SECRET: 'mark' }, site: { SECRET: 'mark' } };
    for (const given of [{}, { marks }, {}, { marks }]) {
      const { processes, started } = launch(codes, { SECRET: 'own' }, given);
      await started;
      await processes.stop();
    }
    const seen = readFileSync(join(folder.path, 'seen.log'), 'utf8').trim().split('\n');
    expect(seen.filter((line) => line.startsWith('backend'))).toEqual(Array(4).fill('backend own'));
    expect(seen.filter((line) => !line.startsWith('backend'))).toEqual([
      'build own',
      'site own',
      'build mark',
      'site mark',
      'site own',
      'site mark',
    ]);
  });

  it('keeps the standing build when the next one fails', async () => {
    const first = launch();
    await first.started;
    await first.processes.stop();
    folder.write({ 'pages/index.tsx': 'broken' });
    const failing =
      "require('node:fs').writeFileSync(process.env.NEXT_DIST_DIR + '/half', ''); console.error('Module not found'); process.exit(1)";
    const { started } = launch({ build: failing });
    await expect(started).rejects.toThrow(/The build ended with code 1[\s\S]*Module not found[\s\S]*stands untouched in \.next/);
    expect(readFileSync(join(folder.path, '.next/BUILD_ID'), 'utf8')).toBe('ok');
    expect(existsSync(join(folder.path, '.next/half'))).toBe(false);
  });

  it('does not take a build that leaves nothing for a finished one', async () => {
    await expect(launch({ build: "console.log('Collecting page data')" }).started).rejects.toThrow(/The build ended with code 0/);
    expect(existsSync(join(folder.path, '.next'))).toBe(false);
  });

  it('refuses a second build in the same folder, naming who builds', async () => {
    const slow = launch({ build: 'setTimeout(() => {}, 60_000)' });
    const outcome = slow.started.catch((error: unknown) => error);
    await expect.poll(() => existsSync(join(folder.path, '.cache/build.lock'))).toBe(true);
    pair = await freePortPair({ port: pair.port + 1, backendPort: pair.backendPort + 1 });
    await expect(launch().started).rejects.toThrow(`Process ${process.pid} is building the site in this folder`);
    await slow.processes.stop();
    expect(await outcome).toBeInstanceOf(Error);
    expect(existsSync(join(folder.path, '.cache/build.lock'))).toBe(false);
  });

  it('steps over a build lock whose holder is gone', async () => {
    folder.write({ '.cache/build.lock': JSON.stringify({ pid: process.pid, startedAt: 'before' }) });
    expect(await launch().started).toHaveLength(2);
  });

  it("leaves the backend off when the API is a provider's", async () => {
    const { started } = launch(
      { build: "require('node:fs').writeFileSync(process.env.NEXT_DIST_DIR + '/BUILD_ID', '')" },
      { NEXT_PUBLIC_API_URL: 'http://localhost:1' },
    );
    expect((await started).map(({ name }) => name)).toEqual(['The site']);
    expect(await isPortFree(pair.backendPort)).toBe(true);
  });

  it('starts nothing when a port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(pair.backendPort, 'localhost', resolve));
    await expect(launch().started).rejects.toThrow(`BACKEND_PORT ${pair.backendPort} is taken by`);
    expect(output).toBe('');
    await new Promise((resolve) => holder.close(resolve));
  });

  it("ends with the backend's last words when it dies while starting", async () => {
    const { started } = launch({ backend: "console.error('The data folder is held by process 7.'); process.exit(1)" });
    await expect(started).rejects.toThrow(/The backend ended with code 1[\s\S]*held by process 7/);
  });

  it('notices when one of them dies later', async () => {
    const dying = `require('node:http').createServer((_, response) => response.end()).listen(process.env.PORT, 'localhost'); setTimeout(() => { console.error('out of memory'); process.exit(5); }, 1000)`;
    const running = await launch({ site: dying }).started;
    const end = await Promise.race(running.map((member) => member.ended));
    expect(describeEnd(end)).toMatch(/^The site ended with code 5[\s\S]*out of memory$/);
  });
});
