import type { BookCollection } from '@/lib/contract/booking';
import type { SlotHold } from '@/lib/domain/booking/slot-hold';
import { isRecord } from '@/lib/is-record';
import { randomId } from '@/lib/random-id';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';

/** When and where, as far as it has been said. */
export interface VisitDraft {
  booking: BookCollection | null;
  hold: SlotHold | null;
  isPhoneCodeSettled: boolean;
  /** A hold of a slot belongs to it. */
  key: string;
}

const HOLD: SlotHold = { id: '', date: '', time: '', expiresAt: '', extensionsLeft: 0 };

/** Half an address is kept as it was typed; anything of another shape is not ours. */
export function readVisit({ booking, hold, isPhoneCodeSettled, key }: Record<string, unknown>): VisitDraft {
  return {
    booking: hasShapeOf(booking, BLANK_BOOK_COLLECTION) ? booking : null,
    hold: hasShapeOf(hold, HOLD) ? hold : null,
    isPhoneCodeSettled: isPhoneCodeSettled === true,
    key: typeof key === 'string' ? key : randomId(),
  };
}

/** What the shape has, the value has too, of the same kinds. */
function hasShapeOf<Shape extends object>(value: unknown, shape: Shape): value is Shape {
  return (
    isRecord(value) &&
    Object.entries(shape).every(([name, part]: [string, unknown]) =>
      isRecord(part) ? hasShapeOf(value[name], part) : typeof value[name] === typeof part,
    )
  );
}
