import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const LONGEST = 64;
/** With the port of the caller's socket, as some proxies write it. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** @returns exactly one IP address, without quotes, brackets and port, or null; IPv4 in IPv6 clothes is the IPv4 address */
export function readIpAddress(written: string): string | null {
  if (written.length > LONGEST) return null;
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const match = WITH_PORT.exec(text);
  const address = match?.[1] ?? match?.[2] ?? text;
  return isIP(address) ? ipaddr.process(address).toString() : null;
}
