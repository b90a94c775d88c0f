import { RuleRuntimeError, SNAPSHOT_METHODS, STRING_METHODS, DataSnapshot } from './methods';
import type { BinaryOperator, Expression } from './tokenize';

export type Names = Readonly<Record<string, unknown>>;

function property(object: unknown, key: unknown): unknown {
  if (typeof object === 'string' && key === 'length') return object.length;
  // A property of null is null, so that `auth.uid === $uid` is false when signed out.
  if (object === null || object === undefined) return null;
  if (typeof object !== 'object' || object instanceof DataSnapshot || typeof key !== 'string') {
    throw new RuleRuntimeError('No such property');
  }
  return Object.hasOwn(object, key) ? ((object as Record<string, unknown>)[key] ?? null) : null;
}

function call(self: unknown, name: string, args: readonly unknown[]): unknown {
  const table = self instanceof DataSnapshot ? SNAPSHOT_METHODS : STRING_METHODS;
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (method === undefined) throw new RuleRuntimeError(`No method ${name}`);
  return method.run(self, args);
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', a: unknown, b: unknown): unknown {
  if (operator === '+' && (typeof a === 'string' || typeof b === 'string')) {
    if ([a, b].every((side) => typeof side === 'string' || typeof side === 'number')) return `${a}${b}`;
  }
  if (typeof a !== 'number' || typeof b !== 'number') throw new RuleRuntimeError(`${operator} takes numbers`);
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  return operator === '/' ? a / b : a % b;
}

function ordered(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  throw new RuleRuntimeError('Only two numbers or two strings have an order');
}

function binary(operator: BinaryOperator, a: unknown, b: unknown): unknown {
  switch (operator) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return ordered(a, b) < 0;
    case '<=':
      return ordered(a, b) <= 0;
    case '>':
      return ordered(a, b) > 0;
    case '>=':
      return ordered(a, b) >= 0;
    default:
      return arithmetic(operator, a, b);
  }
}

function truth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new RuleRuntimeError('Not a boolean');
  return value;
}

/** Evaluates a checked expression. A RuleRuntimeError means that the rule is false. */
export function evaluate(expression: Expression, names: Names): unknown {
  switch (expression.kind) {
    case 'literal':
    case 'regexp':
      return expression.value;
    case 'list':
      return expression.items.map((item) => evaluate(item, names));
    case 'name':
      return names[expression.name] ?? null;
    case 'member':
      return property(evaluate(expression.object, names), evaluate(expression.property, names));
    case 'call':
      return call(
        evaluate(expression.object, names),
        expression.method,
        expression.args.map((arg) => evaluate(arg, names)),
      );
    case 'not':
      return !truth(evaluate(expression.operand, names));
    case 'negative':
      return arithmetic('-', 0, evaluate(expression.operand, names));
    case 'logical': {
      const left = truth(evaluate(expression.left, names));
      if (expression.operator === '&&' ? !left : left) return left;
      return truth(evaluate(expression.right, names));
    }
    case 'binary':
      return binary(expression.operator, evaluate(expression.left, names), evaluate(expression.right, names));
    case 'choice':
      return evaluate(truth(evaluate(expression.test, names)) ? expression.then : expression.otherwise, names);
  }
}
