const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A `ref`: what rolls and holds nothing to press is a stop of the keyboard itself. Not every browser makes it one. */
export function rolledByKeys(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const judge = () => {
    const isStop = element.scrollHeight > element.clientHeight && !element.querySelector(STOPS);
    if (isStop) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(judge);
  const contents = new MutationObserver(judge);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  judge();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
