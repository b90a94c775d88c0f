import { readSeedFiles } from '@/backend/cms/read-seed-files';
import { seedDocuments } from '@/backend/cms/seed-documents';
import type { BackendContext } from '@/backend/context';
import { seedDemoAccounts } from '@/backend/identity/seed-demo-accounts';
import { seedSampleBookings } from '@/backend/modules/booking/sample-bookings';
import { migrate } from './migrate';
import { seedCatalogue } from './seed/catalogue-seed';
import { seedDemoBilling } from './seed/billing/seed-demo-billing';
import { seedDemoWardrobes } from './seed/wardrobes/seed-demo-wardrobes';

const SAMPLES_EVERY_MS = 6 * 3_600_000;

/**
 * Migrates and seeds; safe to repeat and to do from several processes at once.
 * @returns ends the upkeep of the sample data
 */
export async function prepareDatabase(context: BackendContext): Promise<() => void> {
  const {
    env,
    database: { orm, patientOrm, kind },
    clock,
    log,
  } = context;
  const migrations = await migrate(patientOrm, clock());
  const isCatalogueNew = await seedCatalogue(orm, clock());
  const documents = await seedDocuments(orm, await readSeedFiles(), clock());
  log.info({ database: kind, migrations, isCatalogueNew, documents }, 'database ready');
  if (env.hasDemoAccounts) {
    await seedDemoAccounts(context);
    await seedDemoWardrobes(context);
    await seedDemoBilling(context);
  }
  if (!env.hasSampleBookings) return () => undefined;

  await seedSampleBookings(orm, clock());
  const timer = setInterval(() => {
    seedSampleBookings(orm, clock()).catch(() => log.warn('sample bookings were not renewed'));
  }, SAMPLES_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
