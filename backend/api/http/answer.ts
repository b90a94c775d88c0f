import type { FieldError } from '@/lib/contract/envelope';
import type { ErrorCode } from '@/lib/contract/error-codes';

/** An expected failure as a value, returned in the contract's envelope with the status of its code. */
export interface Refusal {
  kind: 'refused';
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  /** Seconds; sent in the Retry-After header. */
  retryAfter?: number;
}

export interface Success<Data> {
  kind: 'ok';
  status: 200 | 201;
  data: Data;
}

export type Answer<Data> = Success<Data> | Refusal;

export function ok<Data>(data: Data, status: 200 | 201 = 200): Success<Data> {
  return { kind: 'ok', status, data };
}

export function refused(code: ErrorCode, message: string, errors?: FieldError[]): Refusal {
  return { kind: 'refused', code, message, ...(errors ? { errors } : {}) };
}
