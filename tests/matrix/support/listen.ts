import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/fixtures';

export interface Ear {
  /** Waits until a screen reader would have spoken this by itself, or read it because the focus came to it. */
  hears: (words: string | RegExp) => Promise<void>;
}

/**
 * Listens as a screen reader does: to what changes inside of live regions that were there before, to alerts that come with
 * their words, and to what gets the focus from the page. A status that comes together with its words is not spoken by many.
 * Call it on the page as it stands; another document is deaf again.
 */
export async function listen(page: Page): Promise<Ear> {
  await page.evaluate(() => {
    const LIVE = '[role=status], [role=log], [role=alert], [aria-live=polite], [aria-live=assertive], output';
    const heard: string[] = [];
    Object.assign(window, { heard });
    const known = new WeakSet<Element>(document.querySelectorAll(LIVE));
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        if (type === 'childList' && addedNodes.length === 0) continue;
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(`${LIVE}, [aria-live=off]`);
        if (region && known.has(region) && !region.matches('[aria-live=off], [aria-busy=true]') && region.checkVisibility()) {
          heard.push(region.textContent ?? '');
        }
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role=alert]')) heard.push(alert.textContent ?? '');
        }
      }
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return;
      const names = (target.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
      heard.push([target.getAttribute('aria-label') ?? '', ...names, target.textContent ?? ''].join(' '));
    });
  });
  return {
    hears: (words) =>
      expect
        .poll(
          async () => (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join('\n'),
          `heard ${String(words)}`,
        )
        .toMatch(words),
  };
}
