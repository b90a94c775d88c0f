import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/fixtures';
import { movingParts } from './moving-parts';
import { paleWords } from './pale-words';

/** What lies over the page, as somebody has it who asked for stillness, and for colours of their own. */
export async function expectSeenByAll(page: Page, within: string, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movingParts(page, within), `moves: ${name}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  expect(await paleWords(page, within), `in forced colours: ${name}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
}
