import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createCrew } from '@/scripts/process/crew';
import { stopOnSignals } from '@/scripts/process/stop-signals';
import { productCommands } from '@/scripts/product/commands';
import type { ProductEnvironment } from '@/scripts/product/environment';
import { launchProduct } from '@/scripts/product/launch';

interface Measured {
  environment: ProductEnvironment;
  launchOptions: { executablePath?: string; args: string[] };
}

/** Starts the built product on data of its own, measures, and ends it. @returns the exit code of the measurement; 1 when it breaks */
export async function withProduct(measure: (product: Measured) => Promise<number>): Promise<number> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const crew = createCrew();
  const progress = createProgress();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  stopOnSignals(crew, () => progress.note('Stopping …'));
  try {
    ensureChromium(root);
    const environment = await testEnvironment(root, process.env, dataDir);
    await launchProduct({ root, environment, mode: 'production', buildFolder: testBuildFolder(environment), commands: productCommands(environment, 'production'), crew, progress, onLine: null });
    progress.done();
    return await measure({ environment, launchOptions: chromiumLaunchOptions() });
  } catch (error) {
    progress.fail();
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await crew.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
