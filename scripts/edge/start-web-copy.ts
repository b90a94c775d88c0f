import { join } from 'node:path';
import type { ProcessGroup } from '@/scripts/process/process-group';
import type { SupervisedProcess } from '../process/supervised-process';
import { waitForHttp } from '../process/wait-for-http';
import { productCommands } from '../product/commands';
import type { ProductEnvironment } from '../product/environment';

/**
 * Starts another copy of the site of `environment`, on another port.
 * @param onLine gets each line of output
 */
export async function startWebCopy(
  root: string,
  processes: ProcessGroup,
  environment: ProductEnvironment,
  buildFolder: string,
  port: number,
  onLine?: (line: string) => void,
): Promise<SupervisedProcess> {
  const site = processes.start({
    name: `The site on port ${port}`,
    args: productCommands({ port, host: environment.host }, 'production').site,
    cwd: root,
    env: {
      ...environment.variables,
      ...environment.marks?.site,
      PORT: String(port),
      TRUST_PROXY: 'true',
      NODE_ENV: 'production',
      NEXT_DIST_DIR: buildFolder,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    logFile: join(root, '.cache', 'logs', `site-${port}.log`),
    ...(onLine && { onLine }),
  });
  const host = new URL(environment.siteUrls.hk).host;
  await waitForHttp({ process: site, port, path: '/', host, timeoutMs: 60_000, isReady: (status) => status < 500 });
  return site;
}
