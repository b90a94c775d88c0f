import { readTexts } from '@/backend/read-texts';
import type { Locale } from '@/lib/config/locales';
import type { HELP_TOPIC } from '@/lib/domain/contact/contact-fields';
import type { CONTACT_TOPICS } from '@/lib/contract/content/contact-page';

type Names = Record<(typeof CONTACT_TOPICS)[number] | typeof HELP_TOPIC, string>;
/** What the team calls them among themselves; what visitors read is the editors'. */
const TEXTS = readTexts<{ topics: Names }>(import.meta.url);

/** An unknown topic is shown as sent: the call accepts any text. */
export function topicName(locale: Locale, topic: string): string {
  const names: Readonly<Record<string, string>> = TEXTS[locale].topics;
  return Object.hasOwn(names, topic) ? (names[topic] ?? topic) : topic;
}
