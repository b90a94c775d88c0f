import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { NEXT_PARAMETERS, nextHeaders } from '@/tests/setup/next-internals';
import { expect, test } from '@/tests/e2e/fixtures';
import { buildIdOf, get, type Answer } from '@/tests/e2e/support/raw-request';

/** One of each kind of answer that a shared cache may keep, and of those beside them. */
async function addresses(host: string, region: RegionCode): Promise<string[]> {
  const { defaultLocale } = REGIONS[region];
  const chinese = region === 'hk' ? 'zh' : 'zh-Hans';
  const data = `/_next/data/${await buildIdOf(host)}`;
  return [
    '/about-us',
    `/${chinese}/faqs`,
    '/services-pricing',
    '/blog/clean-before-you-store',
    '/blog/no-such-article',
    '/no-such-page',
    '/items',
    '/billings/no-such-invoice',
    `/${defaultLocale}/press`,
    '/api/no-such-call',
    `/api/consent-text/${defaultLocale}`,
    `/locales/${defaultLocale}/common.json`,
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    `${data}/${chinese}/faqs.json`,
    `${data}/${defaultLocale}/no-such-page.json`,
    '/artwork/no-such-picture.webp',
    '/favicon.ico',
  ];
}

const OTHER_HEADERS: Record<string, string> = {
  'accept-language': 'zh-HK,zh;q=0.9',
  accept: 'text/x-component',
  purpose: 'prefetch',
  'sec-purpose': 'prefetch;prerender',
  'sec-fetch-dest': 'image',
  'user-agent': 'Googlebot',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  forwarded: 'host=evil.example;proto=https',
  'x-original-url': '/faqs',
  'x-rewrite-url': '/faqs',
  'x-http-method-override': 'POST',
  'x-middleware-subrequest': Array(5).fill('middleware').join(':'),
  'x-invoke-path': '/faqs',
  'x-invoke-status': '500',
  'x-invoke-query': '%7B%7D',
};

const COOKIES = ['NEXT_LOCALE=zh', '__prerender_bypass=x', '__next_preview_data=x', `__prerender_bypass=${'0123456789abcdef'.repeat(2)}`];

/** What a cache would give to somebody else. The length of a page that is made anew meanwhile differs by the numbers of its styles. */
const kept = ({ status, headers, body }: Answer) => ({
  status,
  ...Object.fromEntries(
    [
      'location',
      'cache-control',
      'content-type',
      'content-encoding',
      'set-cookie',
      'vary',
      'x-nextjs-rewritten-path',
      'x-middleware-skip',
    ].map((name) => [name, headers[name]]),
  ),
  language: /<html[^>]*lang="([^"]*)"/.exec(body)?.[1],
  title: /<title[^>]*>([^<]*)/.exec(body)?.[1],
  size: Math.round(body.length / 2_000),
});
const isKeptByNobody = ({ headers }: Answer) => /no-store/.test(String(headers['cache-control']));

test(
  'nothing that Next or a proxy reads beside the address chooses an answer that a shared cache keeps',
  { tag: ['@sg', '@long'] },
  async ({}, { project }) => {
    test.setTimeout(300_000);
    const host = `${project.name}.localhost`;
    const headers = {
      ...Object.fromEntries(nextHeaders().map((name) => [name, name === 'x-matched-path' ? '/zh/faqs' : '1'])),
      ...OTHER_HEADERS,
    };
    expect(Object.keys(headers).length).toBeGreaterThan(30);
    for (const address of await addresses(host, project.name as RegionCode)) {
      const plain = kept(await get(address, host));
      const differs: string[] = [];
      const compare = (what: string, answer: Answer) => {
        const said = JSON.stringify(kept(answer));
        if (!isKeptByNobody(answer) && said !== JSON.stringify(plain)) differs.push(`${what}: ${said}`);
      };
      for (const [name, value] of Object.entries(headers)) compare(name, await get(address, host, { [name]: value }));
      for (const cookie of COOKIES) compare(cookie, await get(address, host, { cookie }));
      for (const name of NEXT_PARAMETERS) {
        const answer = await get(`${address}?${name}=sell`, host);
        // A redirect may take the address along as it was asked for: a cache keeps it for that address.
        if (answer.headers.location) answer.headers.location = String(answer.headers.location).replace(`?${name}=sell`, '');
        compare(`?${name}`, answer);
      }
      expect(differs, `${address}, which is ${JSON.stringify(plain)}`).toEqual([]);
    }
  },
);

test('no answer that a shared cache keeps sets a cookie, and no error is kept', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  for (const address of await addresses(host, project.name as RegionCode)) {
    for (const cookie of COOKIES) {
      const answer = await get(address, host, { cookie });
      if (answer.headers['set-cookie'] !== undefined) expect(isKeptByNobody(answer), `${address} with ${cookie}`).toBe(true);
    }
  }
  for (const address of ['/500', '/_next/image', '/favicon.ico']) {
    const answer = await get(address, host, { range: 'bytes=9999999-' });
    expect(answer.status, address).toBeGreaterThanOrEqual(400);
    expect(answer.headers['cache-control'], address).toContain('no-store');
  }
});
