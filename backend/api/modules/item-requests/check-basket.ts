import type { FieldError } from '@/lib/contract/envelope';
import type { ItemRequestLine } from '@/lib/contract/item-requests';
import type { RequestAction } from '@/lib/contract/wardrobe';
import type { NotificationEvent } from '@/lib/domain/notifications/preferences';
import { lacksWord } from '@/lib/domain/wardrobe/item-basket';

/** Notification event of each action. */
export const EVENT_OF_ACTION: Record<RequestAction, NotificationEvent> = {
  deliver: 'deliveries',
  collect: 'deliveries',
  care: 'care',
  sell: 'sales',
  donate: 'storage',
};

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
