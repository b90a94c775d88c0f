import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress } from '@/scripts/console/progress';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import { fillDataFolder } from '@/tests/setup/data-folder-template';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the product by the code of `npm start`, on data of its own, and ends it after the last test. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  const environment = await testEnvironment(root, process.env, dataDir);
  const processes = createProcessGroup();
  const end = async () => {
    await processes.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    // The contract tests have made it already: a first start would seed the same once more.
    await fillDataFolder(dataDir, 'samples');
    await launchProduct({
      root,
      environment,
      mode: 'production',
      buildFolder: testBuildFolder(environment),
      commands: productCommands(environment, 'production'),
      processes,
      progress: createProgress(),
      onLine: null,
    });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
