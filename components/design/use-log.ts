import { useState } from 'react';

/** The last thing a part reported, to be shown under it: nothing on the design page is without effect. */
export function useLog(): [string | null, (entry: string) => void] {
  const [last, setLast] = useState<string | null>(null);
  return [last, setLast];
}
