import type { CallName } from '@/lib/contract/calls';
import type { Outcome } from './outcome';
import type { CallData, CallOptions } from './send-call';

/**
 * `sendCall` for public pages: the HTTP client is loaded with the first call and stays out of their first load. If its chunk cannot be
 * fetched (offline, or a new deployment), nothing was sent.
 */
export async function sendLazily<Name extends CallName>(name: Name, options: CallOptions<Name> = {}): Promise<Outcome<CallData<Name>>> {
  const client = await import('./send-call').catch(() => null);
  return client ? client.sendCall(name, options) : { kind: 'unreachable' };
}
