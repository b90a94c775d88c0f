import { useState } from 'react';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';

interface Props {
  /** Made on the server only (`typeof window === 'undefined' ? … : null`): no browser has to fetch what makes it. */
  data: StructuredData | null;
}

/**
 * Structured data for search engines, which read the document as it is served: the browser leaves it as it stands, and
 * a page reached by a link inside the site has none. A data block is no script: the content security policy lets it be.
 * `<` is written as an escape, so that no text can close the element.
 */
export function JsonLd({ data }: Props) {
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  if (!isServed) return null;
  const text = data === null ? '' : JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
