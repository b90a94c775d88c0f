import { readBackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';
import { openDatabase } from '@/backend/db/database';
import { migrate } from '@/backend/db/migrate';
import { refreshStatistics } from '@/backend/db/refresh-statistics';
import { seedCatalogue } from '@/backend/db/seed/catalogue-seed';
import { SCALE_EMAIL, seedScaleWardrobe } from '@/backend/db/seed/wardrobes/seed-scale-wardrobe';
import { DEMO_PASSWORD } from '@/backend/identity/demo-people';
import { createPasswordHasher } from '@/backend/identity/password-hasher';
import { EnvError } from '@/lib/config/parse-env';

/** One customer with ten thousand pieces, to measure with. The product must not be running: the embedded database has one owner. */
const PIECES = 10_000;

async function main(): Promise<void> {
  const env = readBackendEnv();
  if (env.database.kind !== 'embedded') throw new StartError('The customer of the scale tests belongs to the embedded database; DATABASE_URL is set.');
  const database = await openDatabase(env.database);
  try {
    const clock = () => new Date();
    await migrate(database.orm, clock());
    await seedCatalogue(database.orm, clock());
    const added = await seedScaleWardrobe({ database, clock, passwords: createPasswordHasher() }, PIECES);
    if (added > 0) await refreshStatistics(database.orm);
    process.stdout.write(added > 0 ? `${SCALE_EMAIL} has ${added} pieces; the password is ${DEMO_PASSWORD}\n` : `${SCALE_EMAIL} exists already; nothing was changed\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError || error instanceof EnvError;
  process.stderr.write(isExpected ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
