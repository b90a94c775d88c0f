/**
 * `npm run screens [-- part-of-route[.state] walk-part-of-flow … --locales=en,zh]`: screenshots of every route in every language, width and
 * state, and of every step of the flows (`walks/`) including errors, with contact sheets in `screens/` (ignored by git). Takes some
 * minutes.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import pMap from 'p-map';
import { isLocale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { runOnProduct } from './product/run-on-product';
import { demoToken } from './screens/demo-token';
import { SUBJECTS } from './screens/subjects';
import { plannedShots, takeShot, type PlannedShot, type Shot } from './screens/take-screens';
import { plannedWalks, takeWalk, type PlannedWalk } from './screens/walker';
import { WALKS } from './screens/walks/walks';
import { writeSheets } from './screens/write-sheets';

const AT_ONCE = 2;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'screens');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const locales = process.argv
  .find((argument) => argument.startsWith('--locales='))
  ?.slice('--locales='.length)
  .split(',')
  .filter(isLocale);

await runOnProduct(async ({ environment, progress, launchOptions }) => {
  const customerOf = (region: RegionCode) => demoToken(environment.api.url, `${region}@example.com`);
  const tokens = {
    customer: { hk: await customerOf('hk'), sg: await customerOf('sg') },
    newcomer: await demoToken(environment.api.url, 'new@example.com'),
  };
  const subjects = SUBJECTS.filter(({ route, state }) => wanted.length === 0 || wanted.some((part) => `${route}.${state}`.includes(part)));
  const planned = plannedShots(subjects, locales);
  const walks = plannedWalks(
    WALKS.filter(({ flow }) => wanted.length === 0 || wanted.some((part) => `walk-${flow}`.includes(part))),
    locales,
  );
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions);
  const failures: string[] = [];
  const taken: Shot[] = [];
  const studio = { browser, environment, folder, tokens };
  const queue: (PlannedShot | PlannedWalk)[] = [...planned, ...walks];
  const work = async (next: PlannedShot | PlannedWalk, index: number) => {
    progress.phase(`Taking pictures: ${index + 1} of ${queue.length}`);
    if ('walk' in next) {
      const { shots, stumbled } = await takeWalk(studio, next);
      taken.push(...shots);
      if (stumbled !== null) failures.push(stumbled);
      return;
    }
    await takeShot(studio, next).then(
      () => taken.push(next),
      (error: unknown) => failures.push(`${next.file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`),
    );
  };
  await pMap(queue, work, { concurrency: AT_ONCE });
  await browser.close();
  progress.phase('Laying out the sheets');
  const names = await writeSheets(folder, taken);
  progress.done();
  for (const failure of failures) console.error(failure);
  console.log(`${taken.length} pictures on ${names.length} sheets: screens/index.html`);
  return failures.length === 0 ? 0 : 1;
});
