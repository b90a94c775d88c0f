/** Runs in the page: whether an eye sees that this element has the focus. A slider's mark is on its thumb, whose style no script can read. */
export function isFocusMarked(element: Element): boolean {
  if (element.matches('[type="range"]')) return true;
  // A native control that is drawn by its label, or by what it lies over, is looked at there.
  const drawn = element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== '0' ? element : (element.closest('label') ?? element.parentElement ?? element);
  // A field of antd is framed some levels further out.
  // A link that covers its card is framed as the card.
  const frames = [element.parentElement, element.closest('.ant-picker, .ant-select'), element.matches('[data-covers-card]') ? (element as HTMLElement).offsetParent : null].filter((frame) => frame !== null);
  const around = [element, drawn, ...drawn.querySelectorAll('*'), ...(element.nextElementSibling ? [element.nextElementSibling] : []), ...frames];
  return around.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}
