/** A part of a text that somebody wrote: with `href` where it is an address or a phone number. */
export interface TextPart {
  text: string;
  href?: string;
}

const LINK = /https?:\/\/[^\s<>"'\u3000-\u303f\uff01-\uff60]+|\+?\d[\d ()-]{6,18}\d(?![\w.:/-]*\w)/giu;
/** Before a number: it is a part of a longer code, a date or an address. */
const JOINS_BEFORE = /[\w+./:-]/;
/** What ends a sentence behind an address is not of the address. */
const ENDINGS = '.,;:!?)]}\'"»”’';
function withoutEnding(address: string): string {
  let end = address.length;
  while (end > 0 && ENDINGS.includes(address[end - 1] ?? ' ')) end -= 1;
  return address.slice(0, end);
}

/** Hong Kong's and Singapore's own numbers have eight digits; with a country's code up to fifteen. */
const LOCAL_DIGITS = 8;

/** Only `https:`, `http:` and `tel:` become links: nothing that somebody writes can act. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const isNumber = !/^http/i.test(match[0]);
    if (isNumber && JOINS_BEFORE.test(text[match.index - 1] ?? ' ')) continue;
    const found = isNumber ? match[0] : withoutEnding(match[0]);
    const href = hrefOf(found);
    if (href === null) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: found, href });
    from = match.index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function hrefOf(found: string): string | null {
  if (/^http/i.test(found)) return URL.canParse(found) ? honestHref(new URL(found)) : null;
  const digits = found.replace(/\D/g, '');
  if (found.startsWith('+')) return digits.length >= LOCAL_DIGITS && digits.length <= 15 ? `tel:+${digits}` : null;
  return digits.length === LOCAL_DIGITS && /^[2-9]/.test(digits) && !/^\d{4}-\d{2}-\d{2}$/.test(found) ? `tel:${digits}` : null;
}

/** None where the words may hide the place: a name before an @, or letters of another script that look like ours. */
function honestHref({ href, username, password, hostname }: URL): string | null {
  return username || password || /(?:^|\.)xn--/.test(hostname) ? null : href;
}
