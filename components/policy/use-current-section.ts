import { useEffect, useState } from 'react';
import { readHash } from '@/components/ui/read-hash';

/** Below the place at which a link into the page puts a head; less than the shortest section is high. */
const SLACK_PX = 32;

/**
 * The section that is being read: the last one whose head has reached the place where links put it.
 * At the end of the page, where later heads cannot come so far up, the one that the address names.
 * @param ids in page order; the same list between renders
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
    // A strip one pixel high: it is crossed only where a section begins or ends, so nothing runs on every scrolled pixel.
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
