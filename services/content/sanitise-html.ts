import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { serverEnv } from '@/lib/config/server-env';
import { mediaAddress } from '@/lib/domain/content/media-address';
import type { SafeHtml } from '@/lib/safe-html';

/** What editors may write; scripts, styles, forms, frames and event attributes are none of it. */
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
/** No `id`: one of the page's own, such as that of its data, could be taken by a paragraph. */
const ALLOWED_ATTRIBUTES = ['href', 'title', 'lang', 'scope', 'colspan', 'rowspan'];
/** Not addresses: without this the pattern of addresses is held against their values too, and takes them away. */
const PLAIN_ATTRIBUTES = ['lang', 'scope', 'colspan', 'rowspan', 'width', 'height'];
const PICTURE_ATTRIBUTES = ['src', 'alt', 'width', 'height'];
const PIXELS = /^[1-9]\d{0,4}$/;
/**
 * Same-site paths, anchors, http(s), mail and telephone; `//host`, `/\host`, which browsers read alike, and every other scheme are refused.
 */
const ALLOWED_ADDRESSES = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;

const purifier = createDOMPurify(new JSDOM('').window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  // A link that leaves the site must not be able to reach back into it.
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('rel', 'noopener noreferrer');
  if (node.tagName === 'IMG') keepMediaPicture(node);
  else for (const name of PICTURE_ATTRIBUTES) node.removeAttribute(name);
});

/** A picture of the media library with its size, or none: without the size the text below would jump. */
function keepMediaPicture(picture: Element): void {
  const address = mediaAddress(picture.getAttribute('src') ?? '', serverEnv().mediaUrls);
  const hasSize = ['width', 'height'].every((name) => PIXELS.test(picture.getAttribute(name) ?? ''));
  if (address === null || !hasSize) return picture.remove();
  picture.setAttribute('src', address);
  // Without the attribute a screen reader reads the address.
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

const TAG = /<(\/?)([a-z]+\d?)[^>]*>?/gi;
/** They have no end, or need none: what follows them does not stand inside. */
const NOT_AROUND = new Set('br hr img wbr input p li td th tr thead tbody tfoot dt dd'.split(' '));
/** Deeper than anybody writes. */
const DEEPEST = 60;

/** Without tags that stand deeper than that: the parser and the sanitiser take the square of the time for the depth. */
function shallow(html: string): string {
  let depth = 0;
  return html.replace(TAG, (tag: string, slash: string, name: string) => {
    if (NOT_AROUND.has(name.toLowerCase())) return tag;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    return depth < DEEPEST ? tag : '';
  });
}

/** CMS HTML through an allow-list. Server only: the browser gets the result. */
export function sanitiseHtml(html: string): SafeHtml {
  return sanitise(html, ALLOWED_TAGS, ALLOWED_ATTRIBUTES);
}

/** The same for an article, which may hold pictures. */
export function sanitiseArticle(html: string): SafeHtml {
  return sanitise(html, [...ALLOWED_TAGS, 'img'], [...ALLOWED_ATTRIBUTES, ...PICTURE_ATTRIBUTES]);
}

function sanitise(html: string, tags: string[], attributes: string[]): SafeHtml {
  const clean = purifier
    .sanitize(shallow(html), {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOWED_URI_REGEXP: ALLOWED_ADDRESSES,
      ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
    })
    .trim();
  // The one place where the brand is given.
  return clean as SafeHtml;
}
