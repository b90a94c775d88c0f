import { beforeAll, describe, expect, it } from 'vitest';
import { SITES } from '@/tests/builders/sites';
import { call, dataFrom, dataOf } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, itemsOf, MONDAY } from './support';

const backend = testBackend({}, { clock: () => new Date(MONDAY.getTime() + minutes * 60_000) });
let minutes = 0;
let hk: string;
let sg: string;
let ids: string[];

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
  sg = await demoToken(backend, 'sg');
  ids = (await itemsOf(backend, hk)).items.filter(({ state }) => state === 'at-home').map(({ id }) => id);
});

const save = (body: unknown, headers: Record<string, string> = {}) => call(backend, 'saveOutfit', { token: hk, body, headers });
const list = async (token = hk) => (await dataFrom(backend, 'outfits', { token })).outfits;

describe('outfits', () => {
  it('are saved, renamed, changed and forgotten', async () => {
    const before = (await list()).length;
    const { outfit } = dataOf(
      'saveOutfit',
      await save({ name: ' Ferry ', items: [{ id: ids[0], x: 120, y: 40 }, { id: ids[1] }], occasion: 'everyday' }),
    );
    expect(outfit).toMatchObject({ name: 'Ferry', items: [{ id: ids[0], x: 120, y: 40 }, { id: ids[1] }], wearCount: 0, lastWornOn: null });
    expect((await itemOf(backend, hk, ids[0] ?? '')).outfits).toContainEqual({ id: outfit.id, name: 'Ferry' });
    const change = (body: unknown) => call(backend, 'updateOutfit', { token: hk, params: { id: outfit.id }, body });
    expect(dataOf('updateOutfit', await change({ name: 'Lamma' })).outfit).toMatchObject({
      name: 'Lamma',
      occasion: 'everyday',
      items: outfit.items,
    });
    expect(dataOf('updateOutfit', await change({ items: [{ id: ids[2] }], occasion: null })).outfit).toMatchObject({
      items: [{ id: ids[2] }],
      occasion: null,
    });
    expect((await itemOf(backend, hk, ids[0] ?? '')).outfits).not.toContainEqual(expect.objectContaining({ id: outfit.id }));
    expect(await list()).toHaveLength(before + 1);
    expect((await call(backend, 'deleteOutfit', { token: hk, params: { id: outfit.id } })).statusCode).toBe(200);
    expect((await call(backend, 'deleteOutfit', { token: hk, params: { id: outfit.id } })).statusCode).toBe(404);
    expect(await list()).toHaveLength(before);
  });

  it('keep the size of each piece, how it is turned and which lies above which; one of before has none of them', async () => {
    const items = [{ id: ids[2], x: 500, y: 400, size: 140 }, { id: ids[0], x: 480, y: 420, size: 60, angle: -15 }, { id: ids[1] }];
    const { outfit } = dataOf('saveOutfit', await save({ name: 'Layers', items }));
    const kept = async () => (await list()).find(({ id }) => id === outfit.id)?.items;
    expect(await kept()).toEqual(items);
    const restacked = [items[1], items[2], items[0]];
    await call(backend, 'updateOutfit', { token: hk, params: { id: outfit.id }, body: { items: restacked } });
    expect(await kept()).toEqual(restacked);
    await call(backend, 'deleteOutfit', { token: hk, params: { id: outfit.id } });
  });

  it('are saved once for one key', async () => {
    const body = { name: 'Once', items: [{ id: ids[0] }] };
    const [one, other] = await Promise.all([save(body, { 'idempotency-key': 'k' }), save(body, { 'idempotency-key': 'k' })]);
    expect(dataOf('saveOutfit', one).outfit.id).toBe(dataOf('saveOutfit', other).outfit.id);
    // Changed after an answer that was lost.
    const changed = { name: 'Once more', items: [{ id: ids[1], x: 10, y: 20, size: 90 }] };
    const { outfit } = dataOf('saveOutfit', await save(changed, { 'idempotency-key': 'k' }));
    expect((await list()).filter(({ name }) => name.startsWith('Once'))).toMatchObject([changed]);
    minutes = 1;
    await call(backend, 'updateOutfit', { token: hk, params: { id: outfit.id }, body: { name: 'Renamed' } });
    // Changed in the list since: neither covers the other, however often it is sent.
    for (const name of ['Once again', 'Once at last']) await save({ ...changed, name }, { 'idempotency-key': 'k' });
    expect((await list()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Renamed', 'Once at last']));
    expect((await list()).map(({ name }) => name)).not.toContain('Once again');
  });

  it('of another member are unknown', async () => {
    const [mine] = await list();
    const params = { id: mine?.id ?? '' };
    for (const answer of [
      await call(backend, 'updateOutfit', { token: sg, params, body: { name: 'Mine now' } }),
      await call(backend, 'deleteOutfit', { token: sg, params }),
      await call(backend, 'wearOutfit', { token: sg, params, body: {} }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect((await list(sg)).map(({ id }) => id)).not.toContain(mine?.id);
  });

  it.each([
    [{ name: '', items: [{ id: 'x' }] }, 400],
    [{ name: 'x', items: [] }, 400],
    [{ name: 'x', items: Array.from({ length: 13 }, (_unused, index) => ({ id: `x${index}` })) }, 400],
    [{ name: 'x', items: [{ id: 'x', x: 1001 }] }, 400],
    [{ name: 'x', items: [{ id: 'x', size: 29 }] }, 400],
    [{ name: 'x', items: [{ id: 'x', size: 251 }] }, 400],
    [{ name: 'x', items: [{ id: 'x', size: 80.5 }] }, 400],
    [{ name: 'x', items: [{ id: 'x', layer: 2 }] }, 400],
    [{ name: 'x', items: [{ id: 'nobody-has-this' }] }, 404],
  ])('refuse %j', async (body, status) => {
    expect((await save(body)).statusCode).toBe(status);
  });

  it('refuse a piece twice', async () => {
    expect((await save({ name: 'x', items: [{ id: ids[0] }, { id: ids[0] }] })).json()).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('wearing a look', () => {
  it('counts for each piece, once a day, and stays in the history when the look is forgotten', async () => {
    const { outfit } = dataOf('saveOutfit', await save({ name: 'Sunday', items: [{ id: ids[1] }, { id: ids[2] }] }));
    const before = await Promise.all([ids[1], ids[2]].map(async (id) => (await itemOf(backend, hk, id ?? '')).wearCount));
    const wear = (body: unknown) => call(backend, 'wearOutfit', { token: hk, params: { id: outfit.id }, body });
    for (let times = 0; times < 2; times += 1) {
      expect(dataOf('wearOutfit', await wear({})).outfit).toMatchObject({ wearCount: 1, lastWornOn: '2026-11-16' });
    }
    expect((await wear({ date: '2026-11-17' })).statusCode).toBe(400);
    expect(await Promise.all([ids[1], ids[2]].map(async (id) => (await itemOf(backend, hk, id ?? '')).wearCount))).toEqual(
      before.map((count) => count + 1),
    );
    await call(backend, 'deleteOutfit', { token: hk, params: { id: outfit.id } });
    const { worn } = await dataFrom(backend, 'outfitHistory', { token: hk, query: { from: '2026-11-16' } });
    expect(worn).toEqual([expect.objectContaining({ date: '2026-11-16', name: 'Sunday', outfitId: null, itemIds: [ids[1], ids[2]] })]);
  });
});

it.each(SITES)('a look of $country is noted for what is at home alone, and not at all where nothing of it is', async ({ country }) => {
  const token = country === 'hk' ? hk : sg;
  const { items } = await itemsOf(backend, token);
  const home = items.find(({ state }) => state === 'at-home')?.id ?? '';
  const away = items.find(({ state }) => state === 'stored')?.id ?? '';
  const wear = async (pieces: string[]) => {
    const body = { name: 'First cold morning', items: pieces.map((id) => ({ id })) };
    const { outfit } = await dataFrom(backend, 'saveOutfit', { token, body });
    return call(backend, 'wearOutfit', { token, params: { id: outfit.id }, body: {} });
  };
  const before = (await itemOf(backend, token, away)).wearCount;
  expect((await wear([home, away])).statusCode).toBe(200);
  const { worn } = await dataFrom(backend, 'outfitHistory', { token, query: {} });
  expect(worn.find(({ name }) => name === 'First cold morning')?.itemIds).toEqual([home]);
  expect((await wear([away])).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
  expect((await itemOf(backend, token, away)).wearCount).toBe(before);
});

describe('feedback', () => {
  const say = (body: unknown) => call(backend, 'outfitFeedback', { token: hk, body });
  const heard = async () => (await dataFrom(backend, 'outfitFeedbackList', { token: hk })).feedback;

  it('keeps the newest word on a look, whatever the order of its pieces', async () => {
    expect((await say({ verdict: 'like', itemIds: [ids[0], ids[1]], occasion: 'work' })).statusCode).toBe(200);
    await say({ verdict: 'skip', itemIds: [ids[1], ids[0]] });
    await say({ verdict: 'not-this-item', itemIds: [ids[0], ids[1]], itemId: ids[1] });
    expect((await heard()).map(({ verdict }) => verdict).sort()).toEqual(['not-this-item', 'skip']);
  });

  it.each([[{ verdict: 'not-this-item' }], [{ verdict: 'like', itemId: 'x' }], [{ verdict: 'hate' }]])('refuses %j', async (body) => {
    expect((await say({ itemIds: [ids[0]], ...body })).statusCode).toBe(400);
  });
});
