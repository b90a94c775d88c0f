import type { FieldError } from '@/lib/contract/envelope';
import type { ItemRequestLine } from '@/lib/contract/item-requests';
import { lacksWord } from '@/lib/domain/wardrobe/item-basket';

/** Rules that the schema cannot express. */
export function checkLines(lines: readonly ItemRequestLine[]): FieldError[] {
  const seen = new Set<string>();
  return lines.flatMap(({ itemId, action, service }, index) => {
    const errors: FieldError[] = [];
    if (seen.has(itemId)) errors.push({ path: `lines.${index}.itemId`, code: 'twice' });
    seen.add(itemId);
    if (action === 'care' && !service) errors.push({ path: `lines.${index}.service`, code: 'required' });
    if (action !== 'care' && service) errors.push({ path: `lines.${index}.service`, code: 'unknown' });
    return errors;
  });
}

/** Asked for with the confirmation only: a price is known before the word. */
export function checkWords(lines: readonly ItemRequestLine[]): FieldError[] {
  return lines.flatMap((line, index) => (lacksWord(line) ? [{ path: `lines.${index}.note`, code: 'required' }] : []));
}
