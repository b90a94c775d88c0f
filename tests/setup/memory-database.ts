import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '@/backend/api/db/database';
import { openEmbeddedDatabase, openMemoryDatabase } from '@/backend/api/db/embedded-database';
import { migrate } from '@/backend/api/db/migrate';
import { seedCatalogue } from '@/backend/api/db/seed/catalogue-seed';
import { copyEmptyCluster } from './empty-cluster';
import { buildOnce } from './shared-template';

export type EmptiableDatabase = Database & { empty(): Promise<void> };

const DUMP = 'catalogue.tar';

/** An in-memory database with the catalogue and without users. */
export async function createMemoryDatabase(): Promise<EmptiableDatabase> {
  const template = await buildOnce('memory', dumpCatalogue);
  const database = await openMemoryDatabase(new Blob([await readFile(path.join(template, DUMP))]));
  return {
    ...database,
    /** Removes all users and their data, coupons and gifts too; the catalogue stays. */
    async empty() {
      await database.orm.execute(
        'truncate users, gifts, coupons, payment_intents, outbox_mails, job_leases, cards_to_forget, kept_documents cascade',
      );
    },
  };
}

/** A dump is loaded in half a second; a new database with all its migrations took five seconds a file. */
async function dumpCatalogue(draft: string): Promise<void> {
  await copyEmptyCluster(draft);
  const database = await openEmbeddedDatabase(draft);
  await migrate(database.orm, new Date());
  await seedCatalogue(database.orm, new Date());
  await database.close();
  const client = await PGlite.create({ dataDir: path.join(draft, 'postgres') });
  await writeFile(path.join(draft, DUMP), Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
}
