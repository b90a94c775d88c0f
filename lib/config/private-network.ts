import ipaddr from 'ipaddr.js';

/** Address ranges that are not routed on the Internet. */
const OWN_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'unspecified'];

/** Whether a host name belongs to this machine or a private network, by its form alone: no DNS look-up. */
export function isPrivateNetwork(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(name)) return OWN_RANGES.includes(ipaddr.process(name).range());
  // Single-label names, as containers have them, do not exist on the Internet.
  return !name.includes('.') || /\.(localhost|local|internal|lan)$/.test(name);
}
