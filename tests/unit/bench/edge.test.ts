import { describe, expect, it } from 'vitest';
import { dataMarksIn, dataPathOf, marksIn, marksOf, PAGES, typeOf, type Page } from '@/bench/edge-mix/pages';
import { mixedRequests } from '@/bench/edge-mix/requests';
import { floorConfig } from '@/bench/edge/floor';

function pageOf(locale: string, route: string): Page {
  const found = PAGES.find((page) => page.locale === locale && page.route === route);
  if (!found) throw new Error(`${locale} has no ${route}.`);
  return found;
}

const SITES = { hk: 'https://hk.example', sg: 'https://sg.example' };

const htmlOf = (canonical: string, lang: string, region: string, query: string) =>
  `<!DOCTYPE html><html lang="${lang}" data-region="${region}"><head><link rel="canonical" href="${canonical}" data-next-head=""/></head><script id="__NEXT_DATA__">{"props":{},"page":"/x","query":${query}}</script>`;

describe('what a page says of itself', () => {
  const page = pageOf('zh-Hans', '/services-pricing');

  it('is what was asked for, or seen not to be', () => {
    expect(marksIn(htmlOf('https://sg.example/zh-Hans/services-pricing?type=sell', 'zh-Hans-SG', 'sg', '{"type":"sell"}'))).toBe(
      marksOf(page, 'sell', SITES),
    );
    expect(marksIn(htmlOf('https://sg.example/zh-Hans/services-pricing', 'zh-Hans-SG', 'sg', '{"type":"store"}'))).toBe(
      marksOf(page, 'store', SITES),
    );
    // Each mark alone is enough to tell.
    for (const other of [
      htmlOf('https://hk.example/zh-Hans/services-pricing', 'zh-Hans-SG', 'sg', '{"type":"store"}'),
      htmlOf('https://sg.example/zh-Hans/services-pricing', 'en-SG', 'sg', '{"type":"store"}'),
      htmlOf('https://sg.example/zh-Hans/services-pricing', 'zh-Hans-SG', 'hk', '{"type":"store"}'),
      htmlOf('https://sg.example/zh-Hans/services-pricing', 'zh-Hans-SG', 'sg', '{"type":"sell"}'),
    ]) {
      expect(marksIn(other)).not.toBe(marksOf(page, 'store', SITES));
    }
  });

  it('is missing from what is no page', () => {
    for (const body of ['', 'undefined', '<html lang="en">', '{}']) expect([marksIn(body), dataMarksIn(body)]).toEqual([null, null]);
  });

  it('takes its type from the query as the site does', () => {
    expect(
      ['', 'TYPE=sell', 'type&type=sell', 'a=b&type=sell', 'type=s%65ll', 'type=sell&type=store'].map((query) => typeOf(page, query)),
    ).toEqual(['store', 'store', 'store', 'sell', 'sell', 'sell']);
  });

  it('has an address for its data', () => {
    expect(dataPathOf(page, 'B')).toBe('/_next/data/B/zh-Hans/services-pricing.json');
    expect(dataPathOf(pageOf('en', '/'), 'B')).toBe('/_next/data/B/en.json');
  });
});

it('the mix asks for each kind, each page and both sites, the same ones for a seed', () => {
  const [next, again] = [mixedRequests(3, 'B'), mixedRequests(3, 'B')];
  const requests = Array.from({ length: 20_000 }, next);
  expect(requests.slice(0, 100)).toEqual(Array.from({ length: 100 }, again));
  expect(new Set(requests.map(({ kind }) => kind))).toEqual(new Set(['document', 'data', 'navigation', 'prefetch', 'past']));
  expect(new Set(requests.map(({ page }) => page)).size).toBe(PAGES.length);
  for (const form of ['TYPE=sell', 'type&type=digitise']) {
    expect(requests.some(({ path, page }) => page.hasTypes && path.includes(form))).toBe(true);
  }
});

it('the floor has the settings of the edge, and a file instead of its cache', () => {
  const edge = [
    'pid /e/nginx.pid;',
    'http {',
    '  sendfile off;',
    '  access_log /e/access.log visits;',
    '  proxy_cache_path /e/documents keys_zone=a:1m;',
    '  include /e/config/maps.conf;',
    '  include /e/config/behind.conf;',
    '  include /e/config/servers.conf;',
    '}',
  ].join('\n');
  const floor = floorConfig(edge, '/e', '/e/floor', 99).split('\n');
  expect(floor).toEqual([
    'pid /e/floor/nginx.pid;',
    'http {',
    '  sendfile off;',
    '  access_log /e/floor/access.log visits;',
    '  include /e/config/maps.conf;',
    expect.stringContaining('listen 99; root /e/floor;'),
    '}',
  ]);
  expect(() => floorConfig('http { }', '/e', '/e/floor', 99)).toThrow('servers');
});
