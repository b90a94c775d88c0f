import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuildFresh } from '../build/build-folder';
import { buildHash } from '../build/build-hash';
import { createProgress } from '../console/progress';
import type { ProcessGroup } from '@/scripts/process/process-group';
import { productCommands } from '../product/commands';
import type { ProductEnvironment } from '../product/environment';
import { prepare, requirePorts } from '../product/launch';
import { testBuildFolder } from './test-environment';

/**
 * Makes sure that a build of exactly these sources stands, with a backend on data of its own for as long as it takes.
 * @returns the build's folder, from the root
 * @throws StartError when a port is taken or the build fails
 */
export async function ensureFreshBuild(root: string, environment: ProductEnvironment, processes: ProcessGroup): Promise<string> {
  const buildFolder = testBuildFolder(environment);
  if (isBuildFresh(root, buildFolder, buildHash(root, environment.variables), environment.marks?.build)) return buildFolder;
  await requirePorts({ environment });
  const dataDir = mkdtempSync(join(tmpdir(), 'build-data-'));
  const environmentOfBuild = { ...environment, dataDir, variables: { ...environment.variables, DATA_DIR: dataDir } };
  const commands = productCommands(environment, 'production');
  const progress = createProgress();
  const running = await prepare({
    root,
    environment: environmentOfBuild,
    mode: 'production',
    buildFolder,
    commands,
    processes,
    progress,
    onLine: null,
  });
  await Promise.all(running.map((member) => member.stop(10_000)));
  rmSync(dataDir, { recursive: true, force: true });
  return buildFolder;
}
