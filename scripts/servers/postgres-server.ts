import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from './debian-program';
import { manageChild, type ManagedServer } from './managed-child';
import { servingUser } from './serving-user';
import { waitForPort } from './wait-for-port';

const USER = 'product';
const READY_MS = 30_000;
/** Each test's backend has its own pool. */
const CONNECTIONS = 300;
/** Its data is discarded after the run, so durability is off. */
const SETTINGS = [
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  `max_connections=${CONNECTIONS}`,
  '-c',
  'listen_addresses=127.0.0.1',
];

function placesOf(program: string): string[] {
  const debian = '/usr/lib/postgresql';
  // The newest installed version.
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  return [...versions.map((version) => join(debian, version, 'bin', program)), `/usr/local/bin/${program}`, `/opt/homebrew/bin/${program}`];
}

/** A PostgreSQL for this run, on loopback, in a folder below `folder`. */
export async function startPostgres(port: number, folder: string): Promise<ManagedServer & { url: string; version: string }> {
  const initdb = ensureProgram({ name: 'PostgreSQL', places: placesOf('initdb'), debianPackage: 'postgresql' });
  const postgres = ensureProgram({ name: 'PostgreSQL', places: placesOf('postgres'), debianPackage: 'postgresql' });
  const identity = servingUser();
  const home = join(folder, 'postgres');
  mkdirSync(home, { recursive: true });
  if (identity) chownSync(home, identity.uid, identity.gid);
  execFileSync(initdb, ['-D', join(home, 'data'), '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: home,
    ...identity,
  });
  const child = spawn(postgres, ['-D', join(home, 'data'), '-p', String(port), '-c', `unix_socket_directories=${home}`, ...SETTINGS], {
    stdio: 'ignore',
    cwd: home,
    ...identity,
  });
  // Fast shutdown: disconnects clients.
  const server = manageChild(child, 'SIGINT');
  await waitForPort(port, READY_MS);
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' }).trim();
  return { ...server, url: `postgres://${USER}@127.0.0.1:${port}/postgres`, version };
}
