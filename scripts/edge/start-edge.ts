import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderEdgeConfig, type EdgeSettings } from './render-config';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const READY_MS = 10_000;

export interface Edge {
  /** Finishes the requests in flight, then ends. */
  stop(): Promise<void>;
}

/** @throws Error with what to do when there is none and none can be installed */
export function ensureNginx(): string {
  const found = () => NGINX.find((path) => existsSync(path));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('This machine has no nginx: fetching one …');
    const apt = (args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt(['update']);
    apt(['install', '-y', '--no-install-recommends', 'nginx']);
  }
  const path = found();
  if (!path) throw new Error('There is no nginx on this machine: install it (Debian: apt-get install nginx) and try again.');
  return path;
}

/**
 * Runs the shipped edge in the foreground, as an own process that ends with this one.
 * @throws Error with nginx's own words when it refuses its configuration
 */
export async function startEdge(root: string, settings: EdgeSettings): Promise<Edge> {
  const nginx = ensureNginx();
  const config = renderEdgeConfig(root, settings);
  const { hk, sg, api } = settings.hosts;
  execFileSync('bash', [join(root, 'deploy/nginx/make-certificate.sh'), join(settings.folder, 'certificates'), hk, sg, api]);
  const check = spawnSync(nginx, ['-t', '-q', '-c', config], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx refuses the configuration:\n${check.stderr}`);
  // Started by root, nginx works as a user of its own, who must come as far as its cache.
  chmodSync(settings.folder, 0o755);
  const child = spawn(nginx, ['-c', config, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = once(child, 'exit');
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  await waitForPort(settings.httpsPort);
  return {
    async stop() {
      process.off('exit', kill);
      child.kill('SIGQUIT');
      await exited;
    },
  };
}

async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`nginx did not open port ${port} within ${READY_MS / 1000} seconds.`);
}
