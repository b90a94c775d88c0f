import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { refused } from '@/backend/api/http/answer';
import { isOwnMachine } from '@/backend/api/http/developers-page';
import { RefusalError } from '@/backend/api/http/refusal-error';

const COOKIE = 'team';

const digest = (text: string): Buffer => createHash('sha256').update(`team:${text}`).digest();

/** Without a token the console is for this machine alone; with one for whoever knows it. */
export function isTeam(request: FastifyRequest, env: Pick<BackendEnv, 'teamToken' | 'allowedHosts'>): boolean {
  const { teamToken } = env;
  if (teamToken === '') return isOwnMachine(request, env);
  const given = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{64})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), digest(teamToken));
}

/** A page of another site may make a browser call, so the caller's own origin is asked for, and none may read an answer. */
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

/** @returns whether it is the token; the browser then keeps a digest of it, out of every script's reach */
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
