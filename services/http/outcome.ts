import type { SuccessRule } from '@/lib/config/endpoints';
import { isErrorCode, type ErrorCode } from '@/lib/contract/error-codes';
import type { FieldError } from '@/lib/contract/envelope';

/**
 * How a call ended. Expected failures are values; only bugs throw.
 * - `ok`: the call counts as a success by its own rule
 * - `rejected`: the server answered no; `body` is what it sent, as received
 * - `unreachable`: no answer at all (offline, timed out, cut off)
 */
export type Outcome<Data> =
  | { kind: 'ok'; data: Data; status: number }
  | { kind: 'rejected'; status: number; body: unknown; code: ErrorCode | null; message: string | null; fields: FieldError[]; retryAfterSeconds: number | null }
  | { kind: 'unreachable' };

/** The part of an axios response that the judgement needs. Status 0 stands for no answer. */
export interface RawAnswer {
  status: number;
  data: unknown;
  headers?: Record<string, unknown>;
}

const ACCEPTED_STATUSES = [200, 201];

/** The one place that knows what counts as a success. */
export function judge<Data>(answer: RawAnswer, rule: SuccessRule): Outcome<Data> {
  if (answer.status === 0) return { kind: 'unreachable' };
  const body = asRecord(answer.data);
  if (rule === 'http-status') {
    // The shapes of the contract are what our own code was compiled against; readers stay tolerant.
    return ACCEPTED_STATUSES.includes(answer.status) && body ? { kind: 'ok', data: answer.data as Data, status: answer.status } : rejected(answer, body);
  }
  const isAccepted = body !== null && typeof body.statusCode === 'number' && ACCEPTED_STATUSES.includes(body.statusCode);
  return isAccepted ? { kind: 'ok', data: body.data as Data, status: answer.status } : rejected(answer, body);
}

function rejected<Data>(answer: RawAnswer, body: Record<string, unknown> | null): Outcome<Data> {
  return {
    kind: 'rejected',
    status: answer.status,
    body: answer.data,
    code: isErrorCode(body?.code) ? body.code : null,
    message: readMessage(body?.message),
    fields: Array.isArray(body?.errors) ? body.errors.filter(isFieldError) : [],
    retryAfterSeconds: readRetryAfter(answer.headers?.['retry-after']),
  };
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
}

/** `message` is a string or a list of them. */
function readMessage(message: unknown): string | null {
  if (typeof message === 'string' && message !== '') return message;
  if (Array.isArray(message)) return message.filter((line) => typeof line === 'string').join(' ') || null;
  return null;
}

function isFieldError(value: unknown): value is FieldError {
  const record = asRecord(value);
  return typeof record?.path === 'string' && typeof record.code === 'string';
}

function readRetryAfter(value: unknown): number | null {
  const seconds = Number(value);
  return value !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
