import type { StructuredData } from '@/lib/domain/content/structured-data';
import { useIsServerRendered } from '@/components/ui/hooks/use-is-hydrated';

interface Props {
  /** Create it only on the server (`typeof window === 'undefined' ? … : null`), so that no browser loads the code. */
  data: StructuredData | null;
}

/**
 * Structured data for search engines, which read the served document: hydration leaves it as it is, and client-side navigation adds none. A
 * data block is not a script, so the content security policy allows it. `<` is escaped, so that no text can close the element.
 */
export function JsonLd({ data }: Props) {
  if (!useIsServerRendered()) return null;
  const text = data === null ? '' : JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
