const BELOW_START = /<([a-z]+)(?: [^<>]*)? data-below=""/;
/** Undrawn until their styles are there. Nothing else sets these two properties on a part. */
export const HIDE_BELOW = '[data-below]{content-visibility:hidden;visibility:hidden}';
export const SHOW_BELOW = '[data-below]{content-visibility:visible;visibility:inherit}';

/** The rules of one component end with a mark, in which styled-components says which classes they are for. */
const COMPONENT = /[\s\S]*?data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}(?:\/\*!sc\*\/\s*)?/gy;

/**
 * Parts a page's styles into those that its first screen needs and those of the parts below alone, each in its order
 * (docs/decisions/0033-scripts-after-the-first-paint.md). A component stays whole: what extends another is used only where
 * the other is, so that neither can overtake the other.
 * @param css of styled-components, as the server has collected it
 * @param html of the page
 */
export function stylesInTwo(css: string, html: string): { first: string; below: string } {
  const used = classesOf(withoutBelow(html));
  const [first, below]: [string[], string[]] = [[], []];
  let end = 0;
  for (const { 0: rules, 1: id = '', 2: names = '', index } of css.matchAll(COMPONENT)) {
    end = index + rules.length;
    // An animation's name is no class: who uses it is not in the page. A component's own is on each of its elements, also where it adds no
    // rule.
    const isNeeded = id.startsWith('sc-keyframes') || used.has(id) || names.split(',').some((name) => name !== '' && used.has(name));
    (isNeeded ? first : below).push(rules);
  }
  return { first: first.join('') + css.slice(end), below: below.join('') };
}

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function withoutBelow(html: string): string {
  const start = BELOW_START.exec(html);
  if (!start) return html;
  return html.slice(0, start.index) + withoutBelow(afterElement(html.slice(start.index), start[1] ?? ''));
}

/** What follows the element that the HTML begins with. */
function afterElement(html: string, name: string): string {
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of html.matchAll(new RegExp(`<(/?)${name}(?=[\\s>])`, 'g'))) {
    depth += slash === '' ? 1 : -1;
    if (depth === 0) return html.slice(index + tag.length);
  }
  return '';
}
