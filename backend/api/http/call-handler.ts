import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import type { CALLS, CallName } from '@/lib/contract/calls';
import type { Answer } from './answer';

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
