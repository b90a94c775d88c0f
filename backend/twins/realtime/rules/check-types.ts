import { SNAPSHOT_METHODS, STRING_METHODS, type Method, type RuleType } from './methods';
import { RuleSyntaxError, type Expression } from './tokenize';

/** Names available in a rule, with their types. */
export type Scope = ReadonlyMap<string, RuleType>;

function fits(actual: RuleType, ...wanted: RuleType[]): boolean {
  return actual === 'any' || wanted.includes(actual);
}

function require(condition: boolean, message: string): void {
  if (!condition) throw new RuleSyntaxError(message);
}

function methodOf(type: RuleType, name: string): Method {
  const tables = type === 'snapshot' ? [SNAPSHOT_METHODS] : fits(type, 'string') ? [STRING_METHODS] : [];
  const method = tables.find((table) => Object.hasOwn(table, name))?.[name];
  if (method === undefined) throw new RuleSyntaxError(`No method ${name} of ${type}`);
  return method;
}

function typeOfCall(call: Extract<Expression, { kind: 'call' }>, scope: Scope): RuleType {
  const method = methodOf(typeOf(call.object, scope), call.method);
  const least = method.takes.length - (method.optional ?? 0);
  const count = call.args.length;
  require(count >= least && count <= method.takes.length, `${call.method} takes ${method.takes.length} arguments`);
  call.args.forEach((arg, index) => {
    const wanted = method.takes[index];
    require(wanted !== undefined && fits(typeOf(arg, scope), wanted), `${call.method} takes a ${wanted}`);
  });
  return method.gives;
}

function typeOfMember(member: Extract<Expression, { kind: 'member' }>, scope: Scope): RuleType {
  const object = typeOf(member.object, scope);
  const isLength = member.property.kind === 'literal' && member.property.value === 'length';
  if (object === 'string' && isLength) return 'number';
  require(fits(typeOf(member.property, scope), 'string') && fits(object, 'object'), `No such property of ${object}`);
  return 'any';
}

function typeOfBinary(binary: Extract<Expression, { kind: 'binary' }>, scope: Scope): RuleType {
  const { operator } = binary;
  const sides = [typeOf(binary.left, scope), typeOf(binary.right, scope)];
  if (operator === '==' || operator === '!=') {
    require(sides.every((side) => side !== 'regexp' && side !== 'list' && side !== 'snapshot'), 'Cannot be compared');
    return 'boolean';
  }
  const isText = operator === '+' || operator.startsWith('<') || operator.startsWith('>');
  const wanted: RuleType[] = isText ? ['string', 'number'] : ['number'];
  require(sides.every((side) => fits(side, ...wanted)), `${operator} takes ${wanted.join(' or ')}`);
  if (operator.startsWith('<') || operator.startsWith('>')) return 'boolean';
  if (operator !== '+') return 'number';
  return sides.includes('string') ? 'string' : sides.every((side) => side === 'number') ? 'number' : 'any';
}

const literalType = (value: string | number | boolean | null): RuleType =>
  value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean');

/**
 * The type of an expression. Refuses what Firebase refuses at deployment, including operands of `&&`, `||` and `!` that are not boolean:
 * `auth.token.team` alone fails here as well.
 */
export function typeOf(expression: Expression, scope: Scope): RuleType {
  switch (expression.kind) {
    case 'literal':
      return literalType(expression.value);
    case 'regexp':
      return 'regexp';
    case 'list':
      require(expression.items.every((item) => fits(typeOf(item, scope), 'string')), 'A list holds strings');
      return 'list';
    case 'name': {
      const type = scope.get(expression.name);
      if (type === undefined) throw new RuleSyntaxError(`Unknown name ${expression.name}`);
      return type;
    }
    case 'member':
      return typeOfMember(expression, scope);
    case 'call':
      return typeOfCall(expression, scope);
    case 'not':
      require(typeOf(expression.operand, scope) === 'boolean', '! takes a boolean');
      return 'boolean';
    case 'negative':
      require(fits(typeOf(expression.operand, scope), 'number'), '- takes a number');
      return 'number';
    case 'logical': {
      const sides = [typeOf(expression.left, scope), typeOf(expression.right, scope)];
      require(sides.every((side) => side === 'boolean'), `${expression.operator} takes booleans`);
      return 'boolean';
    }
    case 'binary':
      return typeOfBinary(expression, scope);
    case 'choice': {
      require(typeOf(expression.test, scope) === 'boolean', '? takes a boolean');
      const [a, b] = [typeOf(expression.then, scope), typeOf(expression.otherwise, scope)];
      return a === b ? a : 'any';
    }
  }
}
