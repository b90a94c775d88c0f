import { beforeAll, describe, expect, it } from 'vitest';
import { itemEvents, items, type Item } from '@/backend/api/db/schema/wardrobe';
import { findItem } from '@/backend/api/modules/wardrobe/find-item';
import { changeItem, moveItem } from '@/backend/api/modules/wardrobe/move-item';
import { ITEM_STATES } from '@/lib/contract/wardrobe-names';
import { ITEM_MOVES } from '@/lib/domain/wardrobe/item-states';
import { testBackend } from '@/tests/setup/test-backend';
import { MONDAY } from './support';

const backend = testBackend({}, { clock: () => MONDAY });
let piece: Item;

beforeAll(async () => {
  const [found] = (await backend.context.database.orm.select().from(items)).filter(({ userId }) => userId === 'demo-hk');
  if (!found) throw new Error('The wardrobe is empty');
  piece = found;
});

/** Every move that there is, and of each state and actor one that is none. */
const pairs = ITEM_STATES.flatMap((from) =>
  (['member', 'team'] as const).flatMap((by) => {
    const allowed = ITEM_MOVES.filter((move) => move.from === from && move.by.includes(by)).map(({ to }) => to);
    const [other = from] = ITEM_STATES.filter((to) => !allowed.includes(to));
    return [...allowed, other].map((to) => ({ from, to, by, isAllowed: allowed.includes(to) }));
  }),
);

/** All pairs are in `tests/unit/domain/wardrobe/item-states.test.ts`; here the moves hold in the database. */
describe('a piece in the database', () => {
  it.each(pairs)('$from to $to by the $by: $isAllowed', async ({ from, to, by, isAllowed }) => {
    const { orm } = backend.context.database;
    const item = await changeItem(orm, piece, { state: from });
    const stateNow = async () => (await findItem(orm, 'demo-hk', piece.id))?.state;
    const events = () => orm.$count(itemEvents);
    const before = await events();
    const move = orm.transaction((tx) => moveItem(tx, item, { to, by, at: MONDAY, version: 1 }));
    if (isAllowed) {
      await expect(move).resolves.toMatchObject({ state: to });
      expect(await events()).toBe(before + 1);
    } else {
      await expect(move).rejects.toThrow(`No ${by} may move a piece from ${from} to ${to}`);
      expect(await events()).toBe(before);
    }
    expect(await stateNow()).toBe(isAllowed ? to : from);
  });
});
