import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { productCommands } from '@/scripts/product/commands';
import { deriveEnvironment } from '@/scripts/product/environment';
import { launchProduct } from '@/scripts/product/launch';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Environment of a backend for this bench's site: ports and addresses. */
export const siteEnvironment = (dataDir: string) => testEnvironment(root, process.env, dataDir);
type Environment = Awaited<ReturnType<typeof siteEnvironment>>;

/** The built site beside a running backend, which the caller may kill, and a browser. Builds if there is no build. */
export async function openSite(environment: Environment): Promise<{ browser: Browser; close: () => Promise<void> }> {
  ensureChromium(root);
  const processes = createProcessGroup();
  // External for the launcher, which neither starts nor watches it.
  const beside = deriveEnvironment(environment.variables);
  const progress = createProgress();
  try {
    await launchProduct({
      root,
      environment: beside,
      mode: 'production',
      buildFolder: testBuildFolder(environment),
      commands: productCommands(beside, 'production'),
      processes,
      progress,
      onLine: null,
    });
    progress.done();
    const browser = await chromium.launch(chromiumLaunchOptions());
    return { browser, close: () => browser.close().then(() => processes.stop()) };
  } catch (error) {
    progress.fail();
    await processes.stop();
    throw error;
  }
}
