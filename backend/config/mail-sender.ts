import * as z from 'zod/mini';
import { email } from '@/lib/contract/primitives';

/** `Name <address>`, the name in quotes where it holds more than words, or the address alone. */
const SENDER = /^(?:(?:"[^"\\\p{Cc}]+"|[^"\\<>()[\]@,;:\p{Cc}]+) <([^<>\s]+)>|([^<>\s]+))$/u;

function addressOf(sender: string): string | undefined {
  const [, named, alone] = SENDER.exec(sender) ?? [];
  const address = z.safeParse(email, named ?? alone);
  return address.data;
}

/** Whom mails come from. */
export const mailSender = z.refine<string>((sender) => addressOf(sender) !== undefined, {
  error: 'it must be one address, as in Name <mail@your.domain>; a name with a comma in it stands in quotes',
});

/** The domain of what `mailSender` has accepted. */
export const senderDomain = (sender: string): string => (addressOf(sender) ?? sender).split('@').at(-1) ?? '';
