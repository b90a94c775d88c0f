import { readdirSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { JsxElement, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { afterAll, describe, expect, it } from 'vitest';
import { CardBag } from '@/components/wardrobe/basket/card-bag';
import { ItemTimeline } from '@/components/wardrobe/passport/item-timeline';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { createItem, createPassport } from '@/tests/builders/wardrobe-items';
import { openViews } from './bare-text';
import shownWords from './own-direction.json';
import { ContactSection } from '@/components/account/account-sections';

/** Where words that a person wrote are shown, and how the view names them. They may be in a script that runs from right to left. */
const SHOWN = Object.entries(shownWords).flatMap(([view, all]) => all.map((words) => [view, words] as const));

/** A field that a member fills in, of what the views call these: whoever shows one more has to add it above. */
const WRITTEN =
  /\b(?:address|attachment|event|friend|item|line|outfit|piece|words)\??\.(?:brand|building|message|name|note|recipient|sealedNote)\b/;
/** Our own samples and our own address, in the language of the page. */
const OURS = new Set(['home/sample-wardrobe', 'contact/contact-view']);

interface Place {
  words: string;
  hasDirection: boolean;
}

const VIEWS = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.startsWith('design/'))
  .map((path) => path.replace(/\.tsx$/, ''));

const pathOf = (view: string) => `${process.cwd()}/components/${view}.tsx`;
const PLANTED = 'const A = () => <ul>{list.map((item) => <li key={item.id}><b>{item.note}</b></li>)}</ul>;';
const syntax = openViews(process.cwd(), VIEWS.map(pathOf), { [pathOf('planted')]: PLANTED });
afterAll(() => syntax.close());

/** What a view draws as text: each expression between two tags, without the sentences that it is only named in. */
function drawnIn(view: string): Place[] {
  const places: Place[] = [];
  const visit = (node: Node, elements: readonly JsxElement[]): void => {
    if (is.isJsxExpression(node) && node.expression && is.isJsxElement(node.parent)) {
      // An element around a list of elements is none around words: those are looked at by themselves.
      if (!holdsElements(node.expression)) {
        const own = elements.slice(-2).some(({ openingElement }) => /^<bdi\b|\bdir="auto"/.test(openingElement.getText()));
        places.push({ words: node.expression.getText().replace(/\bt\((?:[^()]|\([^()]*\))*\)/g, ''), hasDirection: own });
      }
    }
    node.forEachChild((child) => visit(child, is.isJsxElement(node) ? [...elements, node] : elements));
  };
  const file = syntax.project.program.getSourceFile(pathOf(view));
  if (!file) throw new Error(`${view} is not read`);
  visit(file, []);
  return places;
}

function holdsElements(node: Node): boolean {
  if (is.isJsxElement(node) || is.isJsxSelfClosingElement(node) || is.isJsxFragment(node)) return true;
  return node.forEachChild((child) => holdsElements(child) || undefined) ?? false;
}

const namesWords = ({ words }: Place, sought: string) =>
  new RegExp(`(?<![\\w.])${sought.replace(/[.()]/g, '\\$&').replaceAll('\\.', '\\??\\.')}(?!\\w)`).test(words);

describe('words that a person wrote', () => {
  it.each(SHOWN)('have the direction of their own script in %s: %s', (view, words) => {
    const found = drawnIn(view).filter((place) => namesWords(place, words));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ hasDirection }) => hasDirection)).not.toEqual([]);
  });

  it('stand in no view without it', () => {
    const missed = VIEWS.filter((view) => !OURS.has(view)).flatMap((view) =>
      drawnIn(view)
        .filter(({ words, hasDirection }) => WRITTEN.test(words) && !hasDirection)
        .map(({ words }) => `${view}: ${words}`),
    );
    expect(missed).toEqual([]);
  });

  it('are found where a view shows them without', () => {
    const places = drawnIn('planted');
    expect(places).toEqual([{ words: 'item.note', hasDirection: false }]);
  });
});

const ARABIC = 'هدية من جدتي';

describe('a note from right to left', () => {
  it('runs so in the history of a piece', () => {
    const passport = createPassport(createItem(0), {
      conditionTimeline: [{ at: '2026-03-02T11:00:00+08:00', condition: 'good', note: ARABIC }],
    });
    renderWithTexts(<ItemTimeline history={[]} conditions={passport.conditionTimeline} currency="HKD" />);
    expect(screen.getByText(ARABIC)).toHaveAttribute('dir', 'auto');
  });

  it('runs so on the label of a sealed bag', () => {
    renderWithTexts(<CardBag note={ARABIC} />);
    expect(screen.getByText(ARABIC)).toHaveAttribute('dir', 'auto');
  });

  it('runs so as the address of an account', () => {
    const address = { flat: '', addressOne: '1 Wing Lok Street', addressTwo: '', building: ARABIC, district: '', zipCode: '' };
    renderWithTexts(<ContactSection />, { registry: storesOf({ id: 'u1', country: 'hk' }, [{ address }]) });
    expect(screen.getByText(new RegExp(ARABIC))).toHaveAttribute('dir', 'auto');
  });
});
