import { useEffect, useMemo, useState } from 'react';
import { createDraftStore, type DraftDefinition } from '@/lib/draft-store';

/**
 * A draft as the state of a component that is made in the browser only, so that its first render may read what is stored.
 * @param name null: nobody is known whose it could be, and nothing is kept
 * @param definition the same at every render
 */
export function useDraft<State extends object>(name: string | null, definition: DraftDefinition<State>) {
  const store = useMemo(() => createDraftStore(name, definition), [name, definition]);
  // Not by `useStore`: React draws such a change before the state that is set beside it, so that a form that was sent would show
  // its first step once more before it goes.
  const [seen, see] = useState({ store, draft: store.getState() });
  useEffect(() => {
    const look = () => see((before) => (before.draft === store.getState() ? before : { store, draft: store.getState() }));
    look();
    return store.subscribe(look);
  }, [store]);
  return { store, draft: seen.store === store ? seen.draft : store.getState(), change: store.setState, forget: store.forget };
}
