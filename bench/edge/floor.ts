import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNginx } from '@/scripts/edge/start-edge';
import { waitForPort } from '@/scripts/servers/wait-for-port';

const READY_MS = 10_000;

/**
 * The baseline: an nginx with every setting of the edge (writing, open files, log, connections), whose server has a file instead of the
 * cache, its key, maps and headers.
 * @param edgeFolder of the edge's rendered configuration
 * @param body the edge's compressed bytes
 * @returns the function that stops it
 */
export async function startFloor(edgeFolder: string, name: string, body: Buffer, port: number): Promise<{ pidFile: string; stop(): void }> {
  const folder = join(edgeFolder, 'floor');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, `${name}.gz`), body);
  // gzip_static needs the plain file for clients without gzip, which do not occur here.
  writeFileSync(join(folder, name), '');
  writeFileSync(
    join(folder, 'nginx.conf'),
    floorConfig(readFileSync(join(edgeFolder, 'config', 'nginx.conf'), 'utf8'), edgeFolder, folder, port),
  );
  const child = spawn(ensureNginx(), ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
  await waitForPort(port, READY_MS);
  return { pidFile: join(folder, 'nginx.pid'), stop: () => child.kill('SIGTERM') };
}

/** The edge's own configuration with another server. */
export function floorConfig(edgeConfig: string, edgeFolder: string, folder: string, port: number): string {
  const server = `  server { listen ${port}; root ${folder}; default_type text/html; gzip_static on; postpone_output 16k; }`;
  const isServers = (line: string) => /^\s*include .*servers\.conf;$/.test(line);
  // Without cache and upstream.
  const lines = edgeConfig.split('\n').filter((line) => !/^\s*(proxy_cache_path |include .*behind\.conf;)/.test(line));
  if (!lines.some(isServers)) throw new Error('The configuration of the edge names no servers.');
  return lines
    .map((line) => (isServers(line) ? server : /^\s*include /.test(line) ? line : line.replaceAll(`${edgeFolder}/`, `${folder}/`)))
    .join('\n');
}
