import * as z from 'zod/mini';
import type { Call } from '@/lib/contract/call';
import { envelopeOf, failureEnvelope } from '@/lib/contract/envelope';
import { ERROR_CODES, isErrorCode, type ErrorCode } from '@/lib/contract/error-codes';
import { callAt } from './call-at';

export interface WireAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** What any call may answer without naming it. */
const GENERAL: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'VALIDATION',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];
/** Where a path leads that leads to no call. */
const OF_PATHS: readonly ErrorCode[] = ['NOT_FOUND', 'METHOD_NOT_ALLOWED'];
/** The one card whose bank the embedded gateway never hears of. */
export const SILENT_NONCE = 'fake-network-timeout-nonce';

export interface Asked {
  path: string;
  payload?: string | Buffer | undefined;
}

/**
 * Holds an answer against the contract of the call that the path has led to. The gateway is the embedded one, which always
 * answers: that a payment is unavailable, or unknown with any card but the silent one, is a crash that was caught.
 * @param made the call that the request was made from
 * @throws Error that says what is wrong with it
 */
export function judge(made: Call, { path, payload }: Asked, answer: WireAnswer): 'accepted' | ErrorCode {
  const reached = callAt(made.method, path);
  const call = reached ?? made;
  const { statusCode, headers, body } = answer;
  // More headers than the server reads: it never comes to a route.
  if (statusCode === 431) return 'BAD_REQUEST';
  const wrong = (what: string) => new Error(`${call.name}: ${what}; ${statusCode} ${body.slice(0, 400)}`);
  if (typeof headers['x-request-id'] !== 'string') throw wrong('no request id');
  if (statusCode === 200 || statusCode === 201) {
    judgeSuccess(call, answer, wrong);
    return 'accepted';
  }
  if (!String(headers['content-type']).startsWith('application/json')) throw wrong('a failure that is not JSON');
  const parsed = z.safeParse(failureEnvelope, JSON.parse(body));
  if (!parsed.success) throw wrong('a failure outside the envelope');
  const { code } = parsed.data;
  if (!isErrorCode(code)) throw wrong('an unknown code');
  if (parsed.data.statusCode !== statusCode || ERROR_CODES[code] !== statusCode) throw wrong('status and code do not fit');
  const allowed: readonly ErrorCode[] = [...GENERAL, ...(call.errors ?? []), ...(reached ? [] : OF_PATHS)];
  if (!allowed.includes(code)) throw wrong('a code that the contract does not announce');
  const isSilent = code === 'PAYMENT_UNKNOWN' && String(payload ?? '').includes(SILENT_NONCE);
  if (statusCode >= 500 && !isSilent) throw wrong('a failure of ours');
  return code;
}

function judgeSuccess(call: Call, { statusCode, headers, body }: WireAnswer, wrong: (what: string) => Error): void {
  if (call.isBinary) return;
  if (headers['cache-control'] !== 'no-store') throw wrong('an answer that may be stored');
  const schema = call.success === 'http-status' ? call.data : envelopeOf(call.data);
  const parsed = z.safeParse(schema, JSON.parse(body));
  if (!parsed.success) throw wrong(`an answer outside its schema: ${z.prettifyError(parsed.error)}`);
  if (call.success === 'body-status-code' && (parsed.data as { statusCode: number }).statusCode !== statusCode) {
    throw wrong('another status in the body');
  }
}
