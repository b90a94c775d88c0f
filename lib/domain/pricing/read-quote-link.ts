import { EMPTY_DRAFT, EXTRA_DELIVERIES_MAXIMUM, VISIT_FEES, type BasketDraft } from './basket-draft';
import { MONTHS_MAXIMUM, MONTHS_MINIMUM } from './quote-basket';
import { FEE_LETTERS, SINGLE } from './quote-link';

const QUANTITY_MAXIMUM = 10_000;
const APARTMENTS_MAXIMUM = 50;

/** @returns null for anything that `encodeDraft` cannot have written, so that a damaged link is reported */
export function decodeDraft(text: string): BasketDraft | null {
  const seen = new Set<string>();
  let draft: BasketDraft | null = EMPTY_DRAFT;
  for (const piece of text.split('.')) {
    const key = piece.startsWith('xp') ? 'xp' : piece.slice(0, 1);
    const slot = key === 'xp' ? 'x' : key;
    if (seen.has(slot)) return null;
    seen.add(slot);
    draft = draft && readPart(draft, key, piece.slice(key.length));
  }
  return draft;
}

function readPart(draft: BasketDraft, key: string, value: string): BasketDraft | null {
  const { packages } = draft;
  if (key === 'f') return withFees(draft, value);
  if (key === 'a') return withApartments(draft, value.split('-'));
  const count = wholeNumber(value);
  switch (key) {
    case 'x':
    case 'xp':
      return within(count, 1, QUANTITY_MAXIMUM, {
        ...draft,
        packages: { ...packages, x: { numberItems: count, totalPrice: 0, xType: key === 'xp' ? 'plus' : 'basic' } },
      });
    case 'l':
    case 'u':
    case 'p':
    case 'c':
      return within(count, 1, QUANTITY_MAXIMUM, {
        ...draft,
        packages: { ...packages, [SINGLE[key]]: { numberItems: count, totalPrice: 0 } },
      });
    case 'm':
      return within(count, MONTHS_MINIMUM, MONTHS_MAXIMUM, { ...draft, months: count });
    case 'd':
      return within(count, 1, EXTRA_DELIVERIES_MAXIMUM, { ...draft, extraDeliveries: count });
    case 'e':
      return within(count, 1, MONTHS_MAXIMUM - 1, { ...draft, exitAfterMonths: count });
    default:
      return null;
  }
}

function withFees(draft: BasketDraft, letters: string): BasketDraft | null {
  const visitFees = VISIT_FEES.filter((fee) => letters.includes(FEE_LETTERS[fee]));
  return letters !== '' && visitFees.length === letters.length ? { ...draft, visitFees } : null;
}

function withApartments(draft: BasketDraft, values: readonly string[]): BasketDraft | null {
  const counts = values.map(wholeNumber);
  const isReadable = counts.length <= APARTMENTS_MAXIMUM && counts.every((count) => count >= 1 && count <= QUANTITY_MAXIMUM);
  if (!isReadable) return null;
  return { ...draft, packages: { ...draft.packages, serviceApartment: counts.map((count) => ({ numberItems: count, totalPrice: 0 })) } };
}

/** NaN, which fails every range check, for anything else. */
function wholeNumber(text: string): number {
  return /^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : Number.NaN;
}

function within(count: number, minimum: number, maximum: number, draft: BasketDraft): BasketDraft | null {
  return count >= minimum && count <= maximum ? draft : null;
}
