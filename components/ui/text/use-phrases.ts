import { useState } from 'react';
import { LOCALES } from '@/lib/config/locales';
import { HAN, phraseHtml } from '@/lib/text/phrases';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { useLocale } from '@/components/ui/hooks/use-locale';

interface Phrases {
  'data-phrases': true;
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

/**
 * Props for an element that shows `children` alone; null: to be shown as they are. What the server has drawn stays while its text is the same:
 * the browser's words may be others, and to look them up takes a phone's first tenth of a second.
 */
export function usePhrases(children: unknown): Phrases | null {
  const { locale, localeTag } = useLocale();
  const isHydrated = useIsHydrated();
  const [served, setServed] = useState(isHydrated || typeof window === 'undefined' ? null : children);
  if (served !== null && served !== children) setServed(null);
  if (LOCALES[locale].script === 'latin' || typeof children !== 'string' || !HAN.test(children)) return null;
  const html = children === served ? '' : phraseHtml(children, localeTag);
  return html === null ? null : { 'data-phrases': true, dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}
