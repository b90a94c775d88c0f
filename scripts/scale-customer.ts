import type { BackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';
import { openDatabase, refreshStatistics } from '@/backend/api/db/database';
import { migrate } from '@/backend/api/db/migrate';
import { seedCatalogue } from '@/backend/api/db/seed/catalogue-seed';
import { SCALE_CUSTOMER, seedScaleWardrobe, seedScaleMessages } from '@/backend/api/db/seed/seed-scale-customer';
import { createPasswordHasher } from '@/backend/api/identity/password-hasher';
import { openTwin } from '@/backend/twins/realtime/realtime-extension';

/**
 * Adds the customer for load tests; existing data is kept. The product must not be running: the embedded database and the realtime data
 * allow one process.
 * @returns how many pieces and messages were added
 */
export async function addScaleCustomer(
  env: BackendEnv,
  { pieces, messages }: { pieces: number; messages: number },
  who = SCALE_CUSTOMER,
): Promise<{ pieces: number; messages: number }> {
  if (env.database.kind !== 'embedded') {
    throw new StartError('The customer of the scale tests belongs to the embedded database; DATABASE_URL is set.');
  }
  const database = await openDatabase(env.database);
  const clock = () => new Date();
  let added = 0;
  try {
    await migrate(database.patientOrm, clock());
    await seedCatalogue(database.orm, clock());
    added = await seedScaleWardrobe({ database, clock, passwords: createPasswordHasher() }, pieces, who);
    if (added > 0) await refreshStatistics(database.orm);
  } finally {
    await database.close();
  }
  return { pieces: added, messages: await addMessages(env, messages, who.id) };
}

async function addMessages(env: BackendEnv, count: number, uid: string): Promise<number> {
  if (env.realtime.kind !== 'twin' || count === 0) return 0;
  const twin = await openTwin(env, env.realtime.folder);
  try {
    const present = await twin.database.get(`userConversations/${uid}/messages`, { orderBy: 'at', limitToLast: 1 });
    if (present !== null) return 0;
    await seedScaleMessages(twin.database, uid, count);
    return count;
  } finally {
    await twin.close();
  }
}
