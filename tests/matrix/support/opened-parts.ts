import type { Page } from '@playwright/test';
import { hydrated } from '@/tests/e2e/fixtures';

interface Opened {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What is there then. */
  opened: string;
}

/** Of the home page. */
export const SAMPLE_WARDROBE = 'section[aria-labelledby="wardrobe"]';

/** Every state of the home page that somebody has to ask for. */
export const OPENED: readonly Opened[] = [
  {
    name: 'menu',
    opened: 'header nav',
    open: async (page) => {
      await page.locator('header button[aria-expanded="false"]:visible').last().click();
    },
  },
  {
    name: 'passport',
    opened: 'dialog[open]',
    open: async (page) => {
      await (await hydrated(page.locator(`${SAMPLE_WARDROBE} li button`).first())).click();
    },
  },
  {
    name: 'filtered wardrobe',
    opened: SAMPLE_WARDROBE,
    open: async (page) => {
      await (await hydrated(page.locator(`${SAMPLE_WARDROBE} [role=group] button`).first())).click();
    },
  },
  {
    name: 'answered question',
    opened: 'details[open]',
    open: async (page) => {
      await page.locator('main details summary').last().click();
    },
  },
  {
    name: 'coverage',
    opened: 'section[aria-labelledby="coverage"]',
    open: async (page) => {
      const field = await hydrated(page.locator('section[aria-labelledby="coverage"] input'));
      await field.fill('zzzz');
      await field.press('Enter');
    },
  },
  {
    name: 'friend',
    opened: 'main',
    open: async (page) => {
      await page.goto('/?ref=MEILING');
    },
  },
];
