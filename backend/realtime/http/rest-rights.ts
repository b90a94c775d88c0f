import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TokenRefusedError } from '../auth/custom-token';
import type { SessionTokens } from '../auth/session-tokens';
import { ADMIN, type Rights } from '../live/database';
import { HttpError } from './responses';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In whose name a REST request comes: the backend's credential, a user's ID token, or nobody. */
export async function restRights(
  request: IncomingMessage,
  parameters: URLSearchParams,
  sessions: SessionTokens,
  adminCredential: string,
): Promise<Rights> {
  const header = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const credential = header ?? parameters.get('auth') ?? parameters.get('access_token');
  if (credential === null) return { kind: 'user', auth: null };
  if (timingSafeEqual(digest(credential), digest(adminCredential))) return ADMIN;
  try {
    return { kind: 'user', auth: (await sessions.verifyIdToken(credential)).auth };
  } catch (error) {
    if (error instanceof TokenRefusedError) throw new HttpError(401, 'Could not parse auth token.');
    throw error;
  }
}
