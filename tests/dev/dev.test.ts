import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEnvironment } from '@/scripts/gate/test-environment';
import { startProcess, type SupervisedProcess } from '@/scripts/process/supervised-process';
import type { ProductEnvironment } from '@/scripts/product/environment';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'dev-data-'));
const lines: string[] = [];
let environment: ProductEnvironment;
let dev: SupervisedProcess;

/** The command of `npm run dev`, as from a shell that says nothing of the environment. */
beforeAll(async () => {
  environment = await testEnvironment(root, process.env, dataDir);
  const env = { ...environment.variables, NODE_ENV: undefined, VITEST: undefined };
  const isThere = new Promise<void>((resolve) => {
    dev = startProcess({
      name: 'npm run dev',
      args: ['--import', 'tsx', 'scripts/start.ts', '--dev'],
      cwd: root,
      env,
      logFile: null,
      onLine: (line) => {
        lines.push(line);
        // The last thing that a start prints.
        if (line.includes(environment.siteUrls.sg)) resolve();
      },
    });
  });
  await Promise.race([isThere, dev.ended]);
});
afterAll(async () => {
  await dev.stop(20_000);
  rmSync(dataDir, { recursive: true, force: true });
});

interface Page {
  status: number;
  html: string;
}

/** Node does not resolve names under localhost: the host goes into the header. */
function read(address: string): Promise<Page> {
  const { host, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path: pathname, headers: { host } }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

it('stands, and has said where', () => {
  expect(dev.hasEnded(), lines.join('\n')).toBe(false);
});

it.each([
  ['hk', '/'],
  ['hk', '/login'],
  ['sg', '/'],
  ['sg', '/zh-Hans/login'],
] as const)('serves %s %s whole', async (site, path) => {
  const { status, html } = await read(environment.siteUrls[site] + path);
  expect(status, lines.slice(-20).join('\n')).toBe(200);
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).toContain('__NEXT_DATA__');
});
