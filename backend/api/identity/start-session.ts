import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { deviceOf } from './device';
import { findUser } from './find-user';
import { noteDevice } from './known-devices';
import { notifyOfNewDevice } from './security-notices';
import { recordSecurity } from './security-records';
import { openSession } from './sessions';

interface Started {
  accessToken: string;
  /** A mail was stored, which the caller's commit lets go. */
  isTold: boolean;
}

/** A session for whoever has just proven who they are; from a device that the account does not know, its owner hears of it. */
export async function startSession(
  tx: Pick<Orm, 'select' | 'insert' | 'update'>,
  context: Pick<BackendContext, 'env' | 'clock' | 'wallClock'>,
  userId: string,
  request: FastifyRequest,
): Promise<Started> {
  const device = deviceOf(request.headers['user-agent']);
  const isTold = await noteDevice(tx, userId, device, context.wallClock());
  if (isTold) await notifyOfNewDevice(tx, context, await findUser(tx, userId), device);
  await recordSecurity(tx, context, { kind: 'sign-in', userId }, request);
  return { accessToken: await openSession(tx, userId, device, context.wallClock()), isTold };
}
