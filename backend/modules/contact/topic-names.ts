import type { Locale } from '@/lib/config/locales';
import type { CONTACT_TOPICS } from '@/lib/contract/content/contact-page';
import enSg from './texts/en-SG.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

type Names = Record<(typeof CONTACT_TOPICS)[number], string>;
/** What the team calls them among themselves; what visitors read is the editors'. */
const TOPIC_NAMES: Record<Locale, Names> = {
  en: en.topics,
  'en-SG': enSg.topics,
  zh: zh.topics,
  'zh-CN': zhCn.topics,
  'zh-Hans': zhHans.topics,
};

/** A topic that this version does not know stands as it was sent: the call takes any word. */
export function topicName(locale: Locale, topic: string): string {
  const names: Readonly<Record<string, string>> = TOPIC_NAMES[locale];
  return Object.hasOwn(names, topic) ? (names[topic] ?? topic) : topic;
}
