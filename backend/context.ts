import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AdminDatabase } from '@/backend/twins/realtime/admin-database';
import type { ConversationIndex } from './api/modules/chat/conversation-index';
import type { BackendEnv } from './config/env';
import type { Database } from './api/db/database';
import type { PaymentIntent } from './api/db/schema/payments';
import type { PasswordHasher } from './api/identity/password-hasher';
import type { Gateway } from './api/payments/gateway';
import type { IntentDefinition } from './api/payments/intents/intent';
import type { RealtimeAccess } from './twins/realtime/realtime-access';
import type { FileStore } from './api/storage/file-store';

/** Shared services of the backend; created once by `createBackend`. */
export interface BackendContext {
  env: BackendEnv;
  database: Database;
  log: FastifyBaseLogger;
  /** Null if the conversations are stored elsewhere. */
  chat: ChatDesk | null;
  /** The product's time for bookings, storage and sales. The operations twin may move it ahead of real time. */
  clock: () => Date;
  /** Real time, for account security: sessions and attempt limits are not simulated. */
  wallClock: () => Date;
  /** The public address of this backend; empty until it listens, unless configured. */
  apiUrl: () => string;
  passwords: PasswordHasher;
  realtime: RealtimeAccess;
  gateway: Gateway;
  /** Effects of a kind of payment; also for completing one of another process. */
  intentDefinition: (kind: PaymentIntent['kind']) => IntentDefinition;
  files: FileStore;
  /** Notifies the mail job of a stored mail. */
  wakeMailDelivery: () => void;
  /** Notifies the account job of a deleted account. */
  wakeAccountJob: () => void;
}

/**
 * A service in the backend's process and on its port, beside the API (for example the realtime twin). It sees a request before the API and
 * may handle it.
 */
export interface BackendExtension {
  name: string;
  /** Called once with the migrated and seeded database, before the port is opened. */
  start(host: ExtensionHost): Promise<RunningExtension> | RunningExtension;
}

interface ExtensionHost {
  context: BackendContext;
  server: Server;
}

export interface RunningExtension {
  /** @returns true if it handles the request, errors included */
  handleRequest?(request: IncomingMessage, response: ServerResponse): boolean;
  /** @returns true if it takes the socket; unclaimed sockets are closed */
  handleUpgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Its interface for the API, if it is the realtime service. */
  realtime?: RealtimeAccess;
  /** The team's side of the conversations, if this process stores them. */
  chat?: ChatDesk;
  /** Called before the server drains: open sockets must close, or the drain waits for them. */
  close?(): Promise<void>;
}

/** The team's side of the conversations stored by this process. */
export interface ChatDesk {
  index: ConversationIndex;
  database: AdminDatabase;
  /** Resolves when the concierge has processed everything received. */
  settled(): Promise<void>;
  /** Stores due mails about unread messages. @returns how many */
  mailUnread(): Promise<number>;
  /** Called before the process ends: open event streams must close, or the server waits for them. */
  onClose(listener: () => void): void;
}
