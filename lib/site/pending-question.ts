import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

/** Kept in this tab through the login, also via a provider; a logout removes it with the drafts. */
const KEY = draftKey('question');

/** Keeps a visitor's question until the chat opens after the login. */
export function savePendingQuestion(text: string): void {
  const asked = text.trim();
  if (asked !== '') writeStored(KEY, asked, 'session');
}

export function readPendingQuestion(): string {
  return readStored(KEY, 'session') ?? '';
}

export function removePendingQuestion(): void {
  removeStored(KEY, 'session');
}
