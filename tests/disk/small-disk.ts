import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** What a program is started by so that it sees the disk: nobody else does. */
  through: readonly string[];
  /** A command of a shell that sees it, in its folder. */
  shell(command: string): Promise<string>;
  remove(): Promise<void>;
}

/** As root in a namespace of mounts; without rights in one of users as well, in which everybody may mount. */
const WAYS = [
  { make: ['--mount'], enter: ['--mount'] },
  { make: ['--user', '--map-root-user', '--mount'], enter: ['--user', '--preserve-credentials', '--mount'] },
];

/**
 * A disk in memory that takes so much and no more.
 * @throws where this machine lets nobody mount one: such a test is not skipped
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'small-disk-'));
  const reasons: string[] = [];
  for (const { make, enter } of WAYS) {
    const keeper = spawn(
      'unshare',
      [...make, 'sh', '-c', `mount -t tmpfs -o size=${megabytes}m small-disk "$0" && echo mounted && exec cat`, folder],
      { stdio: ['pipe', 'pipe', 'pipe'] },
    );
    const reason = await whyNotMounted(keeper);
    if (reason === null) {
      const through = ['nsenter', '--target', String(keeper.pid), ...enter, '--wd=.'];
      return {
        folder,
        through,
        shell: async (command) =>
          (await run(through[0] as string, [...through.slice(1), 'sh', '-c', `cd "$0" && ${command}`, folder])).stdout,
        async remove() {
          // Its namespace goes with the last process in it, and the disk with its namespace.
          keeper.kill('SIGKILL');
          await rm(folder, { recursive: true, force: true });
        },
      };
    }
    reasons.push(reason);
  }
  await rm(folder, { recursive: true, force: true });
  throw new Error(
    `This machine lets nobody mount a disk, which \`npm run suite -- disk\` needs: Linux, and either root's rights or namespaces of users. ${reasons.join(' ')}`,
  );
}

async function whyNotMounted(keeper: ChildProcess): Promise<string | null> {
  const errors = keeper.stderr ? text(keeper.stderr) : Promise.resolve('');
  const failed = new Promise<string>((resolve) => {
    keeper.on('error', (error) => resolve(error.message));
    keeper.on('close', () => void errors.then((said) => resolve(said.trim() || 'It ended without a word.')));
  });
  return Promise.race([once(keeper.stdout as NonNullable<typeof keeper.stdout>, 'data').then(() => null), failed]);
}
