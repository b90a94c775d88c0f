import ipaddr from 'ipaddr.js';
import type { IncomingHttpHeaders } from 'node:http';
import type { BackendEnv } from '@/backend/config/env';
import { DEFAULT_REGION, type RegionCode, regionOfHost } from '@/lib/config/regions';
import { readIpAddress } from '@/lib/ip-address';
import { isAllowedHost } from '@/lib/site/site-address';

/** For calls without a country: the requesting site's host decides. Only for display, never for anything that matters. */
export function regionOfOrigin(origin: string | undefined): RegionCode {
  return origin && URL.canParse(origin) ? regionOfHost(new URL(origin).host) : DEFAULT_REGION;
}

/** Of a call that may be sent again; null: none that can be kept. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const sent = headers['idempotency-key'];
  const key = Array.isArray(sent) ? sent[0] : sent;
  return key && key.length <= 128 ? key : null;
}

type SiteHosts = Pick<BackendEnv, 'siteUrls' | 'allowedHosts'>;

export function isSiteOrigin(origin: string, { siteUrls, allowedHosts }: SiteHosts): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: wanted, host, protocol } = new URL(origin);
  if (wanted !== origin || !/^https?:$/.test(protocol)) return false;
  return Object.values(siteUrls).some((url) => new URL(url).origin === origin) || isAllowedHost(host, allowedHosts);
}

/** Redirect targets of a sign-in; on a server only the two sites, because there are no other host names. */
export function isSignInCallback(address: string, provider: string, env: SiteHosts & Pick<BackendEnv, 'database'>): boolean {
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  const hosts = env.database.kind === 'server' ? { ...env, allowedHosts: [] } : env;
  return address === `${origin}/login/callback/${provider}` && isSiteOrigin(origin, hosts);
}

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
