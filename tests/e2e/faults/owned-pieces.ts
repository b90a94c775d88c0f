import type { Page } from '@playwright/test';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { moveByOperations } from '../support/demo-member';
import { API, expect, type Place } from './wire';

export const passport = (page: Page) => page.getByRole('dialog');

async function piecesOf({ page, token }: Place): Promise<WardrobeItem[]> {
  const answer = await page.request.get(`${API}/ext/items?take=500&locale=en`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { items: WardrobeItem[] } }).data.items;
}

/** In the rooms, and nothing is under way for them. Not the first one: other tests take that. */
export async function freePieces(place: Place): Promise<WardrobeItem[]> {
  return (await piecesOf(place))
    .filter(({ state, openRequest, category }) => state === 'stored' && openRequest === null && category !== 'sealed-bag')
    .slice(1);
}

/** Of two workers on the one wardrobe each has pieces of its own: what the other asks for is under way. */
const isMine = ({ code }: WardrobeItem) => Number(code.at(-1)) % 2 === Number(process.env.TEST_PARALLEL_INDEX) % 2;

/** What hangs at home can be worn; a worker's own, as above. */
export async function pieceAtHome(place: Place): Promise<WardrobeItem> {
  const piece = (await piecesOf(place)).filter(({ state }) => state === 'at-home').find(isMine);
  if (!piece) throw new Error('No piece is at home');
  return piece;
}

export async function freePiece(place: Place): Promise<WardrobeItem> {
  const free = (await freePieces(place)).filter(isMine);
  const piece = free[Math.floor(Math.random() * free.length)];
  if (!piece) throw new Error('No piece is free');
  return piece;
}

/** What earlier tests of this worker have booked, and nothing has moved: there are fewer pieces than conditions. */
export async function takeBackRequests(place: Place): Promise<void> {
  const open = (await piecesOf(place)).filter(isMine).flatMap(({ openRequest }) => openRequest ?? []);
  const now = new Date().toISOString();
  for (const id of new Set(open.filter(({ undoUntil }) => undoUntil !== null && undoUntil > now).map((request) => request.id))) {
    const answer = await place.page.request.delete(`${API}/ext/item-requests/${id}`, {
      headers: { authorization: `Bearer ${place.token}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** A piece whose price waits for its owner, or that is on sale; the warehouse prices one where there is none. */
export async function openedForSale(place: Place): Promise<void> {
  const onSale = (await piecesOf(place)).find(({ state }) => state === 'priced' || state === 'listed');
  const piece = onSale ?? (await freePiece(place));
  if (!onSale) await moveByOperations(place.page, piece, 'priced');
  await place.page.goto(`/items?item=${piece.id}`);
  await expect(passport(place.page).getByLabel('Your minimum price')).toBeVisible();
}
