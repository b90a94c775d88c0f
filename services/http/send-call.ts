import type * as z from 'zod/mini';
import type { CALLS, CallName } from '@/lib/contract/calls';
import { ENDPOINTS, neededOf, successRuleOf } from '@/lib/config/endpoints';
import { publicEnv } from '@/lib/config/env';
import { statedStatus } from '@/lib/contract/stated-status';
import { apiClient, readBearer } from './api-client';
import { judge } from './judge';
import type { Outcome } from './outcome';
import { isHandledByCaller, shouldRetryAfterSignIn } from './session-expiry';
import type { StallTimer } from './timeouts';

type Shape<Name extends CallName, Part extends string> =
  (typeof CALLS)[Name] extends Record<Part, infer Schema extends z.ZodMiniType> ? Schema : never;

export type CallBody<Name extends CallName> = z.input<Shape<Name, 'body'>>;
export type CallQuery<Name extends CallName> = z.input<Shape<Name, 'query'>>;
/** As the contract has it; where nothing of it is needed (`gives` in lib/config/endpoints.ts), a provider may leave out all of it. */
export type CallData<Name extends CallName> = (typeof ENDPOINTS)[Name] extends { gives: string }
  ? z.output<Shape<Name, 'data'>>
  : Partial<z.output<Shape<Name, 'data'>>>;

export interface CallOptions<Name extends CallName> {
  params?: Record<string, string>;
  query?: CallQuery<Name>;
  body?: CallBody<Name>;
  /** For a call that takes a file instead of JSON. */
  file?: File;
  /** Sent only where the provider's preflight allows extra headers. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For what is larger than an ordinary answer; without it the client's own. */
  timeoutMs?: number;
  /**
   * In place of `signal`. Begins to listen for the bytes of an answer, once an attempt: between two of them a person may log in, for as
   * long as it takes.
   */
  startStallTimer?: () => StallTimer;
}

const UNAUTHENTICATED = 401;

/**
 * Makes one call of the contract. When the session turns out to have ended, the person may log in over the page, and
 * the call is then made with the new session: its caller never learns of it. The contract's schemas are used for their types only,
 * which keeps the validator out of the browser.
 */
export async function sendCall<Name extends CallName>(name: Name, options: CallOptions<Name> = {}): Promise<Outcome<CallData<Name>>> {
  const token = readBearer();
  const outcome = await attempt(name, options);
  if (token === null || isHandledByCaller(name) || !isUnauthenticated(outcome)) return outcome;
  const now = readBearer();
  // Another session began while the call was under way.
  const hasNewSession = now !== null && now !== token;
  const again = hasNewSession || (await shouldRetryAfterSignIn(ENDPOINTS[name].method === 'GET'));
  return again ? attempt(name, options) : outcome;
}

const isUnauthenticated = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'rejected' && statedStatus(outcome.body, outcome.status) === UNAUTHENTICATED;

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

/** Calls that are answered with a file: their data is a Blob. */
const BINARY_CALLS: readonly CallName[] = ['uploadedFile'];
/** What nobody can have uploaded: the page of a network in between, or an envelope. */
const NO_FILE = /^(text\/html|application\/json)/;

function headersOf({ idempotencyKey, file }: Pick<CallOptions<CallName>, 'idempotencyKey' | 'file'>): Record<string, string> {
  return {
    ...(idempotencyKey && publicEnv.apiExtraHeaders ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(file ? { 'Content-Type': file.type || 'application/octet-stream', 'X-File-Name': encodeURIComponent(wellFormed(file.name)) } : {}),
  };
}

/** Some systems allow half of an emoji in a name, which cannot be encoded. */
const wellFormed = (name: string): string => name.replace(/\p{Surrogate}/gu, '');

/** A failure is an envelope also where a success is a file. */
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
