import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { CardBag } from '@/components/wardrobe/basket/card-bag';
import { ItemTimeline } from '@/components/wardrobe/passport/item-timeline';
import { createUserStore, userDefinition } from '@/stores/user-store';
import { StoreRegistry, StoreRegistryContext } from '@/stores/create-store-context';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem, createPassport } from '@/tests/builders/wardrobe-items';
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

/** A part of the code, as the parser gives it. */
interface Part {
  type: string;
  start: number;
  end: number;
}

const partsOf = (part: Part): Part[] =>
  Object.values(part)
    .flat()
    .filter((value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value);

/** What a view draws as text: each expression between two tags, without the sentences that it is only named in. */
function drawnIn(view: string, code = readFileSync(`components/${view}.tsx`, 'utf8')): Place[] {
  const places: Place[] = [];
  const visit = (part: Part, elements: readonly string[], parent?: Part): void => {
    const text = code.slice(part.start, part.end);
    // An element around a list of elements is none around words: those are looked at by themselves.
    if (part.type === 'JSXExpressionContainer' && parent?.type === 'JSXElement' && !/^\{\s*\/\*/.test(text) && !holdsElements(part)) {
      const own = elements.slice(-2).some((element) => /^<bdi\b|\bdir="auto"/.test(element));
      places.push({ words: text.slice(1, -1).replace(/\bt\((?:[^()]|\([^()]*\))*\)/g, ''), hasDirection: own });
    }
    const around = part.type === 'JSXElement' ? [...elements, code.slice(part.start, partsOf(part)[0]?.end)] : elements;
    for (const inner of partsOf(part)) visit(inner, around, part);
  };
  const { program, errors } = parseSync('view.tsx', code);
  if (errors[0]) throw new Error(`${view}: ${errors[0].message}`);
  visit(program, []);
  return places;
}

const holdsElements = (part: Part): boolean =>
  partsOf(part).some((inner) => inner.type === 'JSXElement' || inner.type === 'JSXFragment' || holdsElements(inner));

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
