/**
 * Nested CSS of a styled component made flat, for browsers that do not nest yet. It knows what this project's
 * components write; a test compares it with the library on all of them.
 */
interface Block {
  /** Selector list or at-rule before the brace. */
  head: string;
  declarations: string;
  blocks: Block[];
}

/** What may hold a brace or a semicolon that is none, and the marks themselves. */
const TOKENS = /\/\*[^]*?(?:\*\/|$)|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|url\([^)]*\)?|[;{}]/g;

function parse(css: string): Block {
  const root: Block = { head: '', declarations: '', blocks: [] };
  const outer: Block[] = [];
  let block = root;
  let pending = '';
  let from = 0;
  const declare = () => {
    if (pending.trim()) block.declarations += `${pending.trim()};`;
  };
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    pending += css.slice(from, index);
    from = index + token.length;
    if (token === '{') {
      outer.push(block);
      const inner: Block = { head: pending.trim(), declarations: '', blocks: [] };
      block.blocks.push(inner);
      block = inner;
    } else if (token === '}') {
      declare();
      block = outer.pop() ?? root;
    } else if (token === ';') declare();
    else {
      if (!token.startsWith('/*')) pending += token;
      continue;
    }
    pending = '';
  }
  pending += css.slice(from);
  declare();
  return root;
}

/** @param id class that every instance has: between two instances, `& + &`, the one with the styles would be too narrow */
function nest(parents: string[], head: string, own: string, id: string): string[] {
  return parents.flatMap((parent) =>
    head.split(/,(?![^(]{0,999}\))/).map((part) => {
      const child = part.trim();
      const whole = child.includes('&') ? child.replaceAll('&', parent) : `${parent} ${child}`;
      const isBetween = whole.startsWith(own) && whole.endsWith(own) && whole.replaceAll(own, '') !== '';
      return isBetween && child.includes('&') ? whole.replaceAll(own, `.${id}`) : whole;
    }),
  );
}

/** @returns one text for each rule of the style sheet's top level */
export function flatRules(css: string, own: string, id: string): string[] {
  const flatten = ({ declarations, blocks }: Block, selectors: string[]): string[] => [
    ...(declarations ? [`${selectors.join(',')}{${declarations}}`] : []),
    ...blocks.flatMap((block) => {
      if (!block.head.startsWith('@')) return flatten(block, nest(selectors, block.head, own, id));
      const inner = flatten(block, selectors).join('');
      return inner ? [`${block.head}{${inner}}`] : [];
    }),
  ];
  return flatten(parse(css), [own]);
}
