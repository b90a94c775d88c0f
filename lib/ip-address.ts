import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const LONGEST = 64;
/** With the socket's port, as some proxies write it. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** @returns one IP address without quotes, brackets and port, or null; an IPv4-mapped IPv6 address becomes IPv4 */
export function readIpAddress(written: string): string | null {
  if (written.length > LONGEST) return null;
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const match = WITH_PORT.exec(text);
  const address = match?.[1] ?? match?.[2] ?? text;
  // A zone id is only valid on the machine that wrote it.
  return isIP(address) && !address.includes('%') ? ipaddr.process(address).toString() : null;
}
