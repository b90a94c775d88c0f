import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/lib/calendar-days';
import { LOCALE_CODES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import { siteOrigin } from '@/lib/site/site-address';
import { servedDocument } from './served-document';
import { runMiddleware } from '@/tests/setup/run-middleware';
import { getServerSideProps } from '@/pages/security.txt';

const PATH = '/.well-known/security.txt';

/** The document as the server writes it, with the content that ships with the site. */
async function documentOf(locale: Locale) {
  const { isThere, type, body } = await servedDocument(getServerSideProps, locale);
  const fields = body
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  return {
    isThere,
    type,
    body,
    fields: Object.fromEntries(fields) as Record<string, string>,
    names: fields.map(([name]) => name),
  };
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no CMS'))));
afterEach(() => void vi.unstubAllGlobals());

describe.each(REGION_CODES)('security.txt of %s', (region) => {
  const locale = REGIONS[region].defaultLocale;

  it('says whom to write to, in which languages, and for how long', async () => {
    const { type, body, fields, names } = await documentOf(locale);
    expect(type).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/\n$/);
    expect(names.toSorted()).toEqual(['Canonical', 'Contact', 'Expires', 'Preferred-Languages']);
    expect(fields.Contact).toBe(`mailto:hello.${region}@example.com`);
    expect(fields.Canonical).toBe(`${siteOrigin(region)}${PATH}`);
    expect(fields['Preferred-Languages']?.split(', ')).toHaveLength(LOCALE_CODES.filter((code) => regionOfLocale(code) === region).length);
    const ahead = Date.parse(fields.Expires ?? '') - Date.now();
    expect(ahead).toBeGreaterThan(300 * DAY_MS);
    expect(ahead).toBeLessThan(365 * DAY_MS);
    expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  });

  it('stands at its well-known place, once a host', async () => {
    const { answer } = await runMiddleware(`${siteOrigin(region)}${PATH}`);
    expect(new URL(answer.headers.get('x-middleware-rewrite') ?? '').pathname).toBe(`/${locale}/security.txt`);
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    const others = LOCALE_CODES.filter((code) => regionOfLocale(code) === region && code !== locale);
    expect(await Promise.all(others.map(async (code) => (await documentOf(code)).isThere))).toEqual(others.map(() => false));
  });
});
