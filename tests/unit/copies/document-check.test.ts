import { describe, expect, it } from 'vitest';
import { canonicalOf, foreignIn, type Home } from '@/tests/copies/document-check';

const HK: Home = { region: 'hk', siteUrl: 'http://hk.localhost:3000' };
const page = (region: string, canonical: string | null) =>
  `<!DOCTYPE html><html lang="en" data-region="${region}"><head>${canonical === null ? '' : `<link rel="canonical" href="${canonical}"/>`}</head></html>`;

describe('a document under load', () => {
  it('is its own site’s by its region and its canonical address', () => {
    expect(foreignIn(page('hk', 'http://hk.localhost:3000/faqs'), HK, true)).toBeNull();
    expect(foreignIn(page('sg', 'http://hk.localhost:3000/faqs'), HK, true)).toBe('region sg');
    expect(foreignIn(page('hk', 'http://sg.localhost:3000/faqs'), HK, true)).toBe('canonical address http://sg.localhost:3000/faqs');
    // A prefix of the address is not the address.
    expect(foreignIn(page('hk', 'http://hk.localhost:30001/faqs'), HK, true)).not.toBeNull();
  });

  it('may leave the canonical address out only where it is not to be listed', () => {
    expect(foreignIn(page('hk', null), HK, false)).toBeNull();
    expect(foreignIn(page('hk', null), HK, true)).toBe('no canonical address');
    expect(foreignIn('{"suggest":null}', HK, false)).toBe('no document');
    expect(canonicalOf('<link href="http://a.example/x" data-next-head="" rel="canonical"/>')).toBe('http://a.example/x');
  });
});
