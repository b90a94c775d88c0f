import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import type { CallName, CALLS } from '@/lib/contract/calls';
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

/** Carries a refusal out of code that can only throw (hooks and plugins of the server). */
export class RefusalError extends Error {
  override name = 'RefusalError';

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** For `catch` of what throws a refusal, for example to roll a transaction back: the refusal as a value again. */
export function thrownRefusal(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  throw error;
}

type Definition<Name extends CallName> = (typeof CALLS)[Name];
type PartOf<Name extends CallName, Part extends 'params' | 'query' | 'body'> =
  Definition<Name> extends Record<Part, infer Schema extends z.ZodMiniType> ? z.infer<Schema> : undefined;

/** A validated request of a call. */
export interface CallInput<Name extends CallName> {
  params: PartOf<Name, 'params'>;
  query: PartOf<Name, 'query'>;
  body: PartOf<Name, 'body'>;
  request: FastifyRequest;
}

export type CallHandler<Name extends CallName> = (
  input: CallInput<Name>,
  context: BackendContext,
) => Promise<Answer<z.infer<Definition<Name>['data']>>>;

/** Every call of the contract needs a handler: the code does not compile without it. */
export type CallHandlers = { readonly [Name in CallName]: CallHandler<Name> };

/** The position of a cursor in a list. An invalid cursor gives an empty page, not a failure. */
export function cursorOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  return /^[1-9]\d{0,14}$/.test(cursor) ? Number(cursor) : 0;
}
