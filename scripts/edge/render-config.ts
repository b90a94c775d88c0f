import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Variables of the templates in `deploy/nginx`. */
export interface EdgeSettings {
  hosts: { hk: string; sg: string; api: string };
  httpPort: number;
  httpsPort: number;
  /** An additional port without TLS, for a load generator; null as in production. */
  plainPort: number | null;
  /** `host:port` of each copy. */
  web: readonly string[];
  api: readonly string[];
  /** Copies that get no requests, for example before they are stopped. */
  leftOut?: readonly string[];
  /** Name of the release whose documents are cached; documents of others are not served. */
  release?: string;
  /** Content-Security-Policy of that release: cached documents with it are served faster. */
  policy?: string;
  /** CIDR ranges whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Uncached requests per second and address; `off` when one machine makes all requests. */
  rate?: number | 'off';
  workers: number | 'auto';
  /** For example `1g`. */
  cacheSize: string;
  /** Folder for nginx's cache, certificates, temporary and rendered files. */
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
 * Renders the shipped configuration with the container's own script.
 * @returns path of the main file
 * @throws Error when a template uses a variable that is not set
 */
export function renderEdgeConfig(root: string, settings: EdgeSettings, nginx: string): string {
  const script = 'set -eu; . "$TEMPLATES/render.sh"';
  const env = { PATH: process.env.PATH, ...edgeVariables(settings), TEMPLATES: join(root, 'deploy', 'nginx'), EDGE_NGINX: nginx };
  const { status, stderr } = spawnSync('sh', ['-c', script], { env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The configuration of the edge cannot be written: ${stderr}`);
  return join(settings.folder, 'config', 'nginx.conf');
}
