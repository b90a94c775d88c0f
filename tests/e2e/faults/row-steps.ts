import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { API } from './wire';

export const NEXT_PASSWORD = 'another linen drawer';

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const fresh = () => `faults-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
export const keeps = (field: (page: Page) => Locator, value: string) => (page: Page) => expect(field(page)).toHaveValue(value);
/** Where nothing was typed: the thing to press is still there. */
export const stays = (thing: (page: Page) => Locator) => (page: Page) => expect(thing(page)).toBeVisible();
/** A button that stands there to be pressed again. */
export const pressAgain = (name: string) => ({ press: press(name), kept: stays((page) => page.getByRole('button', { name })) });

export const PHOTOGRAPH = sharp({ create: { width: 64, height: 48, channels: 3, background: '#b81f2d' } })
  .jpeg()
  .toBuffer();

/** Looks for a mild, dry day, in the outfit planner. */
export async function askForLooks(page: Page): Promise<void> {
  await page.goto('/outfit');
  await page.getByLabel('Temperature in °C').fill('24');
  await page.getByLabel('Rain').selectOption('Dry');
  await page.getByLabel('Only what is at home').uncheck();
  await page.getByRole('button', { name: 'Suggest looks' }).click();
}
export const suggested = (page: Page) => page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article').first();

/** The tokens of the links that were mailed to an address. */
export const mailOf = async (page: Page, email: string) => {
  const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
  return data.filter(({ to }) => to === email).flatMap(({ body }) => /#token=([\w-]+)/.exec(body)?.[1] ?? []);
};
