import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureProgram } from '@/scripts/servers/debian-program';
import { manageChild, type ManagedServer } from '@/scripts/servers/managed-child';
import { servingUser } from '@/scripts/servers/serving-user';
import { waitForPort } from '@/scripts/servers/wait-for-port';

const READY_MS = 10_000;
/** What a copy of the backend asks for with each connection; between transactions of others it is nobody's, so it is the role's. */
const ROLE_SETTINGS = { timezone: 'UTC', statement_timeout: '5s', idle_in_transaction_session_timeout: '10s' };

/**
 * A PgBouncer of this run's own before the server of `databaseUrl`, in transaction mode and set up as docs/deploy.md says.
 * @returns its address for the same role and database
 */
export async function startPgBouncer(port: number, folder: string, databaseUrl: string): Promise<ManagedServer & { url: string }> {
  const program = ensureProgram({
    name: 'PgBouncer',
    places: ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'],
    debianPackage: 'pgbouncer',
  });
  const behind = new URL(databaseUrl);
  await giveRoleItsSettings(databaseUrl, behind.username);
  const home = join(folder, 'pgbouncer');
  mkdirSync(home, { recursive: true });
  const identity = servingUser();
  if (identity) chownSync(home, identity.uid, identity.gid);
  writeFileSync(join(home, 'users.txt'), `"${behind.username}" ""\n`);
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${behind.hostname} port=${behind.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(home, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 10',
      'max_client_conn = 200',
      `ignore_startup_parameters = options,${Object.keys(ROLE_SETTINGS)
        .filter((name) => name !== 'timezone')
        .join(',')}`,
      '',
    ].join('\n'),
  );
  const child = spawn(program, ['-q', join(home, 'pgbouncer.ini')], { stdio: 'ignore', cwd: home, ...identity });
  const server = manageChild(child, 'SIGINT');
  await waitForPort(port, READY_MS);
  behind.port = String(port);
  return { ...server, url: behind.href };
}

async function giveRoleItsSettings(databaseUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
      await client.query(`alter role ${client.escapeIdentifier(role)} set ${name} = ${client.escapeLiteral(value)}`);
    }
  } finally {
    await client.end();
  }
}
