import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildMemory, memoryOf } from '@/bench/process-memory';

let folder: string;
let child: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-test-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(existsSync('/proc/self/status'))('memory', () => {
  it('of a family is more than that of its head', async () => {
    child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    await expect.poll(() => memoryOf(child?.pid ?? 0)).toBeGreaterThan(10);
    expect(memoryOf(process.pid)).toBeGreaterThan(memoryOf(child.pid ?? 0));
    expect(buildMemory(process.pid)).toBe(0);
  });

  it('of a build is found among what runs', async () => {
    mkdirSync(join(folder, 'next/dist/bin'), { recursive: true });
    writeFileSync(join(folder, 'next/dist/bin/next'), 'setInterval(() => undefined, 1000);');
    child = spawn(process.execPath, [join(folder, 'next/dist/bin/next'), 'build', '--webpack']);
    await expect.poll(() => buildMemory(process.pid)).toBeGreaterThan(10);
  });
});
