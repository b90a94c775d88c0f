/**
 * Runs in the page: whether an eye sees that this element has the focus, by an outline that is wide enough and stands out from
 * what lies around it (3 : 1, WCAG 1.4.11). A slider's mark is on its thumb, whose style no script can read.
 */
export function isFocusMarked(element: Element): boolean {
  if (element.matches('[type="range"]')) return true;

  const coloured = (text: string) => {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (/^rgba?\(([^)]+)\)$/.exec(text)?.[1] ?? '').split(/[\s,/]+/).map(Number);
    const share = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return { luminance: 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue), opacity };
  };
  const groundOf = (part: Element | null): number => {
    if (part === null) return 1;
    const { luminance, opacity } = coloured(getComputedStyle(part).backgroundColor);
    return opacity > 0.5 ? luminance : groundOf(part.parentElement);
  };
  const standsOut = (part: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(part);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return false;
    const { luminance, opacity } = coloured(outlineColor);
    const ground = groundOf(parseFloat(outlineOffset) < 0 ? part : part.parentElement);
    return opacity > 0.5 && (Math.max(luminance, ground) + 0.05) / (Math.min(luminance, ground) + 0.05) >= 3;
  };

  // A native control that is drawn by its label, by what stands beside it, or by what it lies over, is looked at there.
  const isDrawn = element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== '0';
  const drawn = isDrawn ? element : (element.closest('label') ?? element.parentElement ?? element);
  const beside = element.matches('input') && element.nextElementSibling ? [element.nextElementSibling] : [];
  // A field of antd is framed some levels further out.
  // A link that covers its card is framed as the card.
  const frames = [
    element.parentElement,
    element.closest('.ant-picker, .ant-select'),
    element.matches('[data-covers-card]') ? (element as HTMLElement).offsetParent : null,
  ].filter((frame) => frame !== null);
  return [element, drawn, ...drawn.querySelectorAll('*'), ...beside, ...frames].some(standsOut);
}
