import type { FastifyInstance } from 'fastify';
import type { RunningExtension } from '@/backend/extension';

/** Offers each request and upgrade to the extensions; the rest goes to the API. */
export function bridgeExtensions(app: FastifyInstance, running: () => readonly RunningExtension[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (running().some((extension) => extension.handleRequest?.(request.raw, reply.raw))) reply.hijack();
  });
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (running().some((extension) => extension.handleUpgrade?.(request, socket, head))) return;
    // A listener that an extension has added to the server may still handle it.
    if (app.server.listenerCount('upgrade') > 1) return;
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}
