import { createContext, use } from 'react';
import { useStore, type StoreApi } from 'zustand';

interface Definition<State> {
  /** A store as it is before anything has happened. */
  create: () => StoreApi<State>;
  /** Empties it of what belongs to a person; without this it holds nothing of one. */
  forget?: (store: StoreApi<State>) => void;
}

/**
 * The stores of one React tree, so that two visitors rendered by one server never share state. A store is made when
 * the first component of the tree asks for it: a page brings the script of the stores that it uses.
 */
export class StoreRegistry {
  private readonly stores = new Map<object, { store: unknown; forget: () => void }>();

  getOrCreate<State>(definition: Definition<State>): StoreApi<State> {
    // Each definition is filled in by its own `create` or by `register`.
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

/** Everything that a person left in a store goes. */
export function emptyStore<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}

export function createStoreContext<State>(name: string, definition: Definition<State>) {
  function useStoreApi(): StoreApi<State> {
    const registry = use(StoreRegistryContext);
    if (!registry) throw new Error(`The ${name} store is used outside its provider`);
    return registry.getOrCreate(definition);
  }

  /** Always select: a component that takes the whole state renders on every change of it. */
  function useSelected<Selected>(selector: (state: State) => Selected): Selected {
    return useStore(useStoreApi(), selector);
  }

  return { definition, useStoreApi, useSelected };
}
