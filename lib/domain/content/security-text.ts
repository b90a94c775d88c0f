import { DAY_MS } from '@/lib/calendar-days';

interface Site {
  origin: string;
  email: string;
  /** Language tags that a report may be written in. */
  languages: readonly string[];
}

/** RFC 9116 asks for less than a year, so that older copies are renewed. */
const VALID_DAYS = 330;

/** `/.well-known/security.txt`: the contact for security reports. Identical all day on every copy. */
export function securityText({ origin, email, languages }: Site, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    '# Please begin the message with SECURITY: it is read before the others.',
    `Contact: mailto:${email}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
