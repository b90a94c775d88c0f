import { useLayoutEffect, type RefObject } from 'react';

/** As high as its text. The rims are no part of the height that the text scrolls over. */
function fit(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}

/** `field-sizing: content` for the browsers that do not know it, iPhones before 26.2 among them: the line would stay a line. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element && getComputedStyle(element).getPropertyValue('field-sizing') !== 'content') fit(element);
  }, [field, text]);
}
