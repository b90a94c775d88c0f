import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { draftKey } from './drafts';
import { asRecord, isRecord, parseRecord } from '@/lib/records';
import { readStored, removeStored, writeStored } from './storage';

/** Of every draft that has had one form. Version 0 is the bare record that earlier releases stored. */
const FIRST_VERSION = 1;

export interface DraftDefinition<State> {
  /** Raised when stored fields change their meaning; `migrate` then brings those of before to the present ones. */
  version?: number;
  migrate?: (stored: Record<string, unknown>, version: number) => Record<string, unknown>;
  /** The stored value may have any shape; an empty record means that nothing is stored. */
  read: (stored: Record<string, unknown>) => State;
  /** The part that is stored; null if the draft holds nothing worth storing. */
  write: (draft: State) => object | null;
}

export interface DraftStore<State> extends StoreApi<State> {
  /** Reads the stored value again after a change by another tab. */
  reread(): void;
  /** Empties the draft and removes the stored value, after it was sent or discarded. */
  forget(): void;
}

/** A draft as a store that survives reloads and closed tabs. @param name null: nothing is read or stored */
export function createDraftStore<State extends object>(name: string | null, definition: DraftDefinition<State>): DraftStore<State> {
  const { version = FIRST_VERSION, migrate, read, write } = definition;
  const key = name === null ? null : draftKey(name);
  const storage: PersistStorage<object | null> = {
    getItem() {
      const text = key === null ? null : readStored(key);
      if (text === null) return null;
      const stored = parseRecord(text);
      const isVersioned = typeof stored.version === 'number' && isRecord(stored.state);
      return isVersioned ? { state: asRecord(stored.state), version: Number(stored.version) } : { state: stored, version: 0 };
    },
    setItem(_name, { state, version: now }) {
      if (key === null) return;
      if (state === null) removeStored(key);
      else writeStored(key, JSON.stringify({ state, version: now }));
    },
    removeItem: () => (key === null ? undefined : removeStored(key)),
  };
  const store = createStore<State>()(
    persist<State, [], [], object | null>(() => read({}), {
      name: key ?? '',
      storage,
      version,
      migrate: (stored, from) => migrate?.(asRecord(stored), from) ?? asRecord(stored),
      partialize: write,
      merge: (stored) => read(asRecord(stored)),
    }),
  );
  return {
    ...store,
    reread: () => void store.persist.rehydrate(),
    forget() {
      store.setState(read({}), true);
      store.persist.clearStorage();
    },
  };
}

const FIELDS: DraftDefinition<Record<string, unknown>> = {
  read: (stored) => stored,
  write: (fields) => (Object.keys(fields).length === 0 ? null : fields),
};

/** Fields of a form by name, as they are stored now; a form adopts those that it still has (`matchingFields`). */
export const fieldsDraft = (form: string) => createDraftStore(form, FIELDS);

/** The stored fields that the form still has and whose values have the expected type. */
export function matchingFields<Fields extends object>(fields: Fields, kept: Record<string, unknown>): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, present]) => isOfKind(kept[name], present))
      .map(([name]) => [name, kept[name]]),
  ) as Partial<Fields>;
}

/** @param present null stands for a text or an answer that is not given yet */
function isOfKind(value: unknown, present: unknown): boolean {
  if (present === null) return typeof value === 'string' || typeof value === 'boolean';
  return value !== null && typeof value === typeof present && Array.isArray(value) === Array.isArray(present);
}
