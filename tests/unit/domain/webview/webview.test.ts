import { describe, expect, it } from 'vitest';
import { WEBVIEW_PAGES, webviewHref, webviewPageOf, followLink } from '@/components/webview/model/webview-pages';
import { readRows } from '@/tests/setup/read-rows';

const HERE = 'https://hk.example.com/zh/webview?page=faqs';
const at = (path: string) => followLink(new URL(path, HERE).href, HERE);

describe('the pages that an app may show', () => {
  it('are named exactly; everything else is none', () => {
    for (const page of WEBVIEW_PAGES) expect(webviewPageOf(page)).toBe(page);
    for (const name of [
      '',
      'FAQS',
      'faqs/',
      '../faqs',
      '//evil.example',
      'https://evil.example',
      'toString',
      '__proto__',
      null,
      undefined,
    ]) {
      expect(webviewPageOf(name)).toBeNull();
    }
  });

  it("keep a page's own query, and never a token or a second page", () => {
    expect(webviewHref('faqs', new URLSearchParams('topic=care&page=terms&token=secret'))).toBe('/webview?page=faqs&topic=care');
    expect(webviewHref(null)).toBe('/webview');
  });
});

describe('a link inside an app', () => {
  it.each(readRows<[path: string, href: string][]>(import.meta.url, 'webview.addresses.json'))(
    'stays inside for an allowed page: %s',
    (path, href) => expect(at(path)).toEqual({ kind: 'inside', href }),
  );

  it('is left alone within the page, and only there', () => {
    expect(at('#how')).toEqual({ kind: 'anchor' });
    // The same query elsewhere, another query here, and the very same address are ways to go.
    expect(at('/faqs?page=faqs#how')).toEqual({ kind: 'inside', href: '/webview?page=faqs#how' });
    expect(at('/zh/webview?page=terms#how')).toEqual({ kind: 'inside', href: '/webview?page=terms#how' });
    expect(at('/zh/webview?page=faqs')).toEqual({ kind: 'inside', href: '/webview?page=faqs' });
    expect(at('/zh/contact-us?page=faqs')).toMatchObject({ kind: 'host' });
  });

  it.each(['/login', '/zh/login?redirect=%2Fwebview'])('asks the app for a session: %s', (path) =>
    expect(at(path)).toEqual({ kind: 'sign-in' }),
  );

  it.each(readRows<[path: string, link: string][]>(import.meta.url, 'webview.openers.json'))(
    "is the app's to open otherwise: %s",
    (path, link) => expect(at(path)).toMatchObject({ kind: 'host', link }),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://hk.example.com/1', 'not an address'])('is refused: %s', (href) => {
    expect(followLink(href, HERE)).toEqual({ kind: 'refused' });
  });
});
