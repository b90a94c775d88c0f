import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { bearer, call, dataFrom, dataOf } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, itemsOf, MONDAY } from './support';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => new Date(MONDAY.getTime() + minutes * 60_000) });
let minutes = 0;
let hk: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
});

async function photograph(): Promise<string> {
  const payload = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#b81f2d' } })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'image/jpeg', ...bearer(hk) };
  return dataOf('upload', await backend.app.inject({ method: 'POST', url: CALLS.upload.path, payload, headers })).id;
}
const add = (photos: string[], more: object = {}, headers = {}) =>
  call(backend, 'addOwnItem', { token: hk, body: { name: 'Silk scarf', kind: 'scarf', colour: 'red', photos, ...more }, headers });
const summary = () => dataFrom(backend, 'wardrobeSummary', { token: hk });

describe('a piece that is only at home', () => {
  it('is in the wardrobe with its photograph, and takes no place in the plan', async () => {
    const { plan, itemCount } = await summary();
    const photos = [await photograph(), await photograph()];
    const answer = await add(photos, { brand: 'Ling Fung', note: 'From grandmother' });
    expect(answer.statusCode).toBe(201);
    const { item } = dataOf('addOwnItem', answer);
    expect(item).toMatchObject({
      name: 'Silk scarf',
      brand: 'Ling Fung',
      category: 'accessories',
      kind: 'scarf',
      layer: 'accessory',
      colour: { name: 'red', family: 'red' },
      state: 'at-home',
      plan: 'own',
      picture: { upload: photos[0] },
      storageCostToDate: 0,
      resale: null,
    });
    const after = await summary();
    expect([after.plan?.itemsUsed, after.plan?.itemsAllowed, after.itemCount]).toEqual([
      plan?.itemsUsed,
      plan?.itemsAllowed,
      itemCount + 1,
    ]);
    expect((await itemOf(backend, hk, item.id)).gallery.map(({ upload }) => upload)).toEqual(photos);
    // An answer that was lost: a photograph of before is the same piece, and what is sent now is all of it.
    const sent = [await photograph(), photos[1] ?? ''];
    for (minutes of [1, 2]) {
      const again = await add(sent, { name: `Scarf ${minutes}`, colour: 'camel' });
      expect([again.statusCode, dataOf('addOwnItem', again).item]).toMatchObject([
        200,
        { id: item.id, name: `Scarf ${minutes}`, brand: null },
      ]);
    }
    expect((await itemOf(backend, hk, item.id)).gallery.map(({ upload }) => upload)).toEqual(sent);
    expect(await backend.context.files.read(photos[0] ?? '')).toBeNull();
    // Found in the list and corrected there: a later repeat does not take that back.
    minutes = 3;
    await call(backend, 'editItem', { token: hk, params: { id: item.id }, body: { name: 'Shawl' } });
    expect(dataOf('addOwnItem', await add(sent)).item).toMatchObject({ id: item.id, name: 'Shawl' });
    // All photographs chosen anew: its key says that it is the same piece.
    const keyed = async () => dataOf('addOwnItem', await add([await photograph()], {}, { 'idempotency-key': 'one-piece' })).item.id;
    const [first, second] = [await keyed(), await keyed()];
    expect(second).toBe(first);
    expect(first).not.toBe(item.id);
    // Corrected meanwhile, it is kept as it is, and what has that key now is another.
    minutes = 4;
    await call(backend, 'editItem', { token: hk, params: { id: first }, body: { name: 'Stole' } });
    const third = await keyed();
    expect([await keyed(), (await itemOf(backend, hk, first)).name]).toEqual([third, 'Stole']);
    expect(third).not.toBe(first);
    // A photograph of another piece beside its key: the key decides.
    const [other, mine] = [await photograph(), await photograph()];
    await add([other]);
    await add([mine], {}, { 'idempotency-key': 'two-pieces' });
    expect((await add([mine, other], {}, { 'idempotency-key': 'two-pieces' })).statusCode).toBe(409);
    // One that is too long to be kept is none.
    const long = { 'idempotency-key': 'k'.repeat(129) };
    expect((await add([await photograph()], {}, long)).statusCode).toBe(201);
    expect((await add([await photograph()], {}, long)).statusCode).toBe(201);
  });

  it('is never booked, and can be worn and laid out', async () => {
    const { item } = dataOf('addOwnItem', await add([await photograph()]));
    expect((await itemOf(backend, hk, item.id)).actions).toEqual([]);
    for (const action of ['deliver', 'collect', 'sell', 'donate', 'care'] as const) {
      const line = { itemId: item.id, action, ...(action === 'care' ? { service: 'dry-cleaning' } : {}) };
      const { quote } = await dataFrom(backend, 'quoteItemRequests', { token: hk, body: { lines: [line] } });
      expect(quote.lines, action).toMatchObject([{ problem: 'not-allowed' }]);
    }
    expect((await dataFrom(backend, 'markWorn', { token: hk, params: { id: item.id }, body: {} })).item.wearCount).toBe(1);
    const body = { name: 'With the scarf', items: [{ id: item.id }] };
    expect((await call(backend, 'saveOutfit', { token: hk, body })).statusCode).toBe(201);
  });

  it('is corrected by its member, which what we have looked at is not', async () => {
    const { item } = dataOf('addOwnItem', await add([await photograph()]));
    const edit = (id: string, body: object) => call(backend, 'editItem', { token: hk, params: { id }, body });
    const words = { name: 'Wool coat', kind: 'coat', colour: 'camel', brand: '' };
    expect(dataOf('editItem', await edit(item.id, words)).item).toMatchObject({
      name: 'Wool coat',
      category: 'outerwear',
      layer: 'outer',
      colour: { name: 'camel' },
      brand: null,
    });
    expect((await itemOf(backend, hk, item.id)).recordedName).toBeUndefined();
    expect((await edit(item.id, { kind: 'toga' })).json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'kind' }] });
    const ours = (await itemsOf(backend, hk)).items.find(({ plan, category }) => plan === 'x' && category !== 'sealed-bag');
    expect((await edit(ours?.id ?? '', { colour: 'red' })).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
  });

  it('needs a kind, a colour and pictures that are known', async () => {
    const photos = [await photograph()];
    expect((await add(photos, { kind: 'toga' })).json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'kind' }] });
    expect((await add(photos, { colour: 'octarine' })).json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'colour' }] });
    expect((await add(['nothing'])).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await add([])).statusCode).toBe(400);
  });

  it('is gone with its files when removed, and its looks go on without it', async () => {
    const photo = await photograph();
    const { item } = dataOf('addOwnItem', await add([photo]));
    const home = (await itemsOf(backend, hk)).items.find(({ plan, state }) => plan === 'x' && state === 'at-home');
    const save = async (name: string, ids: string[]) =>
      (await dataFrom(backend, 'saveOutfit', { token: hk, body: { name, items: ids.map((id) => ({ id })) } })).outfit.id;
    const [both, alone] = [await save('Both', [item.id, home?.id ?? '']), await save('Alone', [item.id])];
    await dataFrom(backend, 'removeOwnItem', { token: hk, params: { id: item.id } });
    expect((await call(backend, 'item', { token: hk, params: { id: item.id } })).statusCode).toBe(404);
    expect(await backend.context.files.read(photo)).toBeNull();
    const { outfits } = await dataFrom(backend, 'outfits', { token: hk });
    expect(outfits.find(({ id }) => id === both)?.items).toEqual([{ id: home?.id }]);
    expect(outfits.some(({ id }) => id === alone)).toBe(false);
    // What is stored with us cannot be removed from the record.
    expect((await call(backend, 'removeOwnItem', { token: hk, params: { id: home?.id ?? '' } })).statusCode).toBe(404);
  });
});
