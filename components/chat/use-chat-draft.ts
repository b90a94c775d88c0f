import { useCallback, useState } from 'react';
import { readPendingQuestion, removePendingQuestion } from '@/lib/site/login-href';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

/** The unsent text, kept through a reload and deleted at logout. */
export function useChatDraft(uid: string) {
  const key = draftKey(`chat:${uid}`);
  const [text, show] = useState(() => withCarriedQuestion(key));
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

/** Appends a question that the visitor asked before logging in to the draft. */
function withCarriedQuestion(key: string): string {
  const text = [readStored(key) ?? '', readPendingQuestion()].filter(Boolean).join('\n');
  // Delete the stored question only once the draft is saved.
  if (text === '' || writeStored(key, text)) removePendingQuestion();
  return text;
}
