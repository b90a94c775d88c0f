import { isErrorCode } from '@/lib/contract/error-codes';
import { asRecord, isRecord } from '@/lib/records';
import { type FieldError } from '@/lib/contract/envelope';
import { statedStatus } from '@/lib/contract/stated-status';
import type { SuccessRule } from '@/lib/contract/endpoints';
import type { Outcome } from './outcome';

/** The part of an axios response that the verdict needs. Status 0 means no answer. */
export interface RawAnswer {
  status: number;
  data: unknown;
  headers?: Record<string, unknown>;
}

const ACCEPTED_STATUSES = [200, 201];

/**
 * The only place that decides whether a call succeeded.
 * @param needed path to what the data must contain; without it the answer is broken or not from the API
 */
export function judge<Data>(answer: RawAnswer, rule: SuccessRule, needed: string | null = null): Outcome<Data> {
  if (answer.status === 0) return { kind: 'unreachable' };
  const body = isRecord(answer.data) ? answer.data : null;
  const isByHttp = rule === 'http-status';
  const status = isByHttp ? answer.status : body?.statusCode;
  const data = isByHttp ? answer.data : body?.data;
  const isAnswer = body !== null || (isByHttp && isEmpty(answer.data));
  // The contract's shapes are compile-time types only; beyond the needed path, readers are tolerant.
  const isAccepted =
    isAnswer && typeof status === 'number' && ACCEPTED_STATUSES.includes(status) && (needed === null || holds(data, needed));
  if (!isAccepted) return rejected(answer, body);
  return { kind: 'ok', data: (needed === null ? asRecord(data) : data) as Data, status: answer.status };
}

/** Where only the status counts, an empty body is fine; a text is a proxy's page, and a list is not what was asked for. */
const isEmpty = (data: unknown): boolean => data === '' || data === null || data === undefined;

/** `length` at the end asks for a list; null counts as present, because it has a meaning. */
function holds(data: unknown, path: string): boolean {
  let value = data;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value !== undefined;
}

function rejected<Data>(answer: RawAnswer, body: Record<string, unknown> | null): Outcome<Data> {
  return {
    kind: 'rejected',
    status: answer.status,
    body: answer.data,
    code: isErrorCode(body?.code) ? body.code : null,
    // A response that claims success but is invalid has no useful message.
    message: ACCEPTED_STATUSES.includes(statedStatus(body, answer.status)) ? null : readMessage(body?.message),
    fields: Array.isArray(body?.errors) ? body.errors.filter(isFieldError) : [],
    retryAfterSeconds: readRetryAfter(answer.headers?.['retry-after']),
  };
}

/** `message` is a string or a list of them. */
function readMessage(message: unknown): string | null {
  if (typeof message === 'string' && message !== '') return message;
  if (Array.isArray(message)) return message.filter((line) => typeof line === 'string').join(' ') || null;
  return null;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.code === 'string';
}

function readRetryAfter(value: unknown): number | null {
  const seconds = Number(value);
  return value !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
