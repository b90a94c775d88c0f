import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { createProcessGroup, describeEnd, StoppedError, type ProcessGroup } from '@/scripts/process/process-group';

const program = (code: string) => ['-e', `${code}; console.log('up');`];
const FOREVER = 'setInterval(() => {}, 1000)';

let processes: ProcessGroup = createProcessGroup();
afterEach(() => processes.stop(1_000));

/** Starts a program and waits for its first line. */
async function startUp(name: string, code: string) {
  let up: () => void = () => undefined;
  const isUp = new Promise<void>((resolve) => (up = resolve));
  const member = processes.start({
    name,
    args: program(code),
    cwd: process.cwd(),
    env: process.env,
    logFile: null,
    onLine: (line) => {
      if (line === 'up') up();
    },
  });
  await isUp;
  return member;
}

describe('the processes of a run', () => {
  it('ends all, the last started first', async () => {
    processes = createProcessGroup();
    const order: string[] = [];
    const backend = await startUp('backend', FOREVER);
    const site = await startUp('site', FOREVER);
    for (const member of [backend, site]) void member.ended.then(() => order.push(member.name));
    await processes.stop();
    expect(order).toEqual(['site', 'backend']);
  });

  it('lets a process finish what it is doing', async () => {
    processes = createProcessGroup();
    const member = await startUp(
      'site',
      `${FOREVER}; process.on('SIGTERM', () => setTimeout(() => { console.log('drained'); process.exit(0); }, 300))`,
    );
    await processes.stop();
    expect(await member.ended).toMatchObject({ code: 0, signal: null });
    expect((await member.ended).lastLines).toContain('drained');
  });

  it('forces one that does not end, and what it has started', async () => {
    processes = createProcessGroup();
    const stubborn = `process.on('SIGTERM', () => {}); ${FOREVER}`;
    const member = await startUp(
      'site',
      `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}]); console.log('child ' + child.pid); ${stubborn}`,
    );
    await processes.stop(1_200);
    const end = await member.ended;
    expect(end.signal).toBe('SIGKILL');
    const grandchild = Number(end.lastLines.join(' ').match(/child (\d+)/)?.[1]);
    // An orphan's number is free when the first process has taken note of its end, which a busy one does when it comes to it.
    await expect.poll(() => isRunning(grandchild)).toBe(false);
  });

  it('ends when the start script itself is killed outright', async () => {
    const script = `
      import { createProcessGroup } from '@/scripts/process/process-group';
      createProcessGroup().start({ name: 'site', args: ['-e', 'setInterval(() => {}, 1000); console.log(process.pid)'], cwd: '.', env: process.env, logFile: null, onLine: (line) => console.log(line) });
    `;
    const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('starts nothing more once it is stopping', async () => {
    processes = createProcessGroup();
    await processes.stop();
    expect(() => processes.start({ name: 'late', args: [], cwd: '.', env: {}, logFile: null })).toThrow(StoppedError);
  });

  it('tells how a process ended, with its last lines', async () => {
    processes = createProcessGroup();
    const member = await startUp('The backend', "console.error('no space left'); process.exitCode = 3");
    const sentence = describeEnd(await member.ended);
    expect(sentence).toContain('The backend ended with code 3. Its last lines:');
    expect(sentence).toContain('    no space left');
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
