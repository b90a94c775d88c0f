import { useEffect, useMemo, useState } from 'react';
import { createDraftStore, type DraftDefinition } from '@/lib/browser/draft-store';

/**
 * A stored draft as component state. Only for components rendered in the browser, because the first render reads storage.
 * @param name null: the owner is unknown, so nothing is stored
 * @param definition must be stable between renders
 */
export function useDraft<State extends object>(name: string | null, definition: DraftDefinition<State>) {
  const store = useMemo(() => createDraftStore(name, definition), [name, definition]);
  // Not `useStore`: React renders a store change before the state set beside it, so a submitted form would flash its first step.
  const [seen, setSeen] = useState({ store, draft: store.getState() });
  useEffect(() => {
    const update = () => setSeen((before) => (before.draft === store.getState() ? before : { store, draft: store.getState() }));
    update();
    return store.subscribe(update);
  }, [store]);
  return { store, draft: seen.store === store ? seen.draft : store.getState(), change: store.setState, forget: store.forget };
}
