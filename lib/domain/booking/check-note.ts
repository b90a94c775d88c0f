import type { BookCollection } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';

export const SPECIAL_NOTE_MAXIMUM = 500;

export function checkNote({ specialNote }: Pick<BookCollection['note'], 'specialNote'>): FieldError[] {
  return specialNote.trim().length > SPECIAL_NOTE_MAXIMUM
    ? [{ path: 'specialNote', code: 'string.max', params: { max: SPECIAL_NOTE_MAXIMUM } }]
    : [];
}
