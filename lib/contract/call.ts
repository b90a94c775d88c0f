import type * as z from 'zod/mini';
import { ENDPOINTS, successRuleOf, type EndpointName, type SuccessRule } from './endpoints';
import type { ErrorCode } from './error-codes';

/** Who may make a call: anyone, anyone with a different answer for members, or members only. */
export type CallAudience = 'anyone' | 'anyone-or-member' | 'member';

export interface CallDefinition {
  summary: string;
  audience: CallAudience;
  /** Carries an `Idempotency-Key` when extra headers are on. */
  idempotent?: boolean;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is a file of one of these types instead of JSON, its name in `X-File-Name`. */
  rawBody?: readonly string[];
  /** The answer is a file (`data` is a Blob) instead of JSON; failures are JSON envelopes. */
  isBinary?: boolean;
  /** The file follows what it tells of, so nobody keeps it. */
  isWrittenAnew?: boolean;
  /** `body-status-code`: the `data` inside the envelope. `http-status`: the body itself, without envelope. */
  data: z.ZodMiniType;
  /** Failures beyond the general ones (validation, limits, internal). */
  errors?: readonly ErrorCode[];
}

/** A call of the API: its place in the endpoint registry and its shapes. */
export function defineCall<Name extends EndpointName, const Definition extends CallDefinition>(name: Name, definition: Definition) {
  return { name, ...ENDPOINTS[name], success: successRuleOf(name), ...definition };
}

/** Type of any call in the table, for code that iterates over all of them. */
export interface Call extends CallDefinition {
  name: EndpointName;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  success: SuccessRule;
}
