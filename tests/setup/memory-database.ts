import type { Database } from '@/backend/db/database';
import { openMemoryDatabase } from '@/backend/db/embedded-database';
import { migrate } from '@/backend/db/migrate';
import { seedCatalogue } from '@/backend/db/seed/catalogue-seed';

export type EmptiableDatabase = Database & { empty(): Promise<void> };

/** A database in memory with the catalogue and nobody in it. */
export async function createMemoryDatabase(): Promise<EmptiableDatabase> {
  const database = await openMemoryDatabase();
  await migrate(database.orm, new Date());
  await seedCatalogue(database.orm, new Date());
  return {
    ...database,
    /** Takes away everybody and what they own, coupons and gifts too; the catalogue stays. */
    async empty() {
      await database.orm.execute('truncate users, gifts, coupons, payment_intents, outbox_mails, job_leases, cards_to_forget, kept_documents cascade');
    },
  };
}
