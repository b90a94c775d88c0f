import { draftKey } from '@/lib/drafts';
import { readStored, writeStored } from '@/lib/storage';

/** Of this tab alone, and in no address: on the way from the login to a new password it need not be typed again. */
const KEY = draftKey('email');

export function keepTypedEmail(email: string): void {
  writeStored(KEY, email, 'session');
}

export function readTypedEmail(): string {
  return readStored(KEY, 'session') ?? '';
}
