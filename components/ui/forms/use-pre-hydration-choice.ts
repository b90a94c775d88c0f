import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Takes over what somebody chose in a static page before it was hydrated: React keeps the choice in the document and
 * does not know of it, so that the page would show one thing and calculate with another.
 * @param value what the page believes, as the field's text
 * @param take gets the text of the field that is chosen instead
 */
export function usePreHydrationChoice<Frame extends HTMLElement>(value: string, take: (chosen: string) => void): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const compare = useEffectEvent(() => {
    const chosen = frame.current?.querySelector<HTMLInputElement>('input:checked, input[type=range]');
    if (chosen && chosen.value !== value) take(chosen.value);
  });
  useEffect(() => compare(), []);
  return frame;
}
