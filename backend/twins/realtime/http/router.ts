import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { discardBody } from '@/backend/api/http/discard-body';
import { ADMIN, type Rights } from '@/backend/twins/realtime/live/database';
import { TokenRefusedError } from '@/backend/twins/realtime/auth/custom-token';
import type { AuthEndpoint, Fields } from '@/backend/twins/realtime/auth/endpoints';
import type { SessionTokens } from '@/backend/twins/realtime/auth/session-tokens';
import type { Logger } from '@/backend/twins/realtime/twin-options';
import { HttpError, parseJson, readBody, sendEmpty, sendJson, admitOrigin, requestUrl } from './responses';
import { handleRest, type RestServices } from './rest-database';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Rights of a REST request: by the backend's credential, a user's ID token, or none. */
async function restRights(
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

export interface RouterServices extends RestServices {
  readonly authEndpoints: Readonly<Record<string, AuthEndpoint>>;
  readonly sessions: SessionTokens;
  readonly adminCredential: string;
  readonly namespace: string;
  readonly isOriginAllowed: (origin: string) => boolean;
  readonly logger: Logger;
}

/** Handles the twin's requests; false leaves the request untouched for the surrounding server. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const AUTH_BODY_BYTES = 16_384;
const AUTH_PREFIX = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

function fieldsOf(request: IncomingMessage, text: string): Fields {
  if (!(request.headers['content-type'] ?? '').includes('json')) return Object.fromEntries(new URLSearchParams(text));
  const body = parseJson(text);
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

async function handleAuth(services: RouterServices, url: URL, request: IncomingMessage, response: ServerResponse) {
  const { authEndpoints } = services;
  const endpoint = Object.hasOwn(authEndpoints, url.pathname) ? authEndpoints[url.pathname] : undefined;
  if (endpoint === undefined || request.method !== 'POST') throw new HttpError(404, 'NOT_FOUND');
  const answer = await endpoint(fieldsOf(request, await readBody(request, AUTH_BODY_BYTES)));
  if (answer.status === 200) return sendJson(response, 200, answer.body);
  const message = answer.detail === undefined ? answer.code : `${answer.code} : ${answer.detail}`;
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  sendJson(response, answer.status, { error: { code: answer.status, message, errors } });
}

async function route(services: RouterServices, url: URL, request: IncomingMessage, response: ServerResponse) {
  if (!admitOrigin(request, response, services.isOriginAllowed)) throw new HttpError(403, 'Origin not allowed');
  if (request.method === 'OPTIONS') return sendEmpty(response, 204);
  if (AUTH_PREFIX.test(url.pathname)) return handleAuth(services, url, request, response);
  if (url.pathname === '/.lp') throw new HttpError(404, 'Long polling is not offered: call forceWebSockets()');
  if (url.searchParams.get('ns') !== services.namespace) throw new HttpError(404, 'Unknown database');
  const rights = await restRights(request, url.searchParams, services.sessions, services.adminCredential);
  await handleRest(services, url, rights, request, response);
}

/** Auth calls, and `/<path>.json` with `ns=`: without it such a path belongs to the surrounding server. */
const isOurs = ({ pathname, searchParams }: URL): boolean =>
  AUTH_PREFIX.test(pathname) || pathname === '/.lp' || (pathname.endsWith('.json') && searchParams.has('ns'));

export function createRequestHandler(services: RouterServices): RequestHandler {
  return (request, response) => {
    const url = requestUrl(request);
    if (url === null || !isOurs(url)) return false;
    route(services, url, request, response).catch((error: unknown) => {
      if (!(error instanceof HttpError)) services.logger.error({ err: error }, 'realtime call failed');
      if (response.headersSent) return void response.destroy();
      const [status, message] = error instanceof HttpError ? [error.status, error.message] : [500, 'Internal error'];
      const answer = AUTH_PREFIX.test(url.pathname) ? { error: { code: status, message } } : { error: message };
      // A body that was too long has only been read in part.
      void discardBody(request, response).then(() => sendJson(response, status, answer));
    });
    return true;
  };
}
