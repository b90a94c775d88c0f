import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf } from '@/scripts/process/process-list';
import { ensureProgram } from '../servers/debian-program';
import { waitForPort } from '../servers/wait-for-port';
import { renderEdgeConfig, type EdgeSettings } from './render-config';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const READY_MS = 10_000;
/** Old workers finish their requests. */
const RELOAD_MS = 40_000;

export interface Edge {
  /** Takes these copies out of service, and puts all others in; settles when the last request under the old configuration is answered. */
  leaveOut(addresses: readonly string[]): Promise<void>;
  /** Serves documents of this release only; settles like `leaveOut`. */
  nameRelease(release: string): Promise<void>;
  /** Finishes pending requests, then stops. */
  stop(): Promise<void>;
}

export const ensureNginx = () => ensureProgram({ name: 'nginx', places: NGINX, debianPackage: 'nginx' });

/**
 * Runs the shipped edge in the foreground, as a child that ends with this process.
 * @param complaints target of its error output (a number is a file descriptor); useless when a run removes copies on purpose
 * @throws Error with nginx's message when it refuses its configuration
 */
export async function startEdge(
  root: string,
  settings: EdgeSettings,
  complaints: 'inherit' | 'ignore' | number = 'inherit',
): Promise<Edge> {
  const nginx = ensureNginx();
  const config = renderEdgeConfig(root, settings, nginx);
  const { hk, sg, api } = settings.hosts;
  execFileSync('bash', [join(root, 'deploy/nginx/make-certificate.sh'), join(settings.folder, 'certificates'), hk, sg, api]);
  const check = spawnSync(nginx, ['-t', '-q', '-c', config], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx refuses the configuration:\n${check.stderr}`);
  // Started by root, nginx's workers run as another user, who needs access to the cache.
  chmodSync(settings.folder, 0o755);
  const child = spawn(nginx, ['-c', config, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', complaints] });
  const exited = once(child, 'exit');
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  await waitForPort(settings.httpsPort, READY_MS);
  let current = settings;
  async function change(changes: Pick<EdgeSettings, 'leftOut' | 'release'>): Promise<void> {
    current = { ...current, ...changes };
    renderEdgeConfig(root, current, nginx);
    const before = childrenOf(child.pid ?? 0);
    child.kill('SIGHUP');
    const deadline = Date.now() + RELOAD_MS;
    for (let now = before; now.length === 0 || now.some((pid) => before.includes(pid)); now = childrenOf(child.pid ?? 0)) {
      if (Date.now() > deadline) throw new Error(`nginx has not changed over within ${RELOAD_MS / 1000} seconds.`);
      await wait(50);
    }
  }
  return {
    leaveOut: (leftOut) => change({ leftOut }),
    nameRelease: (release) => change({ release }),
    async stop() {
      process.off('exit', kill);
      child.kill('SIGQUIT');
      await exited;
    },
  };
}
