import { createContext, use } from 'react';
import { useStore, type StoreApi } from 'zustand';

interface Definition<State> {
  /** Creates the store in its initial state. */
  create: () => StoreApi<State>;
  /** Clears personal data; without this the store holds none. */
  forget?: (store: StoreApi<State>) => void;
}

/**
 * The stores of one React tree, so that two visitors rendered by one server never share state. A store is created when the first component
 * asks for it, so that a page loads only the stores it uses.
 */
export class StoreRegistry {
  private readonly stores = new Map<object, { store: unknown; forget: () => void }>();

  getOrCreate<State>(definition: Definition<State>): StoreApi<State> {
    // Safe: each definition's entry comes from its own `create` or `register`.
    const known = this.stores.get(definition) as { store: StoreApi<State> } | undefined;
    return known ? known.store : this.register(definition, definition.create());
  }

  /** For a store that is seeded from the page's props. */
  register<State>(definition: Definition<State>, store: StoreApi<State>): StoreApi<State> {
    this.stores.set(definition, { store, forget: () => definition.forget?.(store) });
    return store;
  }

  clearPersonalData(): void {
    for (const { forget } of this.stores.values()) forget();
  }
}

export const StoreRegistryContext = createContext<StoreRegistry | null>(null);

/** Resets a store to its initial state. */
export function emptyStore<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}

export function createStoreContext<State>(name: string, definition: Definition<State>) {
  function useStoreApi(): StoreApi<State> {
    const registry = use(StoreRegistryContext);
    if (!registry) throw new Error(`The ${name} store is used outside its provider`);
    return registry.getOrCreate(definition);
  }

  /** Always use a selector: a component that reads the whole state renders on every change. */
  function useSelected<Selected>(selector: (state: State) => Selected): Selected {
    return useStore(useStoreApi(), selector);
  }

  return { definition, useStoreApi, useSelected };
}
