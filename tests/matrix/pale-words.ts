import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

const LEAST = 4.5;
const ENOUGH = 60;

const share = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Between the lightest and the darkest point of a picture: what an eye has to tell words from their ground. */
async function contrastOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  const luminance = (end: 'min' | 'max') => [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => sum + weight * share((channels[at]?.[end] ?? 0) / 255), 0);
  return (luminance('max') + 0.05) / (luminance('min') + 0.05);
}

/** An edge stands out by itself: what is left of a control without it. */
async function withoutEdge(part: Locator): Promise<Buffer> {
  const edge = await part.evaluate((element) => Math.ceil(Math.max(...['top', 'right', 'bottom', 'left'].map((side) => parseFloat(getComputedStyle(element).getPropertyValue(`border-${side}-width`))))));
  const picture = sharp(await part.screenshot());
  const { width, height } = await picture.metadata();
  return edge === 0 ? picture.toBuffer() : picture.extract({ left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge }).toBuffer();
}

/**
 * Words that do not stand out from their ground in the painted page, whatever the style sheets say.
 * @param within what is looked at; without it the page with its header, none of which may lie behind a dialog
 */
export async function paleWords(page: Page, within?: string): Promise<string[]> {
  const texts = ':is(h1, h2, h3, p, button, legend, dt, dd)';
  const words = page.locator(within ? `${within} ${texts}` : `main ${texts}, aside p, header a`).filter({ visible: true, hasText: /\S/ });
  const pale: string[] = [];
  for (const part of (await words.all()).slice(0, ENOUGH)) {
    const box = await part.boundingBox();
    // What is only heard is a point.
    if (!box || box.width <= 2) continue;
    if ((await contrastOf(await withoutEdge(part))) < LEAST) pale.push((await part.innerText()).slice(0, 40));
  }
  return pale;
}
