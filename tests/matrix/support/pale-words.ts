import type { Page } from '@playwright/test';
import sharp from 'sharp';

const LEAST = 4.5;
/** More windows full than any page has: one that goes on so far has no end. */
const MAX_WINDOWS = 120;

/** Words of one element on one line, or what a field holds, as they lie in the window. */
interface Line {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Painted {
  data: Buffer;
  info: { width: number; channels: number };
}

const share = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Between the lightest and the darkest point of a line: what an eye has to tell words from their ground. */
function contrastIn({ data, info: { width, channels } }: Painted, { left, top, right, bottom }: Line): number {
  const luminance = (end: (...values: number[]) => number) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
      let value = data[(top * width + left) * channels + channel] ?? 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) value = end(value, data[(y * width + x) * channels + channel] ?? 0);
      }
      return sum + weight * share(value / 255);
    }, 0);
  return (luminance(Math.max) + 0.05) / (luminance(Math.min) + 0.05);
}

/**
 * Words that do not stand out from their ground in the painted page, whatever the style sheets say: every text of it, and what
 * every field holds, a window full at a time.
 * @param within what is looked at; without it the whole page, none of which may lie behind a dialog
 */
export async function paleWords(page: Page, within = 'body'): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { judged: new WeakSet<Node>() }));
  const pale: string[] = [];
  let windows = 0;
  for (let lines = await nextLines(page, within); lines !== null; lines = await nextLines(page, within)) {
    if (lines.length === 0) continue;
    windows += 1;
    if (windows === MAX_WINDOWS) throw new Error(`The page has no end: ${lines[0]?.text}`);
    const picture = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    pale.push(...lines.filter((line) => contrastIn(picture, line) < LEAST).map(({ text }) => text));
  }
  if (windows === 0) throw new Error(`No words in ${within}`);
  return pale;
}

/** Comes to the first text that was not looked at yet. @returns all such in the window; null: there is none any more */
function nextLines(page: Page, within: string): Promise<Line[] | null> {
  return page.evaluate(async (root) => {
    const { judged } = window as unknown as { judged: WeakSet<Node> };
    const isField = (node: Node): node is HTMLInputElement =>
      node instanceof Element && node.matches('input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea, select');
    const saidBy = (node: Node) => (isField(node) ? node.value || node.placeholder || '' : node instanceof Text ? node.data : '').trim();
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const isToJudge = (node: Node) => {
      const element = elementOf(node);
      // A dash or a dot alone is as thin as a hair, and nothing to read. A field's own texts are judged with the field.
      const isText =
        /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(saidBy(node)) &&
        (isField(node) || !element?.closest('script, style, noscript, svg, select, textarea'));
      return (
        isText &&
        !judged.has(node) &&
        element !== null &&
        element.closest(root) !== null &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const waiting: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (isToJudge(node)) waiting.push(node);
    const [first] = waiting;
    if (!first) return null;
    // What cannot be brought into view nobody reads. At the window's edges other parts may lie over it.
    judged.add(first);
    elementOf(first)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));

    /** Borders stand out by themselves, and so does the arrow of a list: a field is judged by where its words are. */
    const boxesOf = (node: Node): DOMRect[] => {
      if (!isField(node)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      }
      const style = getComputedStyle(node);
      const [x, y, end, foot] = ['left', 'top', 'right', 'bottom'].map(
        (side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) + parseFloat(style.getPropertyValue(`padding-${side}`)),
      ) as [number, number, number, number];
      const box = node.getBoundingClientRect();
      return [new DOMRect(box.x + x, box.y + y, box.width - x - end, box.height - y - foot)];
    };
    const isSeen = (element: Element, { left: start, top, right, bottom, width, height }: DOMRect) => {
      const [x, y] = [(start + right) / 2, (top + bottom) / 2];
      if (width <= 2 || height <= 2 || start < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      // What is only heard is cut to a point; what has scrolled out of a part around it is cut as well.
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        const isInside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
        if (clipPath !== 'none' || (!isInside && (overflowX !== 'visible' || overflowY !== 'visible'))) return false;
      }
      const above = document.elementFromPoint(x, y);
      return above !== null && (element.contains(above) || above.contains(element));
    };
    return waiting.flatMap((node) => {
      const element = elementOf(node);
      const box = element ? boxesOf(node).find((each) => isSeen(element, each)) : undefined;
      if (!box) return [];
      judged.add(node);
      return [
        {
          text: saidBy(node).slice(0, 40),
          left: Math.floor(box.left),
          top: Math.floor(box.top),
          right: Math.min(Math.ceil(box.right), innerWidth),
          bottom: Math.min(Math.ceil(box.bottom), innerHeight),
        },
      ];
    });
  }, within);
}
