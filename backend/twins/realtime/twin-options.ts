import type { Server } from 'node:http';

/** The logger interface of the twin; pino fits. */
export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const SILENT_LOGGER: Logger = { debug() {}, info() {}, warn() {}, error() {} };

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Limits {
  /** Of one request with all its frames. */
  readonly maxMessageBytes: number;
  /** Sustained requests per second per connection; faster clients are throttled, not disconnected. */
  readonly requestsPerSecond: number;
  readonly requestBurst: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerUser: number;
  readonly maxListensPerConnection: number;
  /** Maximum locations in a connection's onDisconnect writes. */
  readonly maxDisconnectWrites: number;
  /** Maximum unsent bytes for a slow client; beyond it the client is disconnected. */
  readonly maxUnsentBytes: number;
  /** A silent peer is disconnected after twice this time. */
  readonly pingIntervalMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxMessageBytes: 1 << 20,
  requestsPerSecond: 500,
  requestBurst: 2_000,
  maxConnections: 2_000,
  maxConnectionsPerUser: 50,
  maxListensPerConnection: 200,
  maxDisconnectWrites: 100,
  maxUnsentBytes: 16 << 20,
  pingIntervalMs: 20_000,
};

export interface TwinOptions {
  /** Handle upgrades of this server; null: the caller delegates them; absent: listen on `port` of `host`. */
  readonly server?: Server | null;
  readonly port?: number;
  readonly host?: string;
  /** Folder of the realtime data. */
  readonly dataDir: string;
  /** Signs custom tokens (HS256); if absent, one is generated and stored in the data folder. */
  readonly secret?: string;
  /** Public key or certificate of a service account (PEM): its RS256 custom tokens are accepted too. */
  readonly serviceAccountPublicKey?: string;
  /** The text of database.rules.json. */
  readonly rules: string;
  /** Firebase project id of the SDK; its database is `<projectId>-default-rtdb`. */
  readonly projectId?: string;
  /** Allowed page origins; by default loopback names only. */
  readonly isOriginAllowed?: (origin: string) => boolean;
  readonly limits?: Partial<Limits>;
  readonly logger?: Logger;
  readonly clock?: Clock;
}
