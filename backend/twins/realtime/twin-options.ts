import type { Server } from 'node:http';

/** What the twin needs of a logger; a pino logger is one. */
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
  /** One request, all its frames together. */
  readonly maxMessageBytes: number;
  /** Requests a second of one connection, lasting; a faster client is slowed down, not cut off. */
  readonly requestsPerSecond: number;
  readonly requestBurst: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerUser: number;
  readonly maxListensPerConnection: number;
  /** Locations that one connection may have set aside for when it ends. */
  readonly maxDisconnectWrites: number;
  /** What may wait unsent for a client that does not read; beyond it the client is cut off. */
  readonly maxUnsentBytes: number;
  /** A silent peer is given up after twice this time. */
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
  /**
   * Attach to the upgrades of this server; null: to none, the caller delegates by itself; without it the twin listens
   * on `port` of `host`.
   */
  readonly server?: Server | null;
  readonly port?: number;
  readonly host?: string;
  /** The realtime data is kept in this folder. */
  readonly dataDir: string;
  /** Signs custom tokens (HS256); without it one is made and kept in the data folder. */
  readonly secret?: string;
  /** PEM of a service account's public key or certificate: its RS256 custom tokens are accepted too. */
  readonly serviceAccountPublicKey?: string;
  /** The text of database.rules.json. */
  readonly rules: string;
  /** The Firebase project that the SDK is told; its database is `<projectId>-default-rtdb`. */
  readonly projectId?: string;
  /** Whether a page of this origin may call; by default loopback names only. */
  readonly isOriginAllowed?: (origin: string) => boolean;
  readonly limits?: Partial<Limits>;
  readonly logger?: Logger;
  readonly clock?: Clock;
}
