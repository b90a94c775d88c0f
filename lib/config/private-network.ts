import ipaddr from 'ipaddr.js';

/** Ranges that no route of the Internet leads to. */
const OWN_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'unspecified'];

/** Whether a host name is by its form one of this machine or of a private network: no DNS is asked. */
export function isPrivateNetwork(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(name)) return OWN_RANGES.includes(ipaddr.process(name).range());
  // A name of one label, as a container has it, is nobody's on the Internet.
  return !name.includes('.') || /\.(localhost|local|internal|lan)$/.test(name);
}
