import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const LONGEST = 64;
/** With the port of the caller's socket, as some proxies write it. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** @returns exactly one IP address, without quotes, brackets and port, or null; an IPv4 address mapped to IPv6 is the IPv4 address */
export function readIpAddress(written: string): string | null {
  if (written.length > LONGEST) return null;
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const match = WITH_PORT.exec(text);
  const address = match?.[1] ?? match?.[2] ?? text;
  // A zone names an interface of the machine that wrote it.
  return isIP(address) && !address.includes('%') ? ipaddr.process(address).toString() : null;
}
