import type { ElementHandle } from '@playwright/test';

interface Marks {
  /** Of the outline that makes a part stand out; empty without one. */
  markOf: (part: Element) => string;
  /** What stood out before the focus moved: as something chosen may, for as long as it is. */
  before: WeakMap<Element, string>;
}

/**
 * Runs in the page before a key moves the focus: existing outlines do not count as a focus mark. An outline must be wide enough and have
 * enough contrast (3 : 1, WCAG 1.4.11).
 */
export function rememberMarks(): void {
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
  // Without its colour: a mere change of colour is hard to notice.
  const markOf = (part: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(part);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return '';
    const { luminance, opacity } = coloured(outlineColor);
    const ground = groundOf(parseFloat(outlineOffset) < 0 ? part : part.parentElement);
    const isSeen = opacity > 0.5 && (Math.max(luminance, ground) + 0.05) / (Math.min(luminance, ground) + 0.05) >= 3;
    return isSeen ? `${outlineStyle} ${outlineWidth} ${outlineOffset}` : '';
  };
  const marks: Marks = { markOf, before: new WeakMap() };
  for (const part of document.querySelectorAll('*')) {
    const mark = markOf(part);
    if (mark !== '') marks.before.set(part, mark);
  }
  Object.assign(window, { marks });
}

/** Runs in the page, after `rememberMarks` and one key. */
function hasNewMark(element: Element): boolean {
  const { markOf, before } = (window as unknown as { marks: Marks }).marks;
  // A native control that is drawn by its label or another element is checked there.
  const isDrawn = element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== '0';
  const drawn = isDrawn ? element : (element.closest('label') ?? element.parentElement ?? element);
  const beside = element.matches('input') && element.nextElementSibling ? [element.nextElementSibling] : [];
  // A field of antd has its frame some levels up; a link that covers its card uses the card's.
  const frames = [
    element.parentElement,
    element.closest('.ant-picker, .ant-select'),
    element.matches('[data-covers-card]') ? (element as HTMLElement).offsetParent : null,
  ].filter((frame) => frame !== null);
  return [element, drawn, ...drawn.querySelectorAll('*'), ...beside, ...frames].some((part) => {
    const mark = markOf(part);
    return mark !== '' && mark !== before.get(part);
  });
}

/** A slider's focus mark is on its thumb, whose style is not readable by script: its screenshot must change with the focus. */
async function isSliderMarked(slider: ElementHandle<Element>): Promise<boolean> {
  const picture = () => slider.screenshot({ animations: 'disabled' });
  const focused = await picture();
  await slider.evaluate((input) => (input as HTMLElement).blur());
  const left = await picture();
  await slider.focus();
  return !focused.equals(left);
}

/** Whether the focus is visible after the last key; `rememberMarks` must have run before it. */
export async function isFocusMarked(element: ElementHandle<Element>): Promise<boolean> {
  const isSlider = await element.evaluate((part) => part.matches('input[type="range"]'));
  return isSlider ? isSliderMarked(element) : element.evaluate(hasNewMark);
}
