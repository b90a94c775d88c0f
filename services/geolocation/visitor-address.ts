import ipaddr from 'ipaddr.js';
import { readIpAddress } from '@/lib/ip-address';

/**
 * The visitor's IP address: the proxy's `x-real-ip` only when a trusted proxy sets it,
 * otherwise the socket's address, which Next fills in as `x-forwarded-for`.
 * @returns null unless it is exactly one IP address; a list is not an address
 */
export function visitorAddress(headers: Headers, trustProxy: boolean): string | null {
  return readIpAddress((trustProxy ? headers.get('x-real-ip') : headers.get('x-forwarded-for')) ?? '');
}

/** What is known of an address before any service is asked. */
export type AddressKind = 'loopback' | 'private' | 'public';

export function addressKind(address: string): AddressKind {
  const range = ipaddr.parse(address).range();
  if (range === 'loopback') return 'loopback';
  return range === 'unicast' ? 'public' : 'private';
}
