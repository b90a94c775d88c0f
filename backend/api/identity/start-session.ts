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
  /** A mail was stored; wake the delivery after the commit. */
  isTold: boolean;
}

/** Opens a session for a person who has just been authenticated; a sign-in from an unknown device notifies the owner. */
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
