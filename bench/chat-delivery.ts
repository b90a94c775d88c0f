import type { Page } from '@playwright/test';
import { median } from './result';

const MESSAGES = 60;
/** Target: a multiple of the time between two blank pages. */
export const DELIVERY_BAR = 3;

interface Moments {
  pressed: number;
  inDocument: Map<string, number>;
  painted: Map<string, number>;
}

/**
 * Records when a line is in the document, when it is painted (the first task after the next frame), and when Enter is pressed, on the
 * machine's one clock. Runs in the page: it must not contain named functions, because the loader would call its own helper for them.
 */
export function noteMoments(): void {
  const moments = { pressed: 0, inDocument: new Map<string, number>(), painted: new Map<string, number>() };
  Object.assign(window, { moments });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') moments.pressed = performance.timeOrigin + performance.now();
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => {
          for (const mark of node.textContent?.match(/mark-\d+-\w+/g) ?? []) {
            if (moments.inDocument.has(mark)) continue;
            moments.inDocument.set(mark, performance.timeOrigin + performance.now());
            requestAnimationFrame(() => {
              const after = new MessageChannel();
              after.port1.onmessage = () => void moments.painted.set(mark, performance.timeOrigin + performance.now());
              after.port2.postMessage(null);
            });
          }
        }),
      ),
    ).observe(document.body, { subtree: true, childList: true }),
  );
}

export interface Talk {
  from: Page;
  to: Page;
  field: string;
}

interface Delivery {
  inDocument: number;
  painted: number;
}

/** @returns milliseconds from Enter on one page until the message is on the other */
async function deliver({ from, to, field }: Talk, mark: string): Promise<Delivery> {
  await from.fill(field, mark);
  await from.press(field, 'Enter');
  await to.waitForFunction((wanted) => (window as unknown as { moments: Moments }).moments.painted.has(wanted), mark);
  const pressed = await from.evaluate(() => (window as unknown as { moments: Moments }).moments.pressed);
  const [inDocument, painted] = await to.evaluate((wanted) => {
    const { moments } = window as unknown as { moments: Moments };
    return [moments.inDocument.get(wanted) ?? Number.NaN, moments.painted.get(wanted) ?? Number.NaN] as const;
  }, mark);
  return { inDocument: inDocument - pressed, painted: painted - pressed };
}

/** From Enter to the line on the other page, alternating with the blank pages. @returns the ratio of the times until it is painted */
export async function deliveries(ours: Talk, bare: Talk, run: number): Promise<number> {
  const times = { ours: [] as Delivery[], bare: [] as Delivery[] };
  for (let at = 0; at < MESSAGES; at += 1) {
    times.ours.push(await deliver(ours, `mark-${at}-r${run}${ours.field.length}`));
    times.bare.push(await deliver(bare, `mark-${at}-b${run}${ours.field.length}`));
  }
  const ratioOf = (moment: keyof Delivery) => {
    const [a, b] = [times.ours, times.bare].map((all) => median(all.map((one) => one[moment]))) as [number, number];
    return { ratio: a / b, words: `after ${a.toFixed(1)} ms, bare ${b.toFixed(1)} ms: ${(a / b).toFixed(2)} x` };
  };
  const [painted, inDocument] = [ratioOf('painted'), ratioOf('inDocument')];
  console.log(`  painted ${painted.words} (at most ${DELIVERY_BAR}); in the document ${inDocument.words}`);
  return painted.ratio;
}
