import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CardBag } from '@/components/wardrobe/basket/card-bag';
import { ItemTimeline } from '@/components/wardrobe/passport/item-timeline';
import { createUserStore, userDefinition } from '@/stores/user-store';
import { StoreRegistry, StoreRegistryContext } from '@/stores/create-store-context';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem, createPassport } from '@/tests/builders/wardrobe-items';
import { ContactSection } from '@/components/account/account-sections';

/** Where words that a person wrote are shown, and how the view names them. They may be in a script that runs from right to left. */
const SHOWN: readonly [view: string, words: string][] = [
  ['account/account-sections', 'placeOf'],
  ['billing/invoice-lines', 'line.pieces'],
  ['chat/attached-file', 'name'],
  ['chat/attachment', 'attachment.name'],
  ['chat/bubble', 'words'],
  ['chat/reference-card', 'title'],
  ['consignment/review-step', 'piece.brand'],
  ['consignment/review-step', 'booking.address'],
  ['consignment/review-step', 'contactName'],
  ['consignment/review-step', 'booking.consignmentNote'],
  ['consignment/check-step', 'item.name'],
  ['consignment/review-step', 'name'],
  ['consignment/tracker', 'piece.brand'],
  ['gift/gift-card', 'words.recipient'],
  ['gift/gift-card', 'message'],
  ['outfit/piece-picker', 'item.name'],
  ['outfit/outfit-canvas', 'activePiece.name'],
  ['outfit/saved-outfit', 'outfit.name'],
  ['outfit/suggested-look', 'piece.name'],
  ['pricing/order/review-answers', 'value'],
  ['referral/own/friend-list', 'friend.name'],
  ['ui/layout/definition-list', 'value'],
  ['ui/overlays/modal-frame', 'title'],
  ['ui/feedback/badge', 'label'],
  ['wardrobe/basket/basket-contents', 'booking.address'],
  ['wardrobe/basket/basket-line-card', 'name'],
  ['wardrobe/basket/card-bag', 'note'],
  ['wardrobe/list/filter-panel', 'label'],
  ['wardrobe/list/item-card', 'item.name'],
  ['wardrobe/list/item-card', 'item.brand'],
  ['wardrobe/list/item-row', 'item.name'],
  ['wardrobe/list/item-row', 'item.brand'],
  ['wardrobe/list/item-row', 'item.sealedNote'],
  ['wardrobe/passport/item-timeline', 'event.note'],
  ['wardrobe/passport/passport', 'name'],
  ['wardrobe/requests/request-facts', 'nameOf(line)'],
  ['wardrobe/requests/request-facts', 'line.note'],
  ['wardrobe/visits/visit-drawer', 'address.building'],
];

/** A field that a member fills in, of what the views call these: whoever shows one more has to add it above. */
const WRITTEN =
  /\b(?:address|attachment|event|friend|item|line|outfit|piece|words)\??\.(?:brand|building|message|name|note|recipient|sealedNote)\b/;
/** Our own samples and our own address, in the language of the page. */
const OURS = new Set(['home/sample-wardrobe', 'contact/contact-view']);

interface Place {
  words: string;
  hasDirection: boolean;
}

/** What a view draws as text: each expression between two tags, without the sentences that it is only named in. */
function drawnIn(view: string, code = readFileSync(`components/${view}.tsx`, 'utf8')): Place[] {
  const places: Place[] = [];
  const visit = (node: ts.Node, elements: readonly ts.JsxElement[]): void => {
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent)) {
      // An element around a list of elements is none around words: those are looked at by themselves.
      if (!holdsElements(node.expression)) {
        const own = elements.slice(-2).some(({ openingElement }) => /^<bdi\b|\bdir="auto"/.test(openingElement.getText()));
        places.push({ words: node.expression.getText().replace(/\bt\((?:[^()]|\([^()]*\))*\)/g, ''), hasDirection: own });
      }
    }
    ts.forEachChild(node, (child) => visit(child, ts.isJsxElement(node) ? [...elements, node] : elements));
  };
  visit(ts.createSourceFile(view, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), []);
  return places;
}

function holdsElements(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  return ts.forEachChild(node, (child) => holdsElements(child) || undefined) ?? false;
}

const namesWords = ({ words }: Place, sought: string) =>
  new RegExp(`(?<![\\w.])${sought.replace(/[.()]/g, '\\$&').replaceAll('\\.', '\\??\\.')}(?!\\w)`).test(words);

const VIEWS = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.startsWith('design/'))
  .map((path) => path.replace(/\.tsx$/, ''));

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
    const places = drawnIn('planted', 'const A = () => <ul>{list.map((item) => <li key={item.id}><b>{item.note}</b></li>)}</ul>;');
    expect(places).toEqual([{ words: 'item.note', hasDirection: false }]);
  });
});

const ARABIC = 'هدية من جدتي';
const english = await inLocale('en');

describe('a note from right to left', () => {
  it('runs so in the history of a piece', () => {
    const passport = createPassport(createItem(0), {
      conditionTimeline: [{ at: '2026-03-02T11:00:00+08:00', condition: 'good', note: ARABIC }],
    });
    render(<ItemTimeline history={[]} conditions={passport.conditionTimeline} currency="HKD" />, { wrapper: english });
    expect(screen.getByText(ARABIC)).toHaveAttribute('dir', 'auto');
  });

  it('runs so on the label of a sealed bag', () => {
    render(<CardBag note={ARABIC} />, { wrapper: english });
    expect(screen.getByText(ARABIC)).toHaveAttribute('dir', 'auto');
  });

  it('runs so as the address of an account', () => {
    const registry = new StoreRegistry();
    const store = registry.register(userDefinition, createUserStore());
    store.getState().receiveInformation({
      user: { id: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lo', country: 'hk' },
      contacts: [
        { address: { flat: '', addressOne: '1 Wing Lok Street', addressTwo: '', building: ARABIC, district: '', zipCode: '' } },
      ] as never,
      detailReferralCode: null,
    });
    render(
      <StoreRegistryContext value={registry}>
        <ContactSection />
      </StoreRegistryContext>,
      { wrapper: english },
    );
    expect(screen.getByText(new RegExp(ARABIC))).toHaveAttribute('dir', 'auto');
  });
});
