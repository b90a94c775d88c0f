import type { BookCollection } from '@/lib/contract/booking';
import { ACCESS_QUESTIONS, type AccessQuestion } from '@/lib/domain/booking/address-fields';
import type { SlotHold } from '@/lib/domain/booking/slots';
import { isRecord } from '@/lib/records';
import { randomId } from '@/lib/random-id';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';

/** Date and address of a visit, as far as entered. */
export interface VisitDraft {
  booking: BookCollection | null;
  hold: SlotHold | null;
  isPhoneCodeSettled: boolean;
  /** The questions about access that were answered. */
  answered: readonly AccessQuestion[];
  /** A hold is bound to this key. */
  key: string;
}

const HOLD: SlotHold = { id: '', date: '', time: '', expiresAt: '', extensionsLeft: 0 };

/** Keeps an incomplete address as typed; drops stored data of any other shape. */
export function readVisit({ booking, hold, isPhoneCodeSettled, answered, key }: Record<string, unknown>): VisitDraft {
  return {
    booking: hasShapeOf(booking, BLANK_BOOK_COLLECTION) ? booking : null,
    hold: hasShapeOf(hold, HOLD) ? hold : null,
    isPhoneCodeSettled: isPhoneCodeSettled === true,
    answered: ACCESS_QUESTIONS.filter((question) => Array.isArray(answered) && answered.includes(question)),
    key: typeof key === 'string' ? key : randomId(),
  };
}

/** Whether the value has all fields of the shape, with the same types. */
function hasShapeOf<Shape extends object>(value: unknown, shape: Shape): value is Shape {
  return (
    isRecord(value) &&
    Object.entries(shape).every(([name, part]: [string, unknown]) =>
      isRecord(part) ? hasShapeOf(value[name], part) : typeof value[name] === typeof part,
    )
  );
}
