/**
 * The style element that the server filled, gone on with in place. Rules stand in groups, one a component, in the
 * order in which components are defined: what extends another stands behind it, whenever its rules are needed.
 */
interface Group {
  at: number;
  rules: number;
  names: Set<string>;
}

const groups = new Map<string, Group>();
/** The library closes each group of the server by a rule that says whose it was and what it holds. */
const MARK = /^data-styled\.g(\d+)\[id="([^"]+)"\][^"]*"([^"]*)"/;

let next = 1;
let known: CSSStyleSheet | undefined;

function sheet(): CSSStyleSheet {
  if (known) return known;
  let element = document.querySelector<HTMLStyleElement>('style[data-styled]');
  if (!element) {
    element = document.createElement('style');
    element.dataset.styled = '';
    document.head.append(element);
  }
  if (!element.sheet) throw new Error('The style element has no sheet');
  known = element.sheet;
  let rules = 0;
  for (const rule of known.cssRules) {
    rules += 1;
    const mark = 'selectorText' in rule ? MARK.exec(rule.cssText) : null;
    if (!mark) continue;
    const [, at, id = '', names = ''] = mark;
    next = Number(at) + 1;
    groups.set(id, { at: Number(at), rules, names: new Set(names.split(',')) });
    rules = 0;
  }
  return known;
}

/** Gives a component its place. */
export function groupOf(id: string): Group {
  sheet();
  let group = groups.get(id);
  if (!group) groups.set(id, (group = { at: next++, rules: 0, names: new Set() }));
  return group;
}

/** Adds the rules of a class name once. */
export function insertOnce(id: string, name: string, rules: () => string[]): void {
  const group = groupOf(id);
  if (group.names.has(name)) return;
  group.names.add(name);
  let index = 0;
  for (const other of groups.values()) if (other.at <= group.at) index += other.rules;
  for (const rule of rules()) {
    try {
      sheet().insertRule(rule, index);
      index += 1;
      group.rules += 1;
    } catch {
      // A selector of another browser's own, such as ::-moz-range-thumb.
    }
  }
}
