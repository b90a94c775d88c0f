import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import type { Backend } from '@/backend/server';
import type { RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { CAINE_ROAD } from '@/tests/builders/bookings';
import { dataFrom, logIn } from '@/tests/setup/member';
import { post } from '@/tests/setup/test-backend';

/** A weekday morning, so that the calendar is the same on every run. */
export const MONDAY = new Date('2026-11-16T02:00:00Z');

export const demoToken = (backend: Backend, name: 'hk' | 'sg' | 'new' | 'consignor' | 'consignor.sg'): Promise<string> =>
  logIn(backend, `${name}@example.com`, DEMO_PASSWORD);

export async function itemsOf(backend: Backend, token: string, query: Record<string, string> = {}) {
  return await dataFrom(backend, 'items', { token, query: { take: '500', ...query } });
}

export async function itemOf(backend: Backend, token: string, id: string) {
  return (await dataFrom(backend, 'item', { token, params: { id } })).item;
}

/** A free piece that the action can be asked for. */
export async function pieceFor(backend: Backend, token: string, action: RequestAction): Promise<WardrobeItem> {
  const { items } = await itemsOf(backend, token);
  for (const item of items) if ((await itemOf(backend, token, item.id)).actions.includes(action)) return item;
  throw new Error(`No piece is free for "${action}"`);
}

export const bookingOn = (date: string, time: string, address = {}) => ({
  date: { date, time },
  address: { ...CAINE_ROAD, ...address },
  contact: { contactName: 'Mei Ling Chan', contactPhoneCode: '+852', contactPhone: '5550 1234' },
  note: { moreItems: false, specialNote: '' },
  consignmentNote: '',
});

/** On the clock of the operations: nobody's session ends by it. */
export async function passDays(backend: Backend, days: number): Promise<void> {
  const answer = await post(backend, '/ops/commands', { command: 'advance', hours: days * 24 });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
