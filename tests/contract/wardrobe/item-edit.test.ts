import { beforeAll, describe, expect, it } from 'vitest';
import { ITEM_NAME_MAX_LENGTH, ITEM_NOTE_MAX_LENGTH } from '@/lib/contract/wardrobe';
import { call, dataFrom, dataOf, mailsTo } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, itemsOf, MONDAY } from './support';

const backend = testBackend({}, { clock: () => MONDAY });
let hk: string;
let sg: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
  sg = await demoToken(backend, 'sg');
});

const edit = (token: string, id: string, body: unknown, query: Record<string, string> = {}) =>
  call(backend, 'editItem', { token, params: { id }, body, query });
const coatOf = async () => {
  const coat = (await itemsOf(backend, hk)).items.find(({ picture }) => picture.name === 'garment-camel-wool-coat');
  if (!coat) throw new Error('The coat is not there');
  return coat;
};
const exportedOf = async (token: string) => (await dataFrom(backend, 'exportWardrobe', { token })).items;

describe('what a member writes of a piece', () => {
  it('stands in list, passport and export, and other tabs hear of it', async () => {
    const coat = await coatOf();
    const { version } = await itemsOf(backend, hk);
    const words = { name: '  Grandma’s coat ', note: 'Button box: second drawer', season: ['cool', 'mild', 'cool'], formality: 'formal' };
    const edited = dataOf('editItem', await edit(hk, coat.id, words));
    const now = { name: 'Grandma’s coat', note: words.note, season: ['cool', 'mild'], formality: 'formal' };
    expect(edited.item).toMatchObject({ id: coat.id, ...now, version: edited.version });
    expect((await itemsOf(backend, hk, { since: String(version) })).items).toEqual([edited.item]);
    // A name of one's own stands in every language; what our record says is told beside it.
    expect(await itemOf(backend, hk, coat.id)).toMatchObject({ ...now, recordedName: 'Camel wool coat' });
    expect((await itemsOf(backend, hk, { locale: 'zh' })).items.find(({ id }) => id === coat.id)?.name).toBe(now.name);
    expect((await exportedOf(hk)).find(({ id }) => id === coat.id)).toMatchObject(now);
  });

  it('leaves alone what is not named, and gives our name back for an empty one', async () => {
    const coat = await coatOf();
    dataOf('editItem', await edit(hk, coat.id, { note: '' }));
    const { item } = dataOf('editItem', await edit(hk, coat.id, { name: '' }, { locale: 'zh' }));
    expect(item).toMatchObject({ name: '駝色羊毛大褸', note: '', season: ['cool', 'mild'], formality: 'formal' });
    expect((await itemOf(backend, hk, coat.id)).recordedName).toBeUndefined();
  });

  it.each([
    ['a name that is too long', { name: 'x'.repeat(ITEM_NAME_MAX_LENGTH + 1) }, 'name'],
    ['a note that is too long', { note: 'x'.repeat(ITEM_NOTE_MAX_LENGTH + 1) }, 'note'],
    ['a season that there is not', { season: ['winter'] }, 'season.0'],
    ['an occasion that there is not', { formality: 'gala' }, 'formality'],
  ])('is refused with %s, and nothing changes', async (_what, body, path) => {
    const coat = await coatOf();
    const answer = await edit(hk, coat.id, body);
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'VALIDATION', errors: [{ path }] });
    expect(await coatOf()).toEqual(coat);
  });

  it('takes nothing that only we may correct', async () => {
    const coat = await coatOf();
    for (const body of [{ condition: 'as-new' }, { state: 'paid' }]) {
      expect((await edit(hk, coat.id, body)).json()).toMatchObject({ code: 'VALIDATION' });
    }
    // Words of a member for what is only at home; of a piece that we keep the record is ours.
    for (const body of [{ brand: 'Other' }, { kind: 'scarf' }, { colour: 'red' }]) {
      expect((await edit(hk, coat.id, body)).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    }
    expect(await coatOf()).toEqual(coat);
  });

  it('of another member’s piece is refused as if there were none', async () => {
    const coat = await coatOf();
    const answer = await edit(sg, coat.id, { name: 'Mine' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(coat.name);
    expect(await coatOf()).toEqual(coat);
    expect((await call(backend, 'editItem', { params: { id: coat.id }, body: { name: 'Mine' } })).statusCode).toBe(401);
  });

  it('names the piece in mails too', async () => {
    const coat = await coatOf();
    dataOf('editItem', await edit(hk, coat.id, { name: 'Sunday coat' }));
    await dataFrom(backend, 'createItemRequests', { token: hk, body: { lines: [{ itemId: coat.id, action: 'donate' }], total: 0 } });
    expect((await mailsTo(backend, 'hk@example.com')).some(({ body }) => body.includes('Sunday coat'))).toBe(true);
  });
});

describe('a sealed bag', () => {
  it('carries the note that its owner writes on it, and no season', async () => {
    const bag = (await itemsOf(backend, sg)).items.find(({ category }) => category === 'sealed-bag');
    const { item } = dataOf('editItem', await edit(sg, bag?.id ?? '', { note: 'Ski things, size 38', name: 'Winter bag' }));
    expect(item).toMatchObject({ sealedNote: 'Ski things, size 38', name: 'Winter bag', category: 'sealed-bag' });
    expect(item.note).toBeUndefined();
    expect((await exportedOf(sg)).find(({ id }) => id === bag?.id)?.sealedNote).toBe('Ski things, size 38');
    for (const body of [{ season: ['hot'] }, { formality: 'home' }]) {
      expect((await edit(sg, bag?.id ?? '', body)).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    }
  });
});
