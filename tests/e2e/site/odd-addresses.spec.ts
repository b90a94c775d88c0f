import { readFileSync } from 'node:fs';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { expect, test } from '@/tests/e2e/fixtures';
import { buildIdOf, get, wire, type Answer } from '@/tests/e2e/support/raw-request';

const languageOf = ({ body }: Answer) => /<html[^>]*lang="([^"]*)"/.exec(body)?.[1];

/** Each with the language of its answer: the region's own, or the Chinese that the path names. */
const ODD = JSON.parse(readFileSync('tests/e2e/site/odd-addresses.json', 'utf8')) as {
  noPages: Record<RegionCode, { own: string[]; chinese: string[]; tag: string }>;
  elsewhere: string[];
  refused: string[];
};

test('an address that is none is answered by this region, in its language, and never as a fault', async ({}, { project }) => {
  const region = project.name as RegionCode;
  const host = `${region}.localhost`;
  const { own, chinese, tag } = ODD.noPages[region];
  for (const [paths, language] of [
    [own, LOCALES[REGIONS[region].defaultLocale].htmlLang],
    [chinese, tag],
  ] as const) {
    for (const path of paths) {
      const answer = await get(path, host);
      expect([answer.status, languageOf(answer)], path).toEqual([404, language]);
      expect(answer.body, path).toContain(`data-region="${region}"`);
    }
  }
});

test('a file that is not there is no page at all, of whatever region', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const other = project.name === 'hk' ? '/en-SG' : '/zh';
  for (const path of [
    '/artwork/nope.webp',
    '/fonts/nope',
    '/_next/static/nope.js',
    '/icon-nope',
    '/share/%',
    '/fonts/%E0%A4%A',
    `${other}/artwork/nope`,
  ]) {
    const { status, headers, body } = await get(path, host);
    expect([status, headers['content-type'], headers['cache-control'], body], path).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
      'Not Found',
    ]);
  }
});

test('a language has one spelling, and data of a page that is none says so', async ({}, { project }) => {
  const [code, shown] = project.name === 'hk' ? (['zh', 'zh'] as const) : (['zh-Hans', 'zh-Hans'] as const);
  const host = `${project.name}.localhost`;
  for (const spelling of [code.toUpperCase(), code.toLowerCase().replace('h', 'H')]) {
    const { status, headers } = await get(`/${spelling}/faqs?q=a%20b`, host);
    // Next writes the blank as forms do.
    expect([status, String(headers.location).replace('+', '%20')], spelling).toEqual([308, `/${shown}/faqs?q=a%20b`]);
  }
  const data = `/_next/data/${await buildIdOf(host)}`;
  for (const path of [`/${code}/${code}/faqs`, `/${code}/nope`, `/${code}/api/nope`, `/${code}/%`]) {
    expect((await get(`${data}${path}.json`, host)).status, path).toBe(404);
  }
});

test('no path leads to another site', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  for (const path of ODD.elsewhere) {
    const { status, headers } = await get(path, host);
    expect(status, path).toBeLessThan(500);
    if (headers.location !== undefined) expect(String(headers.location), path).toMatch(/^\/(?![/\\])/);
  }
});

test('a target with a host of its own is of that host, and one of another is answered by nobody', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const other = project.name === 'hk' ? 'sg' : 'hk';
  const own = await wire(`GET http://${host}/faqs`, host);
  expect([own.status, languageOf(own)]).toEqual([200, LOCALES[REGIONS[project.name as RegionCode].defaultLocale].htmlLang]);
  const others = await wire(`GET http://${other}.localhost/faqs`, host);
  expect([others.status, languageOf(others)]).toEqual([200, LOCALES[REGIONS[other].defaultLocale].htmlLang]);
  for (const target of [
    'http://evil.example/',
    'http://evil.example/en/faqs',
    'https://evil.example//x',
    `http://${host}@evil.example/`,
    'ftp://evil.example/',
  ]) {
    const { status, headers, body } = await wire(`GET ${target}`, host);
    expect([400, 421], target).toContain(status === 308 ? (headers.location === '/x' ? 421 : 308) : status);
    expect(`${body}${JSON.stringify(headers)}`, target).not.toContain('evil.example');
  }
});

test('methods that nobody answers are refused, and none is a fault', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  for (const line of ODD.refused) {
    const { status, headers } = await wire(line, host);
    expect([status, headers.allow, headers['cache-control']], line).toEqual([405, 'GET, HEAD', 'no-store']);
  }
  expect((await wire('GET *', host)).status).toBe(404);
  const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec((await get('/', host)).body)?.[0];
  for (const line of ['POST /favicon.ico', 'OPTIONS /favicon.ico', `OPTIONS ${script}`, `TRACE ${script}`]) {
    const answer = await wire(line, host);
    expect([400, 405], line).toContain(answer.status);
    expect([undefined, LOCALES[REGIONS[project.name as RegionCode].defaultLocale].htmlLang], line).toContain(languageOf(answer));
  }
});
