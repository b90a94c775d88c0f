import { useEffect, useState } from 'react';
import { readHash } from './use-query-value';

/** Tolerance below the scroll target; less than the height of the shortest section. */
const SLACK_PX = 32;

/**
 * The current section: the last one whose heading has reached the scroll target. At the end of the page, where later headings cannot scroll
 * that far, the one in the hash.
 * @param ids in page order; a stable array
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const root = document.documentElement;
    const line = Math.round(parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + SLACK_PX;
    const judge = () => {
      const isAtEnd = Math.ceil(window.scrollY + window.innerHeight) >= root.scrollHeight;
      const named = sections.find(({ id }) => id === readHash());
      const reached = sections.findLast((section) => section.getBoundingClientRect().top <= line);
      setCurrent((isAtEnd && named && named.getBoundingClientRect().top > line ? named : reached)?.id ?? null);
    };
    // A one-pixel observer strip: it fires only when a section starts or ends, not on every scroll event.
    const below = Math.max(0, window.innerHeight - line - 1);
    const observer = new IntersectionObserver(judge, { rootMargin: `-${line}px 0px -${below}px 0px` });
    for (const section of sections) observer.observe(section);
    window.addEventListener('scrollend', judge);
    return () => {
      observer.disconnect();
      window.removeEventListener('scrollend', judge);
    };
  }, [ids]);
  return current;
}
