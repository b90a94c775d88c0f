import * as z from 'zod/mini';

/** Our own addresses, so single-label hosts such as hello@localhost are allowed. */
const ADDRESS = /^[\w.+'-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*$/i;
/** `Name <address>`, the name quoted if it contains special characters, or the address alone. */
const SENDER = /^(?:(?:"[^"\\\p{Cc}]+"|[^"\\<>()[\]@,;:\p{Cc}]+) <([^<>\s]+)>|([^<>\s]+))$/u;

function addressOf(sender: string): string | undefined {
  const [, named, alone] = SENDER.exec(sender) ?? [];
  const address = named ?? alone ?? '';
  return ADDRESS.test(address) ? address : undefined;
}

/** Our recipient address of mails. */
export const mailAddress = z.string().check(z.regex(ADDRESS, { error: 'it must be one mail address' }));

/** Sender of mails. */
export const mailSender = z.refine<string>((sender) => addressOf(sender) !== undefined, {
  error: 'it must be one address, as in Name <mail@your.domain>; a name with a comma in it stands in quotes',
});

/** The domain of a value accepted by `mailSender`. */
export const senderDomain = (sender: string): string => (addressOf(sender) ?? sender).split('@').at(-1) ?? '';
