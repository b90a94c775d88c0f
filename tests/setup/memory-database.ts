import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '@/backend/api/db/database';
import { openEmbeddedDatabase, openMemoryDatabase } from '@/backend/api/db/embedded-database';
import { migrate } from '@/backend/api/db/migrate';
import { seedCatalogue } from '@/backend/api/db/seed/catalogue-seed';
import { buildOnce, copyEmptyCluster } from './shared-template';

type EmptiableDatabase = Database & { empty(): Promise<void> };

const DUMP = 'catalogue.tar';

let ofWorker: Promise<EmptiableDatabase> | undefined;

/**
 * An in-memory database with the catalogue, emptied of users before each test of a file. The files of a worker share one, since loading it
 * takes as long as a dozen tests: whoever changes the catalogue puts it back.
 */
export function testDatabase(): EmptiableDatabase {
  const database = {} as EmptiableDatabase;
  beforeAll(async () => void Object.assign(database, await (ofWorker ??= createMemoryDatabase())));
  beforeEach(() => database.empty());
  return database;
}

async function createMemoryDatabase(): Promise<EmptiableDatabase> {
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
