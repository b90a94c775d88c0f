import { onValue, ref, type Database } from 'firebase/database';

/** Calls back when the backend increments the wardrobe's version, from whichever device. @returns unsubscribe */
export function watchWardrobeVersion({ database, uid }: { database: Database; uid: string }, tell: (version: number) => void): () => void {
  return onValue(
    ref(database, `userConversations/${uid}/wardrobe/version`),
    (snapshot) => {
      const version: unknown = snapshot.val();
      if (typeof version === 'number') tell(version);
    },
    // Without live updates the page refreshes when the tab becomes visible.
    () => undefined,
  );
}
