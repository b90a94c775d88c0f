import { onValue, ref, type Database } from 'firebase/database';

/** The backend counts a wardrobe's changes there, from whichever device or desk they came. @returns what stops listening */
export function watchWardrobeVersion({ database, uid }: { database: Database; uid: string }, tell: (version: number) => void): () => void {
  return onValue(
    ref(database, `userConversations/${uid}/wardrobe/version`),
    (snapshot) => {
      const version: unknown = snapshot.val();
      if (typeof version === 'number') tell(version);
    },
    // Without the live count the page is as fresh as its last look; coming back to the tab looks again.
    () => undefined,
  );
}
