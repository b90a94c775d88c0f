import type { CallName } from '@/lib/contract/calls';
import type { Outcome } from './outcome';
import type { CallData, CallOptions } from './send-call';

/**
 * `sendCall` for what public pages ask: the HTTP client is fetched with the first call and stays out of their first load. Where its chunk
 * cannot be fetched (offline, or a new version was deployed), nothing was sent.
 */
export async function sendLazily<Name extends CallName>(name: Name, options: CallOptions<Name> = {}): Promise<Outcome<CallData<Name>>> {
  const client = await import('./send-call').catch(() => null);
  return client ? client.sendCall(name, options) : { kind: 'unreachable' };
}
