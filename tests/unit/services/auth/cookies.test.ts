import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { readAccessToken } from '@/services/auth/session';
import { deleteAccessToken, keepAccessToken } from '@/services/auth/change-session';
import { readBearer } from '@/services/http/api-client';
import { hasSkipCookie, setSkipCookie } from '@/services/region';

const SESSION_START = readFileSync('public/session-start.js', 'utf8');
const TOKEN = 'Zm9v-YmFy_1.2~3+4/5==';

/** What a person would see before the page is hydrated: whether the document's script takes the cookies for a session. */
function markOf(): string | undefined {
  delete document.documentElement.dataset.session;
  new Function(SESSION_MARK)();
  return document.documentElement.dataset.session;
}

const stands = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
const at = (path: string) => window.history.replaceState(null, '', path);
const names = () => document.cookie.split('; ').filter(Boolean);

beforeEach(() => at('/zh/items'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['accessToken', 'skipRedirectModal', 'other']) removeCookie(name);
  at('/');
});

/** Whoever wrote these: the session is what the last column says, for each that asks. */
const STANDING: readonly (readonly [what: string, cookies: string, token: string | null])[] = [
  ['none at all', '', null],
  ['a token', `accessToken=${TOKEN}`, TOKEN],
  ['a token among others', `theme=dark; accessToken=${TOKEN}; skipRedirectModal=true`, TOKEN],
  ['a token with percent signs, as written here', `accessToken=${encodeURIComponent(TOKEN)}`, TOKEN],
  ['an empty one', 'accessToken=', null],
  ['a name without a value', 'accessToken', null],
  ['a lone percent sign', 'accessToken=%', null],
  ['a broken escape', 'accessToken=%zz', null],
  ['letters that no header takes', 'accessToken=漢字', null],
  ['the same, escaped', 'accessToken=%E6%BC%A2%E5%AD%97', null],
  ['a line feed, escaped', 'accessToken=%0d%0aX-Admin:1', null],
  ['a space, escaped', 'accessToken=%20%20', null],
  ['another name that ends alike', `my-accessToken=${TOKEN}`, null],
  ['another name that begins alike', `accessTokens=${TOKEN}`, null],
  ['two, the first broken', `accessToken=%; accessToken=${TOKEN}`, TOKEN],
  ['two, the first of other letters', `accessToken=%E6%BC%A2; accessToken=${TOKEN}`, TOKEN],
  ['two, both whole: the browser gives the nearer path first', `accessToken=nearer; accessToken=${TOKEN}`, 'nearer'],
  ['as long as a browser keeps', `accessToken=${'t'.repeat(4_000)}`, 't'.repeat(4_000)],
  ['three hundred others before it', `${Array.from({ length: 300 }, (_, index) => `c${index}=%`).join('; ')}; accessToken=${TOKEN}`, TOKEN],
];

describe('with cookies that anybody may have written', () => {
  it.each(STANDING)('%s: readers agree', (_, cookies, token) => {
    stands(cookies);
    expect(readAccessToken()).toBe(token);
    expect(readBearer()).toBe(token);
  });

  it.each(STANDING.filter(([what]) => !/escaped|percent signs/.test(what)))('%s: so does the document’s mark', (_, cookies, token) => {
    stands(cookies);
    expect(markOf()).toBe(token === null ? 'out' : 'in');
  });

  it('makes a header of whatever counts as a token', () => {
    for (const [, cookies] of STANDING) {
      stands(cookies);
      expect(() => new Headers({ authorization: `Bearer ${readBearer()}` })).not.toThrow();
    }
  });

  it.each([
    ['skipRedirectModal=%', false],
    ['skipRedirectModal=', false],
    ['skipRedirectModal=true', true],
    ['skipRedirectModal=%; skipRedirectModal=true', true],
    ['xskipRedirectModal=true', false],
  ])('%s: the region question counts as answered: %j', (cookies, isAnswered) => {
    stands(cookies);
    expect(hasSkipCookie()).toBe(isAnswered);
  });

  it('a link’s session takes the place of what cannot be one, unasked', () => {
    document.cookie = 'accessToken=%zz; Path=/';
    at(`/items?token=${encodeURIComponent(TOKEN)}`);
    new Function(SESSION_START)();
    expect(readAccessToken()).toBe(TOKEN);
    expect((window as unknown as { __arrivedToken?: string }).__arrivedToken).toBeUndefined();
  });
});

describe('writing and removing', () => {
  it('writes what docs/requirements.md (R16, R22) names, letter by letter', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    setSkipCookie();
    expect(set).toHaveBeenCalledExactlyOnceWith('skipRedirectModal=true; path=/; Max-Age=31536000; SameSite=Lax');
  });

  /** As a page at this address would write; jsdom's own is always plain. */
  function writesAt(href: string, write: () => void): string[] {
    const { protocol, hostname, pathname, search, hash } = new URL(href);
    vi.stubGlobal('location', { protocol, hostname, pathname, search, hash });
    const set = vi.spyOn(document, 'cookie', 'set');
    write();
    return set.mock.calls
      .map(([cookie]) => cookie)
      .filter((cookie) => cookie.startsWith('accessToken=') && !/Max-Age=0|expires=/i.test(cookie));
  }

  // Whole strings: there is no Domain, so that no other host of the same name is ever sent the session.
  it.each([
    ['http', ''],
    ['https', '; secure'],
  ])('a login over %s keeps the session for this host, this site’s own requests and thirty days', (scheme, secure) => {
    expect(writesAt(`${scheme}://hk.localhost/login`, () => keepAccessToken(TOKEN))).toEqual([
      `accessToken=${TOKEN}; path=/; Max-Age=2592000; SameSite=Lax${secure}`,
    ]);
  });

  it.each([
    ['http', ''],
    ['https', '; Secure'],
  ])('a link’s session over %s is kept in the same way', (scheme, secure) => {
    const write = () => new Function(SESSION_START)() as void;
    expect(writesAt(`${scheme}://hk.localhost/zh/items?token=${encodeURIComponent(TOKEN)}`, write)).toEqual([
      `accessToken=${encodeURIComponent(TOKEN)}; Path=/; Max-Age=2592000; SameSite=Lax${secure}`,
    ]);
  });

  it('gives back what it was given, whatever that is', () => {
    for (const value of [TOKEN, 'a;b', 'a=b', '100%', '"quoted"', 'a,b']) {
      writeCookie('other', value, 60);
      expect(readCookie('other')).toBe(value);
    }
  });

  it('a login wins against a cookie on a longer path', () => {
    document.cookie = 'accessToken=of-an-older-site; Path=/zh/items';
    keepAccessToken('of-this-login');
    expect(readAccessToken()).toBe('of-this-login');
    expect(names()).toEqual(['accessToken=of-this-login']);
  });

  it('a logout leaves none under the name, and all others', () => {
    document.cookie = 'accessToken=here; Path=/zh/items';
    document.cookie = 'accessToken=above; Path=/zh';
    document.cookie = 'accessToken=%; Path=/';
    document.cookie = 'other=stays; Path=/zh/items';
    deleteAccessToken();
    expect(names()).toEqual(['other=stays']);
    expect(document.documentElement.dataset.session).toBe('out');
    document.cookie = 'other=; Path=/zh/items; Max-Age=0';
  });
});
