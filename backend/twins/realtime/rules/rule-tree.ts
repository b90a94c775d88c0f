import { evaluate, type Names } from './evaluate';
import { RuleRuntimeError, type RuleType, SNAPSHOT_METHODS, STRING_METHODS, type Method } from './methods';
import { parseExpression } from './parse-expression';
import { RuleSyntaxError, type Expression } from './tokenize';
// A string or a comment: matching strings too avoids taking a "//" inside one for a comment.
const STRING_OR_COMMENT = /"(?:[^"\\]|\\[\s\S])*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** Firebase allows comments in the rules file, JSON.parse does not. */
export const withoutComments = (source: string): string =>
  source.replace(STRING_OR_COMMENT, (found) => (found.startsWith('"') ? found : ' '));

/** A compiled condition; a run-time error counts as false. */
type Condition = (names: Names) => boolean;

export interface RuleNode {
  readonly read: Condition | null;
  readonly write: Condition | null;
  readonly validate: Condition | null;
  readonly indexes: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard: { readonly name: string; readonly node: RuleNode } | null;
}

const READ_SCOPE: readonly (readonly [string, RuleType])[] = [
  ['auth', 'object'],
  ['now', 'number'],
  ['root', 'snapshot'],
  ['data', 'snapshot'],
];

function compile(raw: unknown, scope: Scope): Condition {
  if (typeof raw === 'boolean') return () => raw;
  if (typeof raw !== 'string') throw new RuleSyntaxError('A rule is a string or a boolean');
  const expression = parseExpression(raw);
  if (typeOf(expression, scope) !== 'boolean') throw new RuleSyntaxError('A rule must be a boolean expression');
  return (names) => {
    try {
      return evaluate(expression, names) === true;
    } catch (error) {
      if (error instanceof RuleRuntimeError) return false;
      throw error;
    }
  };
}

function readIndexes(raw: unknown): string[] {
  const list: unknown[] = Array.isArray(raw) ? raw : [raw];
  if (!list.every((item): item is string => typeof item === 'string')) {
    throw new RuleSyntaxError('.indexOn is a string or a list of strings');
  }
  return list;
}

function compileNode(raw: unknown, path: readonly string[]): RuleNode {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new RuleSyntaxError('Rules are an object');
  const variables = path.filter((key) => key.startsWith('$')).map((key): [string, RuleType] => [key, 'string']);
  const read: Scope = new Map([...READ_SCOPE, ...variables]);
  const write: Scope = new Map([...read, ['newData', 'snapshot']]);
  const children = new Map<string, RuleNode>();
  const conditions: Record<string, Condition> = {};
  let indexes: string[] = [];
  let wildcard: RuleNode['wildcard'] = null;
  for (const [key, value] of Object.entries(raw)) {
    const here = [...path, key];
    try {
      if (key === '.read') conditions.read = compile(value, read);
      else if (key === '.write' || key === '.validate') conditions[key.slice(1)] = compile(value, write);
      else if (key === '.indexOn') indexes = readIndexes(value);
      else if (key.startsWith('.')) throw new RuleSyntaxError('Unknown kind of rule');
      else if (!key.startsWith('$')) children.set(key, compileNode(value, here));
      else if (wildcard !== null || path.includes(key)) throw new RuleSyntaxError('One variable a level, each its own name');
      else wildcard = { name: key, node: compileNode(value, here) };
    } catch (error) {
      if (error instanceof RuleSyntaxError && !error.message.startsWith('/')) {
        throw new RuleSyntaxError(`/${here.join('/')}: ${error.message}`);
      }
      throw error;
    }
  }
  return {
    read: conditions.read ?? null,
    write: conditions.write ?? null,
    validate: conditions.validate ?? null,
    indexes,
    children,
    wildcard,
  };
}

/** Compiles the text of `database.rules.json`; throws RuleSyntaxError with the rule's path if it could not be deployed. */
export function compileRules(source: string): RuleNode {
  const raw: unknown = JSON.parse(withoutComments(source));
  if (typeof raw !== 'object' || raw === null || !('rules' in raw) || Object.keys(raw).length !== 1) {
    throw new RuleSyntaxError('The file holds one object, "rules"');
  }
  return compileNode(raw.rules, []);
}

/** The child rules for a key, and the variable it binds. */
export function descend(node: RuleNode, key: string): { node: RuleNode; variable: string | null } | null {
  const exact = node.children.get(key);
  if (exact !== undefined) return { node: exact, variable: null };
  return node.wildcard === null ? null : { node: node.wildcard.node, variable: node.wildcard.name };
}

/** Names available in a rule, with their types. */
type Scope = ReadonlyMap<string, RuleType>;

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
function typeOf(expression: Expression, scope: Scope): RuleType {
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
