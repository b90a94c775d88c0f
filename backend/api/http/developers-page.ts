import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { isAllowedHost } from '@/lib/site/allowed-host';
import { refused } from './answer';
import { RefusalError } from './refusal-error';

/** What a proxy in front writes, one of which every common one does. */
const WRITTEN_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const OWN_NAMES = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether somebody at this machine asks, by a name of ours. Behind a proxy every visitor's address is this machine's; and a
 * page of a stranger may let its own name mean this machine, whose browser then asks for it.
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

/** For a scope of pages that exist on a developer's machine: asked for there, and read by no page of another site. */
export function keepToDevelopers(scope: FastifyInstance, env: Pick<BackendEnv, 'allowedHosts'>): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.removeHeader('access-control-allow-origin').header('cross-origin-resource-policy', 'same-origin');
    if (!isOwnMachine(request, env)) throw new RefusalError(refused('FORBIDDEN', 'This page is for the machine that it runs on.'));
  });
}
