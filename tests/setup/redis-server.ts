import { spawn } from 'node:child_process';
import { ensureProgram } from '@/scripts/servers/debian-program';
import { manageChild, type ManagedServer } from '@/scripts/servers/managed-child';
import { waitForPort } from '@/scripts/servers/wait-for-port';

const READY_MS = 10_000;

/** A Redis for this run, on loopback, without persistence. */
export async function startRedis(port: number, folder: string): Promise<ManagedServer & { url: string }> {
  const program = ensureProgram({
    name: 'Redis',
    places: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
    debianPackage: 'redis-server',
  });
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder], {
    stdio: 'ignore',
  });
  const server = manageChild(child, 'SIGTERM');
  await waitForPort(port, READY_MS);
  return { ...server, url: `redis://127.0.0.1:${port}` };
}
