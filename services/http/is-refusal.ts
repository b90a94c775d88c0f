import type { Outcome } from './outcome';

type Failure = Exclude<Outcome<unknown>, { kind: 'ok' }>;

/**
 * Whether a failure says that nothing was done. A broken server, a proxy or a page in place of an answer says nothing of what it led to.
 */
export function isRefusal(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return false;
  const { body } = failure;
  const said = typeof body === 'object' && body !== null && 'statusCode' in body ? body.statusCode : null;
  const status = typeof said === 'number' ? said : failure.status;
  return status >= 400 && status < 500;
}
