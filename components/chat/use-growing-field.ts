import { useLayoutEffect, type RefObject } from 'react';

/** `field-sizing: content` for the browsers that do not know it, iPhones before 26.2 among them: the line would stay a line. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || getComputedStyle(element).getPropertyValue('field-sizing') === 'content') return;
    element.style.height = 'auto';
    // The rims are no part of the height that the text scrolls over.
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [field, text]);
}
