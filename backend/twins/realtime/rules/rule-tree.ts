import { typeOf, type Scope } from './check-types';
import { evaluate, type Names } from './evaluate';
import { RuleRuntimeError, type RuleType } from './methods';
import { parseExpression } from './parse-expression';
import { RuleSyntaxError } from './tokenize';
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
