import type { FastifyBaseLogger } from 'fastify';
import type { ChatDesk } from './api/modules/chat/chat-desk';
import type { BackendEnv } from './config/env';
import type { Database } from './api/db/database';
import type { PaymentIntent } from './api/db/schema/payments';
import type { PasswordHasher } from './api/identity/password-hasher';
import type { Gateway } from './api/payments/gateway';
import type { IntentDefinition } from './api/payments/intents/intent-definition';
import type { RealtimeAccess } from './twins/realtime/realtime-access';
import type { FileStore } from './api/storage/file-store';

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
  gateway: Gateway;
  /** What a payment of a kind brings about; for those who finish what another one began. */
  intentDefinition: (kind: PaymentIntent['kind']) => IntentDefinition;
  files: FileStore;
  /** Tells the mail job that something was stored. */
  wakeMailDelivery: () => void;
  /** Tells the upkeep of accounts that one has left something. */
  wakeAccountUpkeep: () => void;
}
