import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { draftKey } from './drafts';
import { parseRecord } from '@/lib/is-record';
import { readStored, removeStored, writeStored } from './storage';

export interface DraftDefinition<State> {
  /** What is stored may be of an earlier version, or anybody's; an empty record: nothing is stored. */
  read: (stored: Record<string, unknown>) => State;
  /** What of it is stored; null: it holds nothing that is worth it. */
  write: (draft: State) => object | null;
}

export interface DraftStore<State> extends StoreApi<State> {
  /** Reads again what is stored: another tab has changed it. */
  reread(): void;
  /** It was sent, or given up: begins anew, with nothing stored. */
  forget(): void;
}

/**
 * What a person has entered and not sent, as a store that is kept in this browser through reloads and closed tabs.
 * It is stored as `write` gives it, without persist's envelope, so that pages of another version read it as well.
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
