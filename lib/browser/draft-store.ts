import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { draftKey } from './drafts';
import { parseRecord } from '@/lib/records';
import { readStored, removeStored, writeStored } from './storage';

export interface DraftDefinition<State> {
  /** The stored value may be from an earlier version or of any shape; an empty record means that nothing is stored. */
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

/**
 * A draft as a store that survives reloads and closed tabs. It is stored as `write` returns it, without the envelope of zustand's persist,
 * so that pages of the version before can read it too.
 * @param name null: nothing is read or stored
 */
export function createDraftStore<State extends object>(name: string | null, { read, write }: DraftDefinition<State>): DraftStore<State> {
  const key = name === null ? null : draftKey(name);
  const storage: PersistStorage<object | null> = {
    getItem: () => ({ state: key === null ? null : parseRecord(readStored(key)) }),
    setItem: (_name, { state }) => {
      if (key === null) return;
      if (state === null) removeStored(key);
      else writeStored(key, JSON.stringify(state));
    },
    removeItem: () => (key === null ? undefined : removeStored(key)),
  };
  const store = createStore<State>()(
    persist<State, [], [], object | null>(() => read({}), {
      name: key ?? '',
      storage,
      partialize: write,
      merge: (stored) => read({ ...(stored as object | null) }),
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
