import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  workers: number | 'auto';
  /** For example `1g`. */
  cacheSize: string;
  /** Where nginx keeps its cache, certificates, temporary and rendered files. */
  folder: string;
}

const TEMPLATES = ['nginx.conf', 'servers.conf'];
const COPIED = ['maps.conf', 'unavailable.html'];
const STANDARD_HTTPS_PORT = 443;

/** Never counted out: a refused connection costs nothing, and a copy that is back within seconds must not be missed when the other goes. */
const upstreamLines = (addresses: readonly string[], leftOut: readonly string[]) =>
  addresses.map((address) => `server ${address} max_fails=0${leftOut.includes(address) ? ' down' : ''};`).join('\n    ');

function variablesOf({ hosts, httpPort, httpsPort, plainPort, web, api, leftOut = [], trustedProxies, workers, cacheSize, folder }: EdgeSettings): Record<string, string> {
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
    EDGE_WEB_SERVERS: upstreamLines(web, leftOut),
    EDGE_API_SERVERS: upstreamLines(api, leftOut),
    EDGE_TRUSTED_PROXIES: trustedProxies.map((range) => `set_real_ip_from ${range};`).join('\n  '),
  };
}

/**
 * Fills in the shipped configuration as `envsubst` does in the container.
 * @returns path of the main file
 * @throws Error when a template names a variable that nobody sets
 */
export function renderEdgeConfig(root: string, settings: EdgeSettings): string {
  const source = join(root, 'deploy', 'nginx');
  const target = join(settings.folder, 'config');
  mkdirSync(target, { recursive: true });
  const variables = variablesOf(settings);
  for (const name of TEMPLATES) {
    const text = readFileSync(join(source, `${name}.template`), 'utf8').replace(/\$\{(EDGE_[A-Z_]+)\}/g, (_whole, variable: string) => {
      const value = variables[variable];
      if (value === undefined) throw new Error(`${name}.template names ${variable}, which nothing sets.`);
      return value;
    });
    writeFileSync(join(target, name), text);
  }
  for (const name of COPIED) copyFileSync(join(source, name), join(target, name));
  return join(target, 'nginx.conf');
}
