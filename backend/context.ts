import type { FastifyBaseLogger } from 'fastify';
import type { ChatDesk } from './modules/chat/chat-desk';
import type { BackendEnv } from './config/env';
import type { Database } from './db/database';
import type { PasswordHasher } from './identity/password-hasher';
import type { RealtimeAccess } from './realtime/realtime-access';

/** What every part of the backend works with; made once by `createBackend`. */
export interface BackendContext {
  env: BackendEnv;
  database: Database;
  log: FastifyBaseLogger;
  /** Null where the conversations are kept elsewhere. */
  chat: ChatDesk | null;
  /** The present moment of the product: what is booked, stored, sold. The operations twin may be ahead of the real time. */
  clock: () => Date;
  /** The real time, for what protects accounts: sessions and limits of attempts know no simulation. */
  wallClock: () => Date;
  /** Where browsers reach this backend; empty until it listens, unless configured. */
  apiUrl: () => string;
  passwords: PasswordHasher;
  realtime: RealtimeAccess;
  /** Tells the mail job that something was stored. */
  wakeMailDelivery: () => void;
}
