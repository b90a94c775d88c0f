import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { isOwnMachine } from '@/backend/api/http/developers-page';

const COOKIE = 'team';

const digest = (text: string): Buffer => createHash('sha256').update(`team:${text}`).digest();

/** Without a token the console is for this machine only; with one for its bearers. */
export function isTeam(request: FastifyRequest, env: Pick<BackendEnv, 'teamToken' | 'allowedHosts'>): boolean {
  const { teamToken } = env;
  if (teamToken === '') return isOwnMachine(request, env);
  const given = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{64})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), digest(teamToken));
}

/** CSRF: other sites can make a browser send requests, so the Origin must be ours, and answers are not readable elsewhere. */
export function refuseStrangers(request: FastifyRequest, reply: FastifyReply, env: Pick<BackendEnv, 'teamToken' | 'allowedHosts'>): void {
  reply.removeHeader('access-control-allow-origin');
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwnPage =
    (origin === undefined || origin === `http://${host}` || origin === `https://${host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none');
  if (!isOwnPage) throw new RefusalError(refused('FORBIDDEN', 'The console is called by its own page only.'));
  if (!isTeam(request, env)) throw new RefusalError(refused('UNAUTHENTICATED', 'The console asks for the token of the team.'));
}

/** @returns whether the token is right; the browser then keeps a digest in an HttpOnly cookie */
export function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  token: unknown,
  { teamToken }: Pick<BackendEnv, 'teamToken'>,
): boolean {
  if (teamToken === '' || typeof token !== 'string' || !timingSafeEqual(digest(token), digest(teamToken))) return false;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${digest(teamToken).toString('hex')}; Path=/team; HttpOnly; SameSite=Strict; Max-Age=43200${secure}`,
  );
  return true;
}
