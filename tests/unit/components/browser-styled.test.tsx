import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import library, { css as libraryCss, keyframes as libraryKeyframes, ServerStyleSheet } from 'styled-components';
import ts from 'typescript';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { media } from '@/components/ui/media';
import { flatRules } from '@/lib/browser-css';
import type * as browserStyled from '@/lib/browser-styled';
import { keepEveryRule } from '@/tests/setup/seen-rules';

type StandIn = typeof browserStyled;
type Piece = ComponentType<{ className?: string; children?: ReactNode; $tone?: string; as?: string }>;

const folder = path.resolve(import.meta.dirname, '../../../components');

/** The CSS of every styled component and every fragment of the project, with one word for each value that is not known here. */
function styles(): { file: string; css: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(path.join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    const found: { file: string; css: string }[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isTaggedTemplateExpression(node) && /^(styled\b|css$)/.test(node.tag.getText())) {
        found.push({ file, css: textOf(node.template) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.templateSpans.reduce((before, { expression, literal }) => {
    const [, width] = /^media\.(\w+)$/.exec(expression.getText()) ?? [];
    const fragment = /(^|[;{}])\s*$/.test(before) ? 'top: 1px;' : 'unknown';
    return before + (width ? media[width as keyof typeof media] : fragment) + literal.text;
  }, template.head.text);
}

/** Spaces that mean nothing. */
const plain = (rules: string) =>
  rules
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>+~/!]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();

/** What the library makes of it on the server: the class and its rules. */
function byLibrary(css: string): { name: string; rules: string } {
  const sheet = new ServerStyleSheet();
  const Piece = library.div.withConfig({ componentId: 'sc-piece' })([css] as unknown as TemplateStringsArray);
  const html = renderToString(sheet.collectStyles(<Piece />));
  const rules = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\//g, '')
    .replace(/data-styled\.g\d+\[[^}]*}/g, '');
  return { name: /class="sc-piece ([^"]+)"/.exec(html)?.[1] ?? '', rules: plain(rules) };
}

let standIn: StandIn;
beforeAll(keepEveryRule);

beforeEach(async () => {
  document.head.innerHTML = '';
  for (const style of document.body.querySelectorAll('style')) style.remove();
  vi.resetModules();
  standIn = await import('@/lib/browser-styled');
});

const rulesInPage = () =>
  [...(document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet?.cssRules ?? [])].map(({ cssText }) => plain(cssText));
const classOf = (piece: ReactNode) => render(piece).container.firstElementChild?.className;

describe('the stand-in for styled-components', () => {
  it('flattens the styles of every component of the project as the library does', () => {
    const all = styles();
    expect(all.length).toBeGreaterThan(300);
    const differing = all.flatMap(({ file, css }) => {
      const { name, rules } = byLibrary(css);
      const own = plain(flatRules(css, `.${name}`, 'sc-piece').join(''));
      return own === rules ? [] : [{ file, own, rules }];
    });
    expect(differing).toEqual([]);
  });

  it('names classes and animations as the library does, through attributes, fragments, variants and extensions', () => {
    const make = (styled: typeof library, css: typeof libraryCss, keyframes: typeof libraryKeyframes) => {
      const turn = keyframes`to { rotate: 1turn; }`;
      const shared = css<{ $tone?: string }>`
        color: ${({ $tone }) => $tone ?? 'inherit'};
      `;
      const Card = styled.div.withConfig({ componentId: 'sc-card' }).attrs({ className: 'card', role: 'group' })<{ $tone?: string }>`
        display: grid;
        ${shared}
      `;
      const Wide = styled(Card).withConfig({ componentId: 'sc-wide', displayName: 'Wide' })`
        animation: ${turn} 1s;
        ${Card} & {
          margin: 0;
        }
      `;
      return [<Card key="1" />, <Card key="2" $tone="red" className="mine" />, <Wide key="3" as="section" $tone="blue" />].map(
        (piece) => render(piece).container.innerHTML,
      );
    };
    const small = standIn as unknown as { default: typeof library; css: typeof libraryCss; keyframes: typeof libraryKeyframes };
    expect(make(small.default, small.css, small.keyframes)).toEqual(make(library, libraryCss, libraryKeyframes));
    expect(rulesInPage().join('')).toContain('@keyframes');
  });

  it('goes on with the sheet of the server: nothing twice, and a new variant of a base before what extends it', async () => {
    const sheet = new ServerStyleSheet();
    const tone = ({ $tone }: { $tone?: string }) => `color:${$tone ?? 'black'};`;
    const make = (styled: typeof library) => {
      const Base = styled.p.withConfig({ componentId: 'sc-base' })<{ $tone?: string }>`
        ${tone}
      `;
      const Extended = styled(Base).withConfig({ componentId: 'sc-extended' })`
        color: green;
      `;
      return { Base: Base as Piece, Extended: Extended as Piece };
    };
    const server = make(library);
    renderToString(
      sheet.collectStyles(
        <>
          <server.Base />
          <server.Extended />
        </>,
      ),
    );
    document.head.innerHTML = sheet.getStyleTags();
    const before = rulesInPage();
    vi.resetModules();
    const { Base, Extended } = make(((await import('@/lib/browser-styled')) as unknown as { default: typeof library }).default);
    expect(classOf(<Base />)).toMatch(/^sc-base \w+/);
    expect(rulesInPage()).toEqual(before);

    render(<Extended $tone="red" />);
    const after = rulesInPage();
    expect(after).toHaveLength(before.length + 1);
    expect(after.findIndex((rule) => rule.includes('color:red'))).toBeLessThan(after.findIndex((rule) => rule.includes('color:green')));
  });

  it('keeps what the server did not draw in a sheet of its own, behind the other', async () => {
    const sheet = new ServerStyleSheet();
    const make = (styled: typeof library) => {
      const Drawn = styled.p.withConfig({ componentId: 'sc-drawn' })`
        color: black;
      `;
      const Late = styled(Drawn).withConfig({ componentId: 'sc-late' })`
        color: green;
        @media print {
          color: white;
        }
      `;
      const Later = styled(Late).withConfig({ componentId: 'sc-later' })`
        color: blue;
      `;
      return { Drawn: Drawn as Piece, Late: Late as Piece, Later: Later as Piece };
    };
    const { Drawn } = make(library);
    renderToString(sheet.collectStyles(<Drawn />));
    document.head.innerHTML = sheet.getStyleTags();
    const before = rulesInPage();
    vi.resetModules();
    const { Late, Later } = make(((await import('@/lib/browser-styled')) as unknown as { default: typeof library }).default);
    render(<Later />);
    render(<Late />);

    expect(rulesInPage()).toEqual(before);
    const [, late] = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
    const colours = [...(late?.sheet?.cssRules ?? [])].map(({ cssText }) => /color: ?(\w+)/.exec(cssText)?.[1]);
    expect(colours).toEqual(['green', 'white', 'blue']);
    expect(late?.previousElementSibling).toBe(document.querySelector('style[data-styled]'));
  });

  it('goes on with a second sheet of the server behind the page, each rule in the sheet of its component', async () => {
    const make = (styled: typeof library) => {
      const [First, Below, Late] = ['black', 'gray', 'green'].map(
        (colour) => styled.p.withConfig({ componentId: `sc-${colour}` })<{ $tone?: string }>`
          color: ${({ $tone }) => $tone ?? colour};
        `,
      );
      return { First: First as Piece, Below: Below as Piece, Late: Late as Piece };
    };
    const { First, Below } = make(library);
    const sheet = new ServerStyleSheet();
    renderToString(
      sheet.collectStyles(
        <>
          <First />
          <Below />
        </>,
      ),
    );
    const [first = '', below = ''] = sheet
      .getStyleTags()
      .replace(/<[^>]*>/g, '')
      .split(/(?<=id="sc-black"\]\{[^}]*\}\/\*!sc\*\/)/);
    document.head.innerHTML = `<style data-styled>${first}</style>`;
    document.body.innerHTML = `<style data-styled>${below}</style>`;
    vi.resetModules();
    const own = make(((await import('@/lib/browser-styled')) as unknown as { default: typeof library }).default);
    render(
      <>
        <own.Late />
        <own.First $tone="red" />
        <own.Below $tone="blue" />
        <own.Below />
      </>,
    );

    const colours = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map((element) =>
      [...(element.sheet?.cssRules ?? [])].map(({ cssText }) => /color: ?(\w+)/.exec(cssText)?.[1]).filter(Boolean),
    );
    expect(colours).toEqual([['black', 'red'], ['gray', 'blue'], ['green']]);
  });

  it('leaves out a rule that this browser does not know', () => {
    const styled = standIn.default as unknown as typeof library;
    const Range = styled.input.withConfig({
      componentId: 'sc-range',
    })`width: 1px; &::-no-such-thing( { color: red; } &:focus { width: 2px; }`;
    expect(classOf(<Range />)).toMatch(/^sc-range /);
    expect(rulesInPage().at(-1)).toContain('width:2px');
  });

  it('is of the version that the server uses', () => {
    expect(byLibrary('color: red;').name).toBe(/^sc-piece (\S+)/.exec(classOf(<Same />) ?? '')?.[1]);
    function Same() {
      const styled = standIn.default as unknown as typeof library;
      const Piece = styled.div.withConfig({ componentId: 'sc-piece' })(['color: red;'] as unknown as TemplateStringsArray);
      return <Piece />;
    }
  });
});
