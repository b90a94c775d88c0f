import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What the templates of `deploy/nginx` leave open. */
export interface EdgeSettings {
  hosts: { hk: string; sg: string; api: string };
  httpPort: number;
  httpsPort: number;
  /** A further port without encryption, for a load generator; null as in production. */
  plainPort: number | null;
  /** `host:port` of each copy. */
  web: readonly string[];
  api: readonly string[];
  /** Copies that are asked nothing for now, as before they are ended. */
  leftOut?: readonly string[];
  /** Name of the release whose documents are kept; those of another are not shown. */
  release?: string;
  /** Content-Security-Policy of that release: kept documents that have it are given out with less work. */
  policy?: string;
  /** CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Requests a second that an address has of what is not kept; `off` where one machine is all visitors. */
  rate?: number | 'off';
  workers: number | 'auto';
  /** For example `1g`. */
  cacheSize: string;
  /** Where nginx keeps its cache, certificates, temporary and rendered files. */
  folder: string;
}

const STANDARD_HTTPS_PORT = 443;

/** As the container gets them from deploy/compose.yaml. */
export function edgeVariables({
  hosts,
  httpPort,
  httpsPort,
  plainPort,
  web,
  api,
  leftOut = [],
  release = '',
  policy = '',
  trustedProxies,
  rate = 100,
  workers,
  cacheSize,
  folder,
}: EdgeSettings): Record<string, string> {
  return {
    EDGE_FOLDER: folder,
    EDGE_CONFIG: join(folder, 'config'),
    EDGE_CERTIFICATES: join(folder, 'certificates'),
    EDGE_ACCESS_LOG: join(folder, 'access.log'),
    EDGE_WORKERS: String(workers),
    EDGE_CACHE_SIZE: cacheSize,
    EDGE_HTTP_PORT: String(httpPort),
    EDGE_HTTPS_PORT: String(httpsPort),
    EDGE_HTTPS_SUFFIX: httpsPort === STANDARD_HTTPS_PORT ? '' : `:${httpsPort}`,
    EDGE_PLAIN_LISTEN: plainPort === null ? '' : `listen ${plainPort};`,
    EDGE_HK_HOST: hosts.hk,
    EDGE_SG_HOST: hosts.sg,
    EDGE_API_HOST: hosts.api,
    EDGE_WEB_COPIES: web.join(' '),
    EDGE_API_COPIES: api.join(' '),
    EDGE_LEFT_OUT: leftOut.join(' '),
    EDGE_RELEASE: release,
    EDGE_POLICY: policy,
    EDGE_RATE: String(rate),
    EDGE_TRUSTED_PROXIES: trustedProxies.join(' '),
  };
}

/**
 * Fills in the shipped configuration by the very script that does it in the container.
 * @returns path of the main file
 * @throws Error when a template names a variable that nobody sets
 */
export function renderEdgeConfig(root: string, settings: EdgeSettings, nginx: string): string {
  const script = 'set -eu; . "$TEMPLATES/render.sh"';
  const env = { PATH: process.env.PATH, ...edgeVariables(settings), TEMPLATES: join(root, 'deploy', 'nginx'), EDGE_NGINX: nginx };
  const { status, stderr } = spawnSync('sh', ['-c', script], { env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The configuration of the edge cannot be written: ${stderr}`);
  return join(settings.folder, 'config', 'nginx.conf');
}
