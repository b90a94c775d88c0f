import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNginx } from '@/scripts/edge/start-edge';
import { waitForPort } from '@/scripts/servers/wait-for-port';

const READY_MS = 10_000;

/**
 * The floor: an nginx with every setting of the edge (writing, open files, log, connections), whose one server has a file
 * where the edge has its cache, key, maps and headers.
 * @param edgeFolder where the edge's rendered configuration lies
 * @param body the compressed bytes that the edge gives
 * @returns how to end it
 */
export async function startFloor(edgeFolder: string, name: string, body: Buffer, port: number): Promise<{ pidFile: string; stop(): void }> {
  const folder = join(edgeFolder, 'floor');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, `${name}.gz`), body);
  // gzip_static looks for the plain file when a reader takes no gzip, and here none does.
  writeFileSync(join(folder, name), '');
  writeFileSync(
    join(folder, 'nginx.conf'),
    floorConfig(readFileSync(join(edgeFolder, 'config', 'nginx.conf'), 'utf8'), edgeFolder, folder, port),
  );
  const child = spawn(ensureNginx(), ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
  await waitForPort(port, READY_MS);
  return { pidFile: join(folder, 'nginx.pid'), stop: () => child.kill('SIGTERM') };
}

/** The edge's own configuration with another server in it. */
export function floorConfig(edgeConfig: string, edgeFolder: string, folder: string, port: number): string {
  const server = `  server { listen ${port}; root ${folder}; default_type text/html; gzip_static on; postpone_output 16k; }`;
  const isServers = (line: string) => /^\s*include .*servers\.conf;$/.test(line);
  // Neither a cache nor what stands behind it.
  const lines = edgeConfig.split('\n').filter((line) => !/^\s*(proxy_cache_path |include .*behind\.conf;)/.test(line));
  if (!lines.some(isServers)) throw new Error('The configuration of the edge names no servers.');
  return lines
    .map((line) => (isServers(line) ? server : /^\s*include /.test(line) ? line : line.replaceAll(`${edgeFolder}/`, `${folder}/`)))
    .join('\n');
}
