import { useMemo, useState } from 'react';
import type { SafeHtml } from '@/lib/safe-html';
import { escapeText, hasPhrases, phrasesOfHtml } from '@/lib/text/phrases';
import { useIsServerRendered } from '@/components/ui/hooks/use-is-hydrated';
import { useLocale } from '@/components/ui/hooks/use-locale';

interface Phrases {
  'data-phrases': true;
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

/**
 * Props for an element that shows `children` alone; null: to be shown as they are. The server's markup is kept until the text changes: the
 * browser may segment it into other words, and its first segmentation blocks a phone for a tenth of a second.
 */
export function usePhrases(children: unknown, isHtml = false): Phrases | null {
  const { localeTag } = useLocale();
  const isServerRendered = useIsServerRendered();
  const [served, setServed] = useState(isServerRendered && typeof window !== 'undefined' ? children : null);
  if (served !== null && served !== children) setServed(null);
  const html = useMemo(() => {
    if (typeof children !== 'string' || !hasPhrases(children, localeTag)) return null;
    return children === served ? '' : phrasesOfHtml(isHtml ? children : escapeText(children), localeTag);
  }, [children, isHtml, served, localeTag]);
  return html === null ? null : { 'data-phrases': true, dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}

/** Props for an element that shows sanitised HTML. */
export const useHtmlPhrases = (html: SafeHtml) => usePhrases(html, true) ?? { dangerouslySetInnerHTML: { __html: html } };
