import { describe, expect, it } from 'vitest';
import { routeOfPath } from '@/lib/config/routes';
import { readSeed, slugsOfKind, stringsOf } from './read-seed';

const ALLOWED = new Set('p h2 h3 ul ol li strong em a blockquote table thead tbody tr th td'.split(' '));
const HTML_KEYS = /(^|\.)(body|answer|description)$/;
const TAG = /<(\/?)([a-z0-9]+)([^>]*)>/gi;

const strings = readSeed().flatMap(({ kind, name, document }) =>
  stringsOf(document).map(({ at, text }) => ({ kind, at, text, where: `${name} ${at}` })),
);
const isHtml = ({ kind, at }: { kind: string; at: string }) => HTML_KEYS.test(at) && (!at.endsWith('description') || kind === 'global');

/** What is wrong with a piece of HTML, as sentences; empty when it is sound. */
function faultsOf(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, slash, rawName = '', attributes = ''] of html.matchAll(TAG)) {
    const name = rawName.toLowerCase();
    if (!ALLOWED.has(name)) faults.push(`${tag} is not allowed`);
    else if (slash) {
      if (open.pop() !== name) faults.push(`${tag} closes another element`);
    } else {
      if (!(name === 'a' ? /^ href="[^"]+"$/ : /^$/).test(attributes)) faults.push(`${tag} has attributes that are not allowed`);
      open.push(name);
    }
  }
  if (open.length > 0) faults.push(`${open.join(', ')} stays open`);
  if (/[<>]/.test(html.replace(TAG, ''))) faults.push('a bare angle bracket');
  return faults;
}

describe('HTML of the seed documents', () => {
  it('uses only allowed elements, nested soundly', () => {
    const html = strings.filter(isHtml);
    expect(html.length).toBeGreaterThan(150);
    expect(html.flatMap(({ text, where }) => faultsOf(text).map((fault) => `${where}: ${fault}`))).toEqual([]);
  });

  it('catches what it should', () => {
    expect(faultsOf('<p onclick="x">a</p>')).toHaveLength(1);
    expect(faultsOf('<script>a</script>')).toHaveLength(2);
    expect(faultsOf('<p><strong>a</p>').length).toBeGreaterThan(0);
    expect(faultsOf('<p>a <a href="/faqs">b</a></p>')).toEqual([]);
  });

  it('keeps markup out of plain text', () => {
    expect(strings.filter((entry) => !isHtml(entry) && /[<>]|\*\*|\]\(/.test(entry.text)).map(({ where }) => where)).toEqual([]);
  });

  it('links to pages that exist', () => {
    const articles = new Set(slugsOfKind('blog-articles'));
    const links = strings.flatMap(({ text, where }) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => ({ href, where })));
    const broken = links.filter(({ href }) => {
      if (/^(https:|mailto:|tel:)/.test(href)) return false;
      const route = routeOfPath(href.split(/[?#]/)[0] ?? '');
      const article = /^\/blog\/([^/?#]+)$/.exec(href)?.[1];
      return !route || (article !== undefined && !articles.has(article));
    });
    expect(links.length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });
});
