/**
 * The style elements that the server filled, one for the first screen and one for what lies below it, gone on with in
 * place, and one of its own behind them for the components that the server did not draw. Rules stand in groups, one a
 * component, in the order in which components are defined: what extends another stands behind it, whenever its rules are
 * needed.
 *
 * Elements of its own, because an at-rule that enters a sheet makes a browser look anew at every element that any rule of that
 * sheet is about: what comes late would cost the whole page a calculation of its styles, and so costs its own.
 */
interface Group {
  at: number;
  rules: number;
  names: Set<string>;
  /** The server's, where it drew the component. */
  served: CSSStyleSheet | null;
}

const groups = new Map<string, Group>();
/** The library closes each group of the server by a rule that says whose it was and what it holds. */
const MARK = /^data-styled\.g(\d+)\[id="([^"]+)"\][^"]*"([^"]*)"/;

let next = 1;
let isRead = false;
let late: CSSStyleSheet | null = null;

const servedElements = () => document.querySelectorAll<HTMLStyleElement>('style[data-styled]');

function readServed(): void {
  if (isRead) return;
  isRead = true;
  for (const { sheet } of servedElements()) {
    let rules = 0;
    for (const rule of sheet?.cssRules ?? []) {
      rules += 1;
      const mark = 'selectorText' in rule ? MARK.exec(rule.cssText) : null;
      if (!mark) continue;
      const [, at, id = '', names = ''] = mark;
      next = Math.max(next, Number(at) + 1);
      groups.set(id, { at: Number(at), rules, names: new Set(names.split(',')), served: sheet });
      rules = 0;
    }
  }
}

function lateSheet(): CSSStyleSheet {
  if (late) return late;
  const element = document.createElement('style');
  element.dataset.styled = '';
  const last = [...servedElements()].at(-1);
  if (last) last.after(element);
  else document.head.append(element);
  if (!element.sheet) throw new Error('The style element has no sheet');
  late = element.sheet;
  return late;
}

/** Gives a component its place. */
export function groupOf(id: string): Group {
  readServed();
  let group = groups.get(id);
  if (!group) groups.set(id, (group = { at: next++, rules: 0, names: new Set(), served: null }));
  return group;
}

/** Adds the rules of a class name once. */
export function insertOnce(id: string, name: string, rules: () => string[]): void {
  const group = groupOf(id);
  if (group.names.has(name)) return;
  group.names.add(name);
  const sheet = group.served ?? lateSheet();
  let index = 0;
  for (const other of groups.values()) if (other.at <= group.at && other.served === group.served) index += other.rules;
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
