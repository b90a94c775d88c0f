import { draftKey } from './drafts';
import { parseRecord } from '@/lib/records';
import { readStored, removeStored, writeStored } from './storage';

/** Unsent form input by field name; empty where nothing valid is stored. */
export const readFormDraft = (form: string): Record<string, unknown> => parseRecord(readStored(draftKey(form)));

/** Must not be called with a password or card number. */
export function saveFormDraft(form: string, part: object): void {
  writeStored(draftKey(form), JSON.stringify({ ...readFormDraft(form), ...part }));
}

export function removeFormDraft(form: string): void {
  removeStored(draftKey(form));
}

/** Stores these text fields of a form one by one; other fields, such as a password, are ignored. */
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

/** The stored fields that the form still has and whose values have the expected type. */
export function matchingFields<Fields extends object>(fields: Fields, kept: Record<string, unknown>): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, present]) => (kindOf(kept[name]) === (kindOf(present) ?? 'string') ? [[name, kept[name]]] : [])),
  ) as Partial<Fields>;
}

/** Null stands for a text that is not set yet. */
function kindOf(value: unknown): string | null {
  if (value === null || value === undefined) return value === null ? null : 'absent';
  return Array.isArray(value) ? 'list' : typeof value;
}
