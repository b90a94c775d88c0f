import { seedDocuments, readSeedFiles } from '@/backend/twins/cms/seed-documents';
import type { BackendContext } from '@/backend/context';
import { seedDemoAccounts } from '@/backend/api/identity/seed-demo-accounts';
import { seedSampleBookings } from '@/backend/api/modules/booking/sample-bookings';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { migrate } from './migrate';
import { seedCatalogue } from './seed/catalogue-seed';
import { seedDemoBilling } from './seed/billing/seed-demo-billing';
import { seedDemoWardrobes } from './seed/wardrobes/seed-demo-wardrobes';

const SAMPLES_EVERY_MS = 6 * 3_600_000;

/**
 * Migrates and seeds; safe to repeat and to run in several processes at once.
 * @returns the job that keeps the sample data current
 */
export async function prepareDatabase(context: BackendContext): Promise<RepeatedJob | null> {
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
  if (!env.hasSampleBookings) return null;

  await seedSampleBookings(orm, clock());
  return repeatJob(() => seedSampleBookings(orm, clock()), {
    everyMs: SAMPLES_EVERY_MS,
    firstMs: SAMPLES_EVERY_MS,
    onFailure: () => log.warn('sample bookings were not updated'),
  });
}
