import type * as z from 'zod/mini';
import type { CALLS, CallName } from '@/lib/contract/calls';
import { ENDPOINTS, neededOf, successRuleOf } from '@/lib/contract/endpoints';
import { publicEnv } from '@/lib/config/env';
import { apiClient, readBearer } from './api-client';
import { judge } from './judge';
import { isUnauthenticated, type Outcome } from './outcome';
import { isHandledByCaller, shouldRetryAfterSignIn } from './session-expiry';
import type { StallTimer } from './timeouts';

type Shape<Name extends CallName, Part extends string> =
  (typeof CALLS)[Name] extends Record<Part, infer Schema extends z.ZodMiniType> ? Schema : never;

export type CallBody<Name extends CallName> = z.input<Shape<Name, 'body'>>;
export type CallQuery<Name extends CallName> = z.input<Shape<Name, 'query'>>;
/** The data type of the contract; where nothing is required (`gives` in lib/contract/endpoints.ts), a provider may leave out everything. */
export type CallData<Name extends CallName> = (typeof ENDPOINTS)[Name] extends { gives: string }
  ? z.output<Shape<Name, 'data'>>
  : Partial<z.output<Shape<Name, 'data'>>>;

export interface CallOptions<Name extends CallName> {
  params?: Record<string, string>;
  query?: CallQuery<Name>;
  body?: CallBody<Name>;
  /** File to upload instead of a JSON body. */
  file?: File;
  /** Sent only where the provider's CORS preflight allows extra headers. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For answers larger than usual; default: the client's timeout. */
  timeoutMs?: number;
  /** Replaces `signal` for long downloads. Called once per attempt, because the person may take any time to log in between two attempts. */
  startStallTimer?: () => StallTimer;
}

/**
 * Makes one call of the contract. If the session has ended, the person may log in over the page, and the call is repeated with the new
 * session without its caller noticing. Only the types of the schemas are used, so the validator stays out of the browser.
 */
export async function sendCall<Name extends CallName>(name: Name, options: CallOptions<Name> = {}): Promise<Outcome<CallData<Name>>> {
  const token = readBearer();
  const outcome = await attempt(name, options);
  // Also without a token: another call may have ended the session before this one was sent.
  if (isHandledByCaller(name) || !isUnauthenticated(outcome)) return outcome;
  const now = readBearer();
  // Another session began during the call.
  const hasNewSession = now !== null && now !== token;
  const again = hasNewSession || (await shouldRetryAfterSignIn({ isRead: ENDPOINTS[name].method === 'GET', hadToken: token !== null }));
  return again ? attempt(name, options) : outcome;
}

async function attempt<Name extends CallName>(name: Name, options: CallOptions<Name>): Promise<Outcome<CallData<Name>>> {
  const { method, path } = ENDPOINTS[name];
  const stallTimer = options.startStallTimer?.();
  const answer = await apiClient().request<unknown>({
    method,
    url: fillPath(path, options.params ?? {}),
    params: options.query,
    data: options.file ?? options.body,
    signal: stallTimer?.signal ?? options.signal,
    onDownloadProgress: stallTimer?.reset,
    ...(options.timeoutMs && { timeout: options.timeoutMs }),
    headers: headersOf(options),
    ...(BINARY_CALLS.includes(name) ? { responseType: 'blob' as const } : {}),
  });
  stallTimer?.stop();
  const data =
    answer.data instanceof Blob && (answer.status >= 400 || NO_FILE.test(answer.data.type)) ? await readJson(answer.data) : answer.data;
  return judge<CallData<Name>>({ status: answer.status, data, headers: answer.headers }, successRuleOf(name), neededOf(name));
}

/** Calls that return a file: their data is a Blob. */
const BINARY_CALLS: readonly CallName[] = ['uploadedFile', 'invoiceDocument', 'salesDocument', 'wardrobeDocument'];
/** Content types that no upload can have: an HTML page of a proxy, or a JSON error envelope. */
const NO_FILE = /^(text\/html|application\/json)/;

function headersOf({ idempotencyKey, file }: Pick<CallOptions<CallName>, 'idempotencyKey' | 'file'>): Record<string, string> {
  return {
    ...(idempotencyKey && publicEnv.apiExtraHeaders ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(file ? { 'Content-Type': file.type || 'application/octet-stream', 'X-File-Name': encodeURIComponent(wellFormed(file.name)) } : {}),
  };
}

/** Some systems allow a lone surrogate in a file name, which cannot be encoded. */
const wellFormed = (name: string): string => name.replace(/\p{Surrogate}/gu, '');

/** Failures are JSON envelopes even where a success is a file. */
async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return null;
  }
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
