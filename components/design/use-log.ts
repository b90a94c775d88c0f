import { useState } from 'react';

/** The last event of a specimen, shown below it, so that every control has a visible effect. */
export function useLog(): [string | null, (entry: string) => void] {
  const [last, setLast] = useState<string | null>(null);
  return [last, setLast];
}
