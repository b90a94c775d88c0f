import { useEffect, useState } from 'react';

/**
 * The section that is being read: the last one whose head has passed the upper third of the window.
 * @param ids in page order; the same list between renders
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const judge = () => {
      const line = window.innerHeight / 3;
      setCurrent(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id ?? null);
    };
    // The line is crossed only where a section begins or ends: nothing runs on every scrolled pixel.
    const observer = new IntersectionObserver(judge, { rootMargin: '-33% 0px -66% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
