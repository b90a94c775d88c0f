/**
 * The style element that the server filled, gone on with in place, and one of its own behind it for the components that
 * the server did not draw. Rules stand in groups, one a component, in the order in which components are defined: what
 * extends another stands behind it, whenever its rules are needed.
 *
 * Two elements, because an at-rule that enters a sheet makes a browser look anew at every element that any rule of that
 * sheet is about: what comes late would cost the whole page a calculation of its styles, and so costs its own.
 */
interface Group {
  at: number;
  rules: number;
  names: Set<string>;
}

interface Sheets {
  served: CSSStyleSheet | null;
  /** Groups up to here stand in the server's sheet. */
  lastServed: number;
  late: CSSStyleSheet | null;
}

const groups = new Map<string, Group>();
/** The library closes each group of the server by a rule that says whose it was and what it holds. */
const MARK = /^data-styled\.g(\d+)\[id="([^"]+)"\][^"]*"([^"]*)"/;

let next = 1;
let known: Sheets | undefined;

function sheets(): Sheets {
  if (known) return known;
  const served = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet ?? null;
  let rules = 0;
  for (const rule of served?.cssRules ?? []) {
    rules += 1;
    const mark = 'selectorText' in rule ? MARK.exec(rule.cssText) : null;
    if (!mark) continue;
    const [, at, id = '', names = ''] = mark;
    next = Number(at) + 1;
    groups.set(id, { at: Number(at), rules, names: new Set(names.split(',')) });
    rules = 0;
  }
  known = { served, lastServed: next - 1, late: null };
  return known;
}

function lateSheet(all: Sheets): CSSStyleSheet {
  if (all.late) return all.late;
  const element = document.createElement('style');
  element.dataset.styled = '';
  document.head.append(element);
  if (!element.sheet) throw new Error('The style element has no sheet');
  all.late = element.sheet;
  return all.late;
}

/** Gives a component its place. */
export function groupOf(id: string): Group {
  sheets();
  let group = groups.get(id);
  if (!group) groups.set(id, (group = { at: next++, rules: 0, names: new Set() }));
  return group;
}

/** Adds the rules of a class name once. */
export function insertOnce(id: string, name: string, rules: () => string[]): void {
  const group = groupOf(id);
  if (group.names.has(name)) return;
  group.names.add(name);
  const all = sheets();
  const isLate = group.at > all.lastServed;
  const sheet = (isLate ? null : all.served) ?? lateSheet(all);
  let index = 0;
  for (const other of groups.values()) if (other.at <= group.at && other.at > all.lastServed === isLate) index += other.rules;
  for (const rule of rules()) {
    try {
      sheet.insertRule(rule, index);
      index += 1;
      group.rules += 1;
    } catch {
      // A selector of another browser's own, such as ::-moz-range-thumb.
    }
  }
}
