import type { Page } from '@playwright/test';

/** Records the header's session states frame by frame; `neither` while none is shown. */
export async function watchHeader(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headerStates: seen });
    const isPainted = (selector: string) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
    const look = () => {
      if (document.querySelector('header nav')) {
        const [visitor, member] = [isPainted('header nav a[href$="/login"]'), isPainted('header nav a[href$="/items"]')];
        const state = visitor && member ? 'both' : visitor ? 'visitor' : member ? 'member' : 'neither';
        if (seen.at(-1) !== state) seen.push(state);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { headerStates: string[] }).headerStates);
}
