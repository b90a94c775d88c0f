import { lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { gatewayNonces } from '@/backend/api/db/schema/gateway';

/** Used or not: a removed nonce is answered like an expired one. */
export async function removeExpiredNonces({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(gatewayNonces).where(lt(gatewayNonces.expiresAt, clock()));
}
