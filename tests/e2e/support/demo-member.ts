import type { Locator, Page } from '@playwright/test';
import type { Booking } from '@/lib/contract/booking-calls';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { openDays } from './calendar-steps';
import { expect } from '../fixtures';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
export type Site = 'hk' | 'sg';

/** Picture of the piece that each site's customer has on sale from the start. */
const ON_SALE: Partial<Record<string, string>> = { hk: 'garment-red-slip-dress', sg: 'garment-sky-linen-shirt' };

export interface DemoMember {
  token: string;
  /** Current state in the backend, newest first. */
  items: () => Promise<WardrobeItem[]>;
  bookings: () => Promise<Booking[]>;
  /** Stored pieces without an open request, except the one on sale. */
  free: () => Promise<WardrobeItem[]>;
  /** The piece that is on sale from the start. */
  onSale: () => Promise<WardrobeItem>;
  signIn: (page: Page) => Promise<void>;
}

/** A demonstration customer of the site with a filled wardrobe, or one of it who sells, on the real backend. */
export async function demoMember(page: Page, baseURL: string | undefined, name: Site | 'consignor'): Promise<DemoMember> {
  const isOfSingapore = baseURL?.includes('//sg.') ?? false;
  const login = await page.request.post(`${API}/users/login`, {
    data: { email: `${name}${isOfSingapore && name === 'consignor' ? '.sg' : ''}@example.com`, password: 'try-the-wardrobe', ip: '' },
  });
  const {
    data: { accessToken },
  } = (await login.json()) as { data: { accessToken: string } };
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await page.request.get(`${API}${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
    return ((await answer.json()) as { data: Data }).data;
  };
  // As the site that is open calls them.
  const locale = isOfSingapore ? 'en-SG' : 'en';
  const items = async () => (await read<{ items: WardrobeItem[] }>(`/ext/items?take=500&locale=${locale}`)).items;
  const isOnSale = ({ picture }: WardrobeItem) => picture.name === ON_SALE[name];
  return {
    token: accessToken,
    items,
    bookings: async () => (await read<{ bookings: Booking[] }>('/ext/bookings')).bookings,
    free: async () =>
      (await items()).filter(
        (item) => item.state === 'stored' && item.openRequest === null && item.category !== 'sealed-bag' && !isOnSale(item),
      ),
    onSale: async () => {
      const piece = (await items()).find(isOnSale);
      if (!piece) throw new Error('Nothing is on sale');
      return piece;
    },
    signIn: (other) => other.context().addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]),
  };
}

/** Moves a piece to a state through the operations twin. */
export async function moveByOperations(page: Page, item: WardrobeItem, state: WardrobeItem['state']): Promise<void> {
  const answer = await page.request.post(`${API}/ops/commands`, { data: { command: 'move', item: item.id, state } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Completes where and when of a visit; known details are prefilled. */
export async function bookVisit(dialog: Locator, site: Site): Promise<void> {
  const onward = () => dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  const street = dialog.getByRole('textbox', { name: site === 'hk' ? 'Street and number' : 'Block and street' });
  const known = dialog.locator('[data-known-place]');
  await expect(street.or(known)).toBeVisible();
  // A known place is one line, and the time comes first.
  if (await street.isVisible()) {
    if ((await street.inputValue()) === '') {
      if (site === 'sg') {
        await dialog.getByRole('textbox', { name: 'Postal code' }).fill('238801');
        await expect(dialog.getByLabel('District')).toHaveValue('d09');
      } else await dialog.getByLabel('District').selectOption('central-and-western');
      await street.fill('1 Castle Road');
    }
    for (const question of ['haveLift', 'parkingBay']) {
      const answers = dialog.locator(`input[name="${question}"]`);
      if ((await answers.and(dialog.locator(':checked')).count()) === 0) await answers.last().check({ force: true });
    }
    const phone = dialog.locator('input[type="tel"]');
    await expect(phone).toBeVisible();
    if ((await phone.inputValue()) === '') {
      await dialog.getByRole('textbox', { name: 'Name' }).first().fill('Wing Chan');
      await phone.fill(site === 'hk' ? '5123 4567' : '9123 4567');
    }
    await onward();
  }
  // The last open day of the month: other tests take the first ones.
  await (await openDays(dialog)).last().click();
  await dialog.locator('input[name="booking-time"]:not([disabled])').first().check({ force: true });
  await expect(dialog.getByText(/Reserved for you for/).first()).toBeVisible();
  await onward();
}
