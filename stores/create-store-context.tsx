import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';

/**
 * A zustand store that belongs to a React tree: the provider makes it, so that two visitors
 * rendered by one server never share state.
 */
export function createStoreContext<State>(name: string) {
  const Context = createContext<StoreApi<State> | null>(null);

  function useStoreApi(): StoreApi<State> {
    const store = useContext(Context);
    if (!store) throw new Error(`The ${name} store is used outside its provider`);
    return store;
  }

  /** Always select: a component that takes the whole state renders on every change of it. */
  function useSelected<Selected>(selector: (state: State) => Selected): Selected {
    return useStore(useStoreApi(), selector);
  }

  return { Provider: Context.Provider, useStoreApi, useSelected };
}
