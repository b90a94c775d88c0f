import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

/** In this tab only, through the login and whatever provider it leads over; a logout removes it with the drafts. */
const KEY = draftKey('question');

/** Keeps what a visitor asked, on the way to a conversation that begins after the login. */
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
