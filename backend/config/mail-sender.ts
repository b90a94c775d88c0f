import * as z from 'zod/mini';

/** Of ours, so that a host of the own network may stand alone, as in hello@localhost. */
const ADDRESS = /^[\w.+'-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*$/i;
/** `Name <address>`, the name in quotes where it holds more than words, or the address alone. */
const SENDER = /^(?:(?:"[^"\\\p{Cc}]+"|[^"\\<>()[\]@,;:\p{Cc}]+) <([^<>\s]+)>|([^<>\s]+))$/u;

function addressOf(sender: string): string | undefined {
  const [, named, alone] = SENDER.exec(sender) ?? [];
  const address = named ?? alone ?? '';
  return ADDRESS.test(address) ? address : undefined;
}

/** Whom mails go to, of us. */
export const mailAddress = z.string().check(z.regex(ADDRESS, { error: 'it must be one mail address' }));

/** Whom mails come from. */
export const mailSender = z.refine<string>((sender) => addressOf(sender) !== undefined, {
  error: 'it must be one address, as in Name <mail@your.domain>; a name with a comma in it stands in quotes',
});

/** The domain of what `mailSender` has accepted. */
export const senderDomain = (sender: string): string => (addressOf(sender) ?? sender).split('@').at(-1) ?? '';
