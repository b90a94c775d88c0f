import { draftKey } from './drafts';
import { parseRecord } from '@/lib/is-record';
import { readStored, removeStored, writeStored } from './storage';

/** What was typed into a form and not sent yet, by the names of its fields; nothing where nothing, or something else, is stored. */
export const readFormDraft = (form: string): Record<string, unknown> => parseRecord(readStored(draftKey(form)));

/** Never a password or a card's number. */
export function saveFormDraft(form: string, part: object): void {
  writeStored(draftKey(form), JSON.stringify({ ...readFormDraft(form), ...part }));
}

export function removeFormDraft(form: string): void {
  removeStored(draftKey(form));
}

/** These texts of a form, kept and read one by one; what else the form has (a password) passes by. */
export function textFieldsDraft<Name extends string>(form: string, names: readonly Name[]) {
  return {
    read: () => {
      const kept = readFormDraft(form);
      return Object.fromEntries(names.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []))) as Partial<
        Record<Name, string>
      >;
    },
    keep: (name: string, value: string) => {
      if (names.some((kept) => kept === name)) saveFormDraft(form, { [name]: value });
    },
  };
}

/** Of what is kept: fields that the form has, with values of the kind that they have there. */
export function matchingFields<Fields extends object>(fields: Fields, kept: Record<string, unknown>): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, present]) => (kindOf(kept[name]) === (kindOf(present) ?? 'string') ? [[name, kept[name]]] : [])),
  ) as Partial<Fields>;
}

/** A text that is not there yet is null. */
function kindOf(value: unknown): string | null {
  if (value === null || value === undefined) return value === null ? null : 'absent';
  return Array.isArray(value) ? 'list' : typeof value;
}
