import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BackendContext } from './context';
import type { ChatDesk } from './api/modules/chat/chat-desk';
import type { RealtimeAccess } from './twins/realtime/realtime-access';

/**
 * A service that lives in the backend's process and on its port, beside the API (the realtime twin is one).
 * It sees a request before the API does and takes it or leaves it.
 */
export interface BackendExtension {
  name: string;
  /** Called once, migrated and seeded database at hand, before the port is opened. */
  start(host: ExtensionHost): Promise<RunningExtension> | RunningExtension;
}

interface ExtensionHost {
  context: BackendContext;
  server: Server;
}

export interface RunningExtension {
  /** @returns true when the request is taken: the extension then answers it, errors included */
  handleRequest?(request: IncomingMessage, response: ServerResponse): boolean;
  /** @returns true when the socket is taken; nobody's sockets are closed */
  handleUpgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** What it offers the API, if it is the realtime service. */
  realtime?: RealtimeAccess;
  /** The team's side of the conversations, if this process keeps them. */
  chat?: ChatDesk;
  /** Called before the server drains: open sockets have to go, or the drain waits for them. */
  close?(): Promise<void>;
}
