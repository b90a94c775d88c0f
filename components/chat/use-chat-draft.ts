import { useCallback, useState } from 'react';
import { draftKey } from '@/lib/drafts';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** What is typed and not sent, kept through a reload and gone with the logout. */
export function useChatDraft(uid: string) {
  const key = draftKey(`chat:${uid}`);
  const [text, show] = useState(() => readStored(key) ?? '');
  const setText = useCallback((next: string) => {
    show(next);
    if (next === '') removeStored(key);
    else writeStored(key, next);
  }, [key]);
  return [text, setText] as const;
}
