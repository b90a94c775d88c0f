/**
 * The part of styled-components that this project uses, in the place of the library in the browser (webpack alias,
 * see docs/decisions/0021-first-load.md). The server keeps the library; class names and the order of rules are the
 * same, so that its HTML is taken over as it is. Not here: themes, style objects, functions as attributes, filters
 * of properties, global styles.
 */
import { createElement, type ComponentType, type ElementType, type ReactNode } from 'react';
import { flatRules } from './browser-css';
import { groupOf, insertOnce } from './browser-style-sheet';

type Props = Record<string, unknown> & { className?: string; style?: object; as?: ElementType; children?: ReactNode };
type Interpolation = string | number | false | null | undefined | Keyframes | Styled | Interpolation[] | ((props: Props) => Interpolation);

type Styled = ComponentType<Props> & {
  /** The element or component at the core, and what each layer of styling around it adds. */
  core: ElementType;
  attributes: Props[];
  layers: { id: string; classNameOf: (props: Props) => string }[];
};

interface Options {
  componentId?: string;
  displayName?: string;
}

/** Part of every hash: server and browser must be of one version, which `tests/unit/lib/browser-styled.test.ts` asserts. */
const VERSION = '6.6.0';
const LETTERS = 52;

function hash(text: string, seed = 5381): number {
  let value = seed;
  for (let at = text.length; at > 0; at -= 1) value = (value * 33) ^ text.charCodeAt(at - 1);
  return value;
}

const letter = (code: number) => String.fromCharCode(code + (code > 25 ? 39 : 97));

function nameOf(value: number): string {
  let name = '';
  let rest = value >>> 0;
  for (; rest > LETTERS; rest = (rest / LETTERS) | 0) name = letter(rest % LETTERS) + name;
  // The library's way around blockers of advertisements.
  return (letter(rest % LETTERS) + name).replace(/(a)(d)/gi, '$1-$2');
}

class Keyframes {
  readonly name: string;
  constructor(readonly rules: string) {
    this.name = nameOf(hash(rules));
    groupOf(this.id);
  }
  get id() {
    return `sc-keyframes-${this.name}`;
  }
  use(): string {
    insertOnce(this.id, this.name, () => [`@keyframes ${this.name}{${this.rules}}`]);
    return this.name;
  }
}

function isStyled(value: unknown): value is Styled {
  return typeof value === 'function' && 'layers' in value;
}

function textOf(part: Interpolation, props: Props): string {
  if (part === undefined || part === null || part === false || part === '') return '';
  if (Array.isArray(part)) return part.map((one) => textOf(one, props)).join('');
  if (part instanceof Keyframes) return part.use();
  if (isStyled(part)) return `.${part.layers.at(-1)?.id}`;
  // A component is a function too, but has been told apart above.
  return typeof part === 'function' ? textOf((part as (given: Props) => Interpolation)(props), props) : String(part);
}

/** Nothing in it depends on the props: one class for ever, which a list that scrolls is glad of. */
function isFixed(part: Interpolation): boolean {
  return Array.isArray(part) ? part.every(isFixed) : typeof part !== 'function' || isStyled(part);
}

export function css(texts: readonly string[], ...between: Interpolation[]): Interpolation[] {
  return texts.flatMap((text, at) => [text, between[at]]);
}

export function keyframes(texts: readonly string[], ...between: Interpolation[]): Keyframes {
  return new Keyframes(textOf(css(texts, ...between), {}));
}

function layerOf(id: string, parts: Interpolation[]): Styled['layers'][number] {
  const seed = hash(id, hash(VERSION));
  const names = new Map<string, string>();
  const isOne = isFixed(parts);
  let only: string | undefined;
  groupOf(id);
  return {
    id,
    classNameOf(props) {
      if (only !== undefined) return only;
      const text = textOf(parts, props);
      if (text === '') return '';
      let name = names.get(text);
      if (name === undefined) {
        name = nameOf(hash(text, seed));
        names.set(text, name);
        const own = `.${name}`;
        insertOnce(id, name, () => flatRules(text, own, id));
      }
      if (isOne) only = name;
      return name;
    },
  };
}

const join = (...names: unknown[]) => names.filter(Boolean).join(' ');

function create(target: ElementType, { componentId = '', displayName }: Options, added: Props[], parts: Interpolation[]): Styled {
  const base = isStyled(target) ? target : null;
  const layers = [...(base?.layers ?? []), layerOf(displayName ? `${displayName}-${componentId}` : componentId, parts)];
  const attributes = [...(base?.attributes ?? []), ...added];
  const core = base?.core ?? target;

  const Component: ComponentType<Props> = (given) => {
    const props: Props = { ...given, className: undefined };
    for (const attribute of attributes) {
      Object.assign(props, attribute, {
        className: join(props.className, attribute.className),
        ...(attribute.style || props.style ? { style: { ...props.style, ...attribute.style } } : {}),
      });
    }
    const className = join(
      ...layers.map(({ id }) => id),
      ...layers.map((layer) => layer.classNameOf(props)),
      props.className,
      given.className,
    );
    const kept = Object.entries(props).filter(([key]) => key[0] !== '$' && key !== 'as' && key !== 'theme');
    return createElement(props.as ?? core, { ...Object.fromEntries(kept), className });
  };
  return Object.assign(Component, { displayName, core, attributes, layers });
}

function factory(target: ElementType, options: Options = {}, attributes: Props[] = []) {
  return Object.assign(
    (texts: readonly string[], ...between: Interpolation[]) => create(target, options, attributes, css(texts, ...between)),
    {
      attrs: (added: Props) => factory(target, options, [...attributes, added]),
      withConfig: (added: Options) => factory(target, { ...options, ...added }, attributes),
    },
  );
}

const styled = new Proxy((target: ElementType) => factory(target), { get: (_, tag: string) => factory(tag as ElementType) });
// oxlint-disable-next-line import/no-default-export -- it stands in for a package whose default export is used
export default styled;
