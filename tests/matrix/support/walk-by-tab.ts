import type { ElementHandle, Frame, Page } from '@playwright/test';
import { isFocusMarked, rememberMarks } from '@/tests/e2e/support/focus-mark';

/** More than any page takes: a walk that comes so far goes round in circles. */
const MAX_PRESSES = 400;

/** Day, month and year of a date are gone through one by one. */
const SAME_STOP = 'a part of the stop before';

export interface Walk {
  /** What got the focus, in turn. */
  stops: string[];
  /** What is wrong with a stop: it cannot be seen, lies under something, shows no mark, comes before what was read already. */
  faults: string[];
  /** What a pointer can press and Tab never came to. */
  missed: string[];
}

/** Presses Tab from the top of the page to its end, and looks at every stop as an eye would, into the frames of the page as well. */
export async function walkByTab(page: Page): Promise<Walk> {
  for (const frame of page.frames()) {
    await frame.evaluate(() => {
      Object.assign(window, { walked: [] as Element[], walkFaults: [] as string[] });
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
  }
  const stops: string[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    for (const frame of page.frames()) await frame.evaluate(rememberMarks);
    await page.keyboard.press('Tab');
    const { element, frame } = await focusedIn(page);
    const stop = await lookAtStop(frame);
    if (stop === null || element === null) break;
    if (stop === SAME_STOP) continue;
    stops.push(stop);
    if (!(await isFocusMarked(element))) faults.push(`no mark of the focus: ${stop}`);
    if (frame !== page.mainFrame() && !(await isBare(page, element))) faults.push(`under the page around its frame: ${stop}`);
  }
  const missed: string[] = [];
  for (const frame of page.frames()) {
    const left = await leftOut(frame);
    missed.push(...left.missed);
    faults.push(...left.faults);
  }
  return { stops, faults, missed };
}

/** What has the focus, and where: the page itself says no more than that it is in one of its frames. */
async function focusedIn(page: Page): Promise<{ element: ElementHandle<Element> | null; frame: Frame }> {
  let frame = page.mainFrame();
  for (;;) {
    const element = (await frame.evaluateHandle(() => document.activeElement)).asElement();
    const inner = (await element?.contentFrame()) ?? null;
    if (inner === null) return { element, frame };
    frame = inner;
  }
}

/** What is in a frame cannot see what of the page lies over it. */
async function isBare(page: Page, element: ElementHandle<Element>): Promise<boolean> {
  const box = await element.boundingBox();
  if (box === null) return false;
  return page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName === 'IFRAME', [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
}

/** What a pointer can press in a frame and Tab never came to; what was wrong with the stops in it. */
function leftOut(frame: Frame): Promise<Omit<Walk, 'stops'>> {
  return frame.evaluate(() => {
    const { walked, walkFaults } = window as unknown as { walked: Element[]; walkFaults: string[] };
    const groups = new Set(
      walked.flatMap((element) =>
        element instanceof HTMLInputElement && element.type === 'radio' ? [`${element.form?.id ?? ''} ${element.name}`] : [],
      ),
    );
    const missed = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
      (element) => {
        if (
          element.tabIndex < 0 ||
          element.matches(':disabled') ||
          element.closest('[inert], dialog:not([open])') ||
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.getBoundingClientRect().width === 0
        ) {
          return false;
        }
        // One of a group stands for all: the arrows lead through it.
        if (element instanceof HTMLInputElement && element.type === 'radio' && groups.has(`${element.form?.id ?? ''} ${element.name}`)) {
          return false;
        }
        return !walked.includes(element);
      },
    );
    return {
      faults: walkFaults,
      missed: missed.map(
        (element) => `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      ),
    };
  });
}

/** @returns its name; null when the focus has left the page at its end, or come round */
function lookAtStop(frame: Frame): Promise<string | null> {
  return frame.evaluate(async (sameStop) => {
    const { walked, walkFaults } = window as unknown as { walked: Element[]; walkFaults: string[] };
    const element = document.activeElement as HTMLElement | null;
    if (element?.matches('input[type=date], input[type=time]') && element === walked.at(-1)) return sameStop;
    if (!element || element === document.body || walked.includes(element)) return null;
    // What slides in on focus has arrived; what the focus scrolled to stands still.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '').trim().slice(0, 40)}`;
    // A native control that is drawn by its label, or by what it lies over, is looked at there.
    const drawn =
      element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== '0'
        ? element
        : (element.closest('label') ?? element.parentElement ?? element);
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    if (!isInWindow || !drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      walkFaults.push(`not to be seen: ${name}`);
    } else {
      const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      const above = document.elementFromPoint(x, y);
      // The rectangle of a link over several lines holds what is beside it, too.
      if (above && !drawn.contains(above) && !above.contains(drawn)) {
        walkFaults.push(`under ${above.tagName} ${(above.textContent ?? '').trim().slice(0, 20)}: ${name}`);
      }
    }
    const last = walked.at(-1);
    if (last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      walkFaults.push(`against the order of the page: ${name}`);
    }
    walked.push(element);
    return name;
  }, SAME_STOP);
}
