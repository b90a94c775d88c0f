import type { FastifyBaseLogger } from 'fastify';
import type { ChatDesk } from './extension';
import type { BackendEnv } from './config/env';
import type { Database } from './api/db/database';
import type { PaymentIntent } from './api/db/schema/payments';
import type { PasswordHasher } from './api/identity/password-hasher';
import type { Gateway } from './api/payments/gateway';
import type { IntentDefinition } from './api/payments/intents/intent-definition';
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
