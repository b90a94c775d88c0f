import { fillPlaceholders } from '@/lib/text/fill-placeholders';

/** The editors' words around a member's link, with `{link}` and `{credit}` in the message. */
export interface ShareTexts {
  message: string;
  subject: string;
}

/** Where the link is handed on: a message to WhatsApp's own contact list, a mail without a recipient. */
export function shareAddresses(
  { message, subject }: ShareTexts,
  values: { link: string; brand: string; credit: string },
): { whatsapp: string; email: string } {
  const text = fillPlaceholders(message, values);
  // A text that lost its placeholder must not lose the link.
  const body = text.includes(values.link) ? text : `${text} ${values.link}`;
  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(body)}`,
    email: `mailto:?subject=${encodeURIComponent(fillPlaceholders(subject, values))}&body=${encodeURIComponent(body)}`,
  };
}
