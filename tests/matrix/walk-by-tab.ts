import type { Page } from '@playwright/test';
import { isFocusMarked } from '@/tests/e2e/focus-mark';

/** More stops than any page has: a walk that comes so far goes round in circles. */
const MOST_STOPS = 400;

export interface Walk {
  /** What got the focus, in turn. */
  stops: string[];
  /** What is wrong with a stop: it cannot be seen, lies under something, shows no mark, comes before what was read already. */
  faults: string[];
  /** What a pointer can press and Tab never came to. */
  missed: string[];
}

/** Presses Tab from the top of the page to its end, and looks at every stop as an eye would. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    Object.assign(window, { walked: [] as Element[], walkFaults: [] as string[] });
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const stops: string[] = [];
  const faults: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await lookAtStop(page);
    if (stop === null) break;
    stops.push(stop);
    if (!(await page.locator(':focus').evaluate(isFocusMarked)) || !(await isSliderMarked(page))) {
      faults.push(`no mark of the focus: ${stop}`);
    }
  }
  const rest = await page.evaluate((names) => {
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
      stops: names,
      faults: walkFaults,
      missed: missed.map(
        (element) => `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      ),
    };
  }, stops);
  return { ...rest, faults: [...rest.faults, ...faults] };
}

/** The mark of a slider is on its thumb, whose style no script can read: the picture of it has to change with the focus. */
async function isSliderMarked(page: Page): Promise<boolean> {
  const slider = page.locator('input[type="range"]:focus');
  if ((await slider.count()) === 0) return true;
  const focused = await slider.screenshot({ animations: 'disabled' });
  const element = await slider.elementHandle();
  await element?.evaluate((input) => (input as HTMLElement).blur());
  const left = await element?.screenshot({ animations: 'disabled' });
  await element?.focus();
  return left !== undefined && !focused.equals(left);
}

/** @returns its name; null when the focus has left the page at its end */
function lookAtStop(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const { walked, walkFaults } = window as unknown as { walked: Element[]; walkFaults: string[] };
    const element = document.activeElement as HTMLElement | null;
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
  });
}
