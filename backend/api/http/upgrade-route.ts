import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const heads = new WeakMap<IncomingMessage, Buffer>();

/**
 * Lets a route answer an upgrade with the hooks, limits and refusals of any other request. The route takes the socket by `takeUpgrade`;
 * otherwise its answer is sent and the socket closed.
 */
export function routeUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as IncomingMessage['socket']);
  response.on('finish', () => socket.end());
  heads.set(request, head);
  server.emit('request', request, response);
}

/** @returns what the socket's new owner needs; null if the request is no upgrade */
export function takeUpgrade(
  { raw: request }: FastifyRequest,
  reply: FastifyReply,
): { request: IncomingMessage; socket: Duplex; head: Buffer } | null {
  const head = heads.get(request);
  if (!head) return null;
  reply.hijack();
  reply.raw.detachSocket(request.socket);
  return { request, socket: request.socket, head };
}
