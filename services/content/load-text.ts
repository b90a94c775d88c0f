import { publicEnv } from '@/lib/config/env';
import type { Namespace } from '@/lib/config/i18n';
import type { Locale } from '@/lib/config/locales';
import { loadTexts } from './load-texts';

/** Single texts for documents that are no pages: `text('topics.care')`, with the brand filled in. */
export async function loadText(locale: Locale, namespace: Namespace): Promise<(key: string) => string> {
  const texts = await loadTexts(locale, namespace);
  return (key) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (node, part) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`There is no text ${namespace}:${key} in ${locale}`);
    return found.replaceAll('{{brand}}', publicEnv.brand);
  };
}
