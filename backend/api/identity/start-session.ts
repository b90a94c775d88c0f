import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { countryOfAddress } from '@/backend/twins/geolocation/geo-route';
import { findUser } from './authenticate';
import { noteDevice, deviceOf, deviceToken, newDevice, type KnownDevice } from './known-devices';
import { notifyOfNewDevice } from './security-notices';
import { recordSecurity } from './security-records';
import { openSession } from './sessions';

interface Started {
  accessToken: string;
  /** For a browser that has none, or one that is soon over. */
  deviceToken?: string;
  /** A mail was stored; wake the delivery after the commit. */
  isTold: boolean;
}

/**
 * Opens a session for a person who has just been authenticated; a sign-in from an unknown device notifies the owner.
 * @param known what the browser has said of itself; null: nothing
 */
export async function startSession(
  tx: Pick<Orm, 'select' | 'insert' | 'update'>,
  context: Pick<BackendContext, 'env' | 'clock' | 'wallClock'>,
  userId: string,
  request: FastifyRequest,
  known: KnownDevice | null = null,
): Promise<Started> {
  const device = deviceOf(request.headers['user-agent']);
  const isTold = await noteDevice(tx, userId, device, context.wallClock());
  if (isTold) await notifyOfNewDevice(tx, context, await findUser(tx, userId), device);
  await recordSecurity(tx, context, { kind: 'sign-in', userId }, request);
  const browser = known ?? newDevice(context.wallClock());
  const found = countryOfAddress(request.ip);
  const place = found.kind === 'found' ? found.countryCode : null;
  const session = { ...device, place, deviceId: browser.id, deviceSince: browser.since };
  return {
    accessToken: await openSession(tx, userId, session, context.wallClock()),
    isTold,
    ...(browser.isFresh ? {} : { deviceToken: await deviceToken(tx, userId, browser, context.clock()) }),
  };
}
