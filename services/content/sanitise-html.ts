import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toParse5 } from 'hast-util-to-parse5';
import { serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { SKIP, visit } from 'unist-util-visit';
import { localePrefix, type Locale } from '@/lib/config/locales';
import { serverEnv } from '@/lib/config/server-env';
import { mediaAddress } from '@/lib/domain/content/media-address';
import type { SafeHtml } from '@/lib/safe-html';

type Element = Extract<ReturnType<typeof fromHtml>['children'][number], { type: 'element' }>;

/** Allow-list for editors: no scripts, styles, forms, frames or event attributes. */
const ALLOWED_TAGS = [
  'a',
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'span',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
];
/** Removed together with their content; other forbidden tags keep their content. */
const EMPTIED_TAGS = [
  'annotation-xml',
  'audio',
  'colgroup',
  'desc',
  'foreignobject',
  'head',
  'iframe',
  'math',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'script',
  'style',
  'svg',
  'template',
  'title',
  'video',
  'xmp',
];
const PIXELS = /^[1-9]\d{0,4}$/;
/**
 * Allowed: same-site paths, anchors, http(s), mail and telephone. Refused: `//host`, `/\host` (browsers read both alike) and every other
 * scheme.
 */
const ALLOWED_ADDRESSES = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;
/** Characters that browsers ignore in an address. */
const UNREAD = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

const TEXT_SCHEMA: Schema = {
  tagNames: ALLOWED_TAGS,
  strip: EMPTIED_TAGS,
  // No `id`: a paragraph could take over an id that the page itself relies on, such as that of its data.
  attributes: { '*': ['href', 'title', 'lang', 'scope', 'colSpan', 'rowSpan'] },
};
const ARTICLE_SCHEMA: Schema = {
  ...TEXT_SCHEMA,
  tagNames: [...ALLOWED_TAGS, 'img'],
  attributes: { ...TEXT_SCHEMA.attributes, img: ['src', 'alt', 'width', 'height'] },
};

function keepAddress({ tagName, properties }: Element): void {
  const address = String(properties.href ?? '');
  if (!ALLOWED_ADDRESSES.test(address.replace(UNREAD, ''))) delete properties.href;
  // An external page must not get a handle on this window.
  else if (tagName === 'a' && /^https?:/i.test(address)) properties.rel = ['noopener', 'noreferrer'];
}

/** Whether it is a picture of the media library with a size; without one the text below would jump (layout shift). */
function isMediaPicture({ properties }: Element): boolean {
  const address = mediaAddress(String(properties.src ?? ''), serverEnv().mediaUrls);
  if (address === null || !['width', 'height'].every((name) => PIXELS.test(String(properties[name] ?? '')))) return false;
  properties.src = address;
  // Without `alt` a screen reader reads out the address.
  properties.alt ??= '';
  return true;
}

const TAG = /<(\/?)([a-z]+\d?)[^>]*>?/gi;
/** Void elements, or elements with an optional end tag: what follows is not nested inside. */
const NOT_AROUND = new Set('br hr img wbr input p li td th tr thead tbody tfoot dt dd'.split(' '));
/** Deeper nesting than any editor writes. */
const DEEPEST = 60;

/** Removes tags nested deeper than that: parser and serialiser are recursive and would overflow the stack. */
function removeDeepNesting(html: string): string {
  let depth = 0;
  const open = new Map<string, number>();
  return html.replace(TAG, (tag: string, slash: string, written: string) => {
    const name = written.toLowerCase();
    if (NOT_AROUND.has(name)) return tag;
    const before = open.get(name) ?? 0;
    // An end tag without a start tag closes nothing.
    const step = slash === '' ? 1 : -Math.min(1, before);
    open.set(name, before + step);
    depth += step;
    return depth < DEEPEST ? tag : '';
  });
}

/** Sanitises CMS HTML with an allow-list. Server only: the browser gets the result. */
export function sanitiseHtml(html: string): SafeHtml {
  return sanitise(html, TEXT_SCHEMA);
}

/** The same for an article, which may contain pictures. */
export function sanitiseArticle(html: string): SafeHtml {
  return sanitise(html, ARTICLE_SCHEMA);
}

function sanitise(html: string, schema: Schema): SafeHtml {
  const tree = sanitize(fromHtml(removeDeepNesting(html), { fragment: true }), schema);
  visit(tree, 'element', (element, index, parent) => {
    keepAddress(element);
    if (element.tagName !== 'img' || isMediaPicture(element) || index === undefined) return undefined;
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
  // Parsing a fragment returns a fragment.
  const fragment = toParse5(tree) as DefaultTreeAdapterTypes.DocumentFragment;
  // Serialised like a browser does. The only place that creates the `SafeHtml` brand.
  return serialize(fragment).trim() as SafeHtml;
}

/** Editors write `/contact-us`; on a page with a locale prefix that link must stay in its language. */
export function localiseLinks(html: SafeHtml, locale: Locale): SafeHtml {
  const prefix = localePrefix(locale);
  // Safe: only a constant is inserted into addresses written by the sanitiser.
  return prefix === '' ? html : (html.replace(/(<a(?: [a-z-]+="[^"]*")*? href=")\//g, `$1${prefix}/`) as SafeHtml);
}

/** HTML of a document for a page of this locale: sanitised, with links in the reader's language. */
export function contentHtml(html: string, locale: Locale): SafeHtml {
  return localiseLinks(sanitiseHtml(html), locale);
}
