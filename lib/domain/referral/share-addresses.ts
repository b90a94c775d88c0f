import { fillPlaceholders } from '@/lib/text/fill-placeholders';

/** The editors' texts for sharing, with `{link}` in the message. */
export interface ShareTexts {
  message: string;
  subject: string;
}

/** Share addresses: WhatsApp without a recipient, mail without a recipient. */
export function shareAddresses(
  { message, subject }: ShareTexts,
  values: { link: string; brand: string; credit: string },
): { whatsapp: string; email: string } {
  const text = fillPlaceholders(message, values);
  // A text without its placeholder must still contain the link.
  const body = text.includes(values.link) ? text : `${text} ${values.link}`;
  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(body)}`,
    email: `mailto:?subject=${encodeURIComponent(fillPlaceholders(subject, values))}&body=${encodeURIComponent(body)}`,
  };
}
