export type Token =
  | { readonly kind: 'name' | 'symbol' | 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'regexp'; readonly source: string; readonly flags: string }
  | { readonly kind: 'end' };

const SPACE = /\s+/y;
const NAME = /\$?[A-Za-z_][A-Za-z0-9_]*|\$[A-Za-z0-9_]+/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y;
const REGEXP = /\/((?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+)\/([a-z]*)/y;
const SYMBOL = /===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,()[\]]/y;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

const unquote = (raw: string): string =>
  raw
    .slice(1, -1)
    .replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code?: string, letter?: string) =>
      code !== undefined ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[letter ?? ''] ?? letter ?? ''),
    );

export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  // A slash divides after a value and starts a pattern elsewhere; only matches(...) and replace(...) take one.
  const opensRegExp = (): boolean => {
    const last = tokens.at(-1);
    return last?.kind === 'symbol' && (last.text === '(' || last.text === ',');
  };
  while (at < source.length) {
    if (take(SPACE) !== null) continue;
    const text = take(STRING) ?? null;
    if (text !== null) tokens.push({ kind: 'string', text: unquote(text[0]) });
    else if (source[at] === '/' && opensRegExp()) {
      const found = take(REGEXP);
      if (found === null) throw new RuleSyntaxError(`Unfinished pattern at ${at}`);
      tokens.push({ kind: 'regexp', source: found[1] ?? '', flags: found[2] ?? '' });
    } else {
      const number = take(NUMBER);
      const name = number === null ? take(NAME) : null;
      const symbol = number === null && name === null ? take(SYMBOL) : null;
      if (number !== null) tokens.push({ kind: 'number', value: Number(number[0]) });
      else if (name !== null) tokens.push({ kind: 'name', text: name[0] });
      else if (symbol !== null) tokens.push({ kind: 'symbol', text: symbol[0] });
      else throw new RuleSyntaxError(`Unexpected ${JSON.stringify(source[at])} at ${at}`);
    }
  }
  tokens.push({ kind: 'end' });
  return tokens;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=';

export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'regexp'; readonly value: RegExp }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly object: Expression; readonly property: Expression }
  | { readonly kind: 'call'; readonly object: Expression; readonly method: string; readonly args: readonly Expression[] }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'negative'; readonly operand: Expression }
  | { readonly kind: 'logical'; readonly operator: '&&' | '||'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'binary'; readonly operator: BinaryOperator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'choice'; readonly test: Expression; readonly then: Expression; readonly otherwise: Expression };

/** A rule that cannot be deployed: invalid syntax, an unknown name or a type error. */
export class RuleSyntaxError extends Error {
  override readonly name = 'RuleSyntaxError';
}
