import { tokenize, type Token, RuleSyntaxError, type BinaryOperator, type Expression } from './tokenize';

// Lowest precedence first. `===` and `==` are the same in this language: there is no conversion.
const LEVELS: readonly Readonly<Record<string, BinaryOperator | '&&' | '||'>>[] = [
  { '||': '||' },
  { '&&': '&&' },
  { '==': '==', '===': '==', '!=': '!=', '!==': '!=' },
  { '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/', '%': '%' },
];
const KEYWORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const END: Token = { kind: 'end' };
// Far above any hand-written rule, far below a stack overflow.
const MAX_NESTING = 100;

class Parser {
  private at = 0;
  private nesting = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  parse(): Expression {
    const expression = this.choice();
    if (this.peek().kind !== 'end') throw new RuleSyntaxError(`Unexpected ${describe(this.peek())}`);
    return expression;
  }

  private peek(): Token {
    return this.tokens[this.at] ?? END;
  }

  private isSymbol(text: string): boolean {
    const token = this.peek();
    return token.kind === 'symbol' && token.text === text;
  }

  private accept(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.at += 1;
    return true;
  }

  private expect(text: string): void {
    if (!this.accept(text)) throw new RuleSyntaxError(`Expected "${text}" before ${describe(this.peek())}`);
  }

  private choice(): Expression {
    if (++this.nesting > MAX_NESTING) throw new RuleSyntaxError('Nested too deeply');
    const test = this.infix(0);
    let result = test;
    if (this.accept('?')) {
      const then = this.choice();
      this.expect(':');
      result = { kind: 'choice', test, then, otherwise: this.choice() };
    }
    this.nesting -= 1;
    return result;
  }

  private infix(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    let left = this.infix(level + 1);
    for (;;) {
      const token = this.peek();
      const operator = token.kind === 'symbol' && Object.hasOwn(operators, token.text) ? operators[token.text] : undefined;
      if (operator === undefined) return left;
      this.at += 1;
      const right = this.infix(level + 1);
      left =
        operator === '&&' || operator === '||' ? { kind: 'logical', operator, left, right } : { kind: 'binary', operator, left, right };
    }
  }

  private unary(): Expression {
    if (this.accept('!')) return { kind: 'not', operand: this.unary() };
    if (this.accept('-')) return { kind: 'negative', operand: this.unary() };
    return this.postfix();
  }

  private postfix(): Expression {
    let object = this.primary();
    for (;;) {
      if (this.accept('.')) {
        const token = this.peek();
        if (token.kind !== 'name') throw new RuleSyntaxError(`Expected a name before ${describe(token)}`);
        this.at += 1;
        object = this.accept('(')
          ? { kind: 'call', object, method: token.text, args: this.listUntil(')') }
          : { kind: 'member', object, property: { kind: 'literal', value: token.text } };
      } else if (this.accept('[')) {
        const property = this.choice();
        this.expect(']');
        object = { kind: 'member', object, property };
      } else return object;
    }
  }

  private listUntil(close: string): Expression[] {
    const items: Expression[] = [];
    while (!this.accept(close)) {
      if (items.length > 0) this.expect(',');
      items.push(this.choice());
    }
    return items;
  }

  private primary(): Expression {
    const token = this.peek();
    this.at += 1;
    if (token.kind === 'number') return { kind: 'literal', value: token.value };
    if (token.kind === 'string') return { kind: 'literal', value: token.text };
    if (token.kind === 'regexp') return { kind: 'regexp', value: compilePattern(token.source, token.flags) };
    if (token.kind === 'name') {
      return Object.hasOwn(KEYWORDS, token.text)
        ? { kind: 'literal', value: KEYWORDS[token.text] ?? null }
        : { kind: 'name', name: token.text };
    }
    if (token.kind === 'symbol' && token.text === '(') {
      const inner = this.choice();
      this.expect(')');
      return inner;
    }
    if (token.kind === 'symbol' && token.text === '[') return { kind: 'list', items: this.listUntil(']') };
    throw new RuleSyntaxError(`Unexpected ${describe(token)}`);
  }
}

function compilePattern(source: string, flags: string): RegExp {
  if (flags !== '' && flags !== 'i') throw new RuleSyntaxError(`Unknown flags of a pattern: ${flags}`);
  try {
    return new RegExp(source, flags);
  } catch {
    throw new RuleSyntaxError(`Not a pattern: /${source}/`);
  }
}

function describe(token: Token): string {
  if (token.kind === 'end') return 'the end';
  if (token.kind === 'number') return String(token.value);
  return token.kind === 'regexp' ? `/${token.source}/` : `"${token.text}"`;
}

export const parseExpression = (source: string): Expression => new Parser(tokenize(source)).parse();
