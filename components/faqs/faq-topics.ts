import type { FaqTopic } from '@/lib/contract/content/faq';

/** As the contract lists them, without its validator: this list is in the browser. */
export const FAQ_TOPIC_ORDER = [
  'storage',
  'collection-delivery',
  'pricing-billing',
  'digitising',
  'selling',
  'account-privacy',
] as const satisfies readonly FaqTopic[];
