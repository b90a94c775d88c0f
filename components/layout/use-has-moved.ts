import { useRouter } from 'next/router';
import { useState } from 'react';

/**
 * Whether this visitor has come from one page of the site to another. From that render on a page that takes the place of
 * another comes in softly (`base-css.ts`); the first is there at once, and one that only changes its query stays as it is.
 */
export function useHasMoved(): boolean {
  const { pathname } = useRouter();
  const [first, setFirst] = useState<string | null>(pathname);
  if (first !== null && first !== pathname) setFirst(null);
  return first === null;
}
