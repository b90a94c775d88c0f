import { useCallback, useState } from 'react';
import { carriedQuestion, dropCarriedQuestion } from '@/lib/carried-question';
import { draftKey } from '@/lib/drafts';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** What is typed and not sent, kept through a reload and gone with the logout. */
export function useChatDraft(uid: string) {
  const key = draftKey(`chat:${uid}`);
  const [text, show] = useState(() => withCarried(key));
  const setText = useCallback(
    (next: string) => {
      show(next);
      if (next === '') removeStored(key);
      else writeStored(key, next);
    },
    [key],
  );
  return [text, setText] as const;
}

/** What a visitor asked before the login goes on here, behind what was typed already. */
function withCarried(key: string): string {
  const text = [readStored(key) ?? '', carriedQuestion()].filter(Boolean).join('\n');
  // Let go of only when it is safe in the draft.
  if (text === '' || writeStored(key, text)) dropCarriedQuestion();
  return text;
}
