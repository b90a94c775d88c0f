import type { Page } from '@playwright/test';
import { API, expect, type Place } from './wire';

export const collectionDialog = (page: Page) => page.getByRole('dialog', { name: /^Book a (collection|pick-up)$/ });

/** The collection of an order is cancelled, as its customer may: the order rests. */
export async function withoutVisit({ page, token }: Place): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { bookings } = (
    (await (await page.request.get(`${API}/ext/bookings`, { headers })).json()) as { data: { bookings: { id: string }[] } }
  ).data;
  const answer = await page.request.delete(`${API}/ext/bookings/${bookings[0]?.id}?fee=0`, { headers });
  expect(answer.status(), 'a visit to begin with, cancelled').toBe(200);
}

/** To the offer of another collection, before it is priced. */
export async function askForCollection(place: Place): Promise<void> {
  await withoutVisit(place);
  await place.page.goto('/items');
  await place.page.getByRole('button', { name: /^Book your (collection|pick-up)$/ }).click();
}
