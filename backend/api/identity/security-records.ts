import { randomUUID } from 'node:crypto';
import { desc, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { securityRecords } from '@/backend/api/db/schema/sign-in';
import { peerOf } from '@/backend/api/http/request-source';
import { DAY_MS } from '@/lib/calendar-days';
import { keyedHash } from './signing-key';

/** As the privacy policy says of security logs. */
const KEPT_DAYS = 90;

interface Happened {
  kind: (typeof securityRecords.$inferSelect)['kind'];
  userId: string | null;
}

/** In the transaction of the event, if there is one. In real time. */
export async function recordSecurity(
  tx: Pick<Orm, 'select' | 'insert'>,
  { wallClock }: Pick<BackendContext, 'wallClock'>,
  { kind, userId }: Happened,
  request: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  await tx
    .insert(securityRecords)
    .values({ id: randomUUID(), kind, userId, peer: await keyedHash(tx, 'security-peer', peerOf(request.ip)), at: wallClock() });
}

/** What a member may see: event and time. */
export async function securityRecordsOf(tx: Pick<Orm, 'select'>, userId: string) {
  return tx
    .select({ kind: securityRecords.kind, at: securityRecords.at })
    .from(securityRecords)
    .where(eq(securityRecords.userId, userId))
    .orderBy(desc(securityRecords.at));
}

export async function removeOldRecords({ database: { orm }, wallClock }: Pick<BackendContext, 'database' | 'wallClock'>): Promise<void> {
  await orm.delete(securityRecords).where(lt(securityRecords.at, new Date(wallClock().getTime() - KEPT_DAYS * DAY_MS)));
}
