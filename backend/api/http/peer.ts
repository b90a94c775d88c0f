import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { readIpAddress } from '@/lib/ip-address';

/** IPv6 clients are grouped by their /64 network, which belongs to one subscriber. */
export function peerOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}

/**
 * Keeps only the last address of X-Forwarded-For, without its port: the load balancer added it, and the port differs by connection. Without
 * one, the balancer itself is the peer.
 */
export function keepForwardedAddress(headers: IncomingHttpHeaders): void {
  const written = headers['x-forwarded-for'];
  if (typeof written !== 'string') return;
  const last = written.split(',').findLast((member) => member.trim() !== '');
  const address = last === undefined ? null : readIpAddress(last);
  if (address === null) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = address;
}
