import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { isAllowedHost } from '@/lib/site/site-address';
import { RefusalError, refused } from './answer';

/** Headers that proxies add; every common one adds at least one. */
const WRITTEN_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const OWN_NAMES = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether the request comes from this machine under one of our host names. Behind a proxy every peer address is local, and a foreign page
 * could point its own host name at this machine (DNS rebinding).
 */
export function isOwnMachine(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  { allowedHosts }: Pick<BackendEnv, 'allowedHosts'>,
): boolean {
  return (
    LOOPBACK.test(ip) &&
    WRITTEN_BY_PROXIES.every((name) => headers[name] === undefined) &&
    isAllowedHost(headers.host ?? null, [...OWN_NAMES, ...allowedHosts])
  );
}

/** For pages that exist only on a developer's machine: only local requests, and not readable from other sites. */
export function keepToDevelopers(scope: FastifyInstance, env: Pick<BackendEnv, 'allowedHosts'>): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.removeHeader('access-control-allow-origin').header('cross-origin-resource-policy', 'same-origin');
    if (!isOwnMachine(request, env)) throw new RefusalError(refused('FORBIDDEN', 'This page is for the machine that it runs on.'));
  });
}
