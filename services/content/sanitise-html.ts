import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { SafeHtml } from '@/lib/safe-html';

/** What editors may write; scripts, styles, forms, frames and event attributes are none of it. */
const ALLOWED_TAGS = [
  'a', 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'span', 'h2', 'h3', 'h4', 'ul', 'ol', 'li',
  'blockquote', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr',
];
/** No `id`: one of the page's own, such as that of its data, could be taken by a paragraph. */
const ALLOWED_ATTRIBUTES = ['href', 'title', 'lang', 'scope', 'colspan', 'rowspan'];
/** Not addresses: without this the pattern of addresses is held against their values too, and takes them away. */
const PLAIN_ATTRIBUTES = ['lang', 'scope', 'colspan', 'rowspan'];
/** Same-site paths, anchors, http(s), mail and telephone; `//host`, `/\host`, which browsers read alike, and every other scheme are refused. */
const ALLOWED_ADDRESSES = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;

const purifier = createDOMPurify(new JSDOM('').window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  // A link that leaves the site must not be able to reach back into it.
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('rel', 'noopener noreferrer');
});

/** CMS HTML through an allow-list. Server only: the browser gets the result. */
export function sanitiseHtml(html: string): SafeHtml {
  const clean = purifier
    .sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: ALLOWED_ATTRIBUTES, ALLOWED_URI_REGEXP: ALLOWED_ADDRESSES, ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES, ALLOW_DATA_ATTR: false })
    .trim();
  // The one place where the brand is given.
  return clean as SafeHtml;
}
