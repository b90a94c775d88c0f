import ipaddr from 'ipaddr.js';

/** Whoever has one IPv6 address has its whole network of 64 bits. */
export function peerOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}
