import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Adopts a choice made in a static page before hydration: the DOM has it, but React does not know it and would calculate with another
 * value.
 * @param value the value React knows, as the field's text
 * @param take receives the text of the chosen field
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
