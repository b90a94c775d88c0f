import { lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { gatewayNonces } from '@/backend/api/db/schema/gateway';

/** Spent or not: one that is gone pays as little as one that has expired, and is answered alike. */
export async function removeExpiredNonces({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(gatewayNonces).where(lt(gatewayNonces.expiresAt, clock()));
}
