import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemFiles } from '@/backend/api/db/schema/wardrobe';
import { CALLS } from '@/lib/contract/calls';
import { ITEM_FILES_MAXIMUM } from '@/lib/contract/item-files';
import { bearer, call, dataFrom, dataOf, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, itemsOf, MONDAY } from './support';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => MONDAY });
let hk: string;
let piece: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
  piece = (await itemsOf(backend, hk)).items[0]?.id ?? '';
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#b81f2d' } })
    .withExif({ IFD3: { GPSLatitude: '22/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function store(token: string, payload: Buffer, type: string, name = 'cuff.jpg'): Promise<string> {
  const headers = { 'content-type': type, 'x-file-name': name, ...bearer(token) };
  return dataOf('upload', await backend.app.inject({ method: 'POST', url: CALLS.upload.path, payload, headers })).id;
}
const add = (upload: string, more: object = {}, id = piece, token = hk) =>
  call(backend, 'addItemFile', { token, params: { id }, body: { kind: 'photo', upload, ...more } });
const filesOf = async () => (await itemOf(backend, hk, piece)).files ?? [];

describe('a member’s own files of a piece', () => {
  it('are kept with date and note, told to open pages, and are gone for good when removed', async () => {
    const { version } = await itemsOf(backend, hk);
    const upload = await store(hk, PDF, 'application/pdf', 'receipt.pdf');
    const { file } = dataOf('addItemFile', await add(upload, { kind: 'receipt', date: '2019-05-04', note: ' From Ling Fung ' }));
    expect(file).toMatchObject({ kind: 'receipt', upload, name: 'receipt.pdf', date: '2019-05-04', note: 'From Ling Fung' });
    const { items } = await itemsOf(backend, hk, { since: String(version) });
    expect(items.map(({ id }) => id)).toEqual([piece]);

    await dataFrom(backend, 'editItemFile', { token: hk, params: { id: file.id }, body: { date: null } });
    expect((await filesOf()).at(-1)).toMatchObject({ date: null, note: 'From Ling Fung' });
    const { items: exported } = await dataFrom(backend, 'exportWardrobe', { token: hk });
    expect(exported.find(({ id }) => id === piece)?.files).toEqual(await filesOf());

    await dataFrom(backend, 'removeItemFile', { token: hk, params: { id: file.id } });
    expect(await filesOf()).toEqual([]);
    expect((await call(backend, 'uploadedFile', { token: hk, params: { id: upload } })).statusCode).toBe(404);
    expect(await backend.context.files.read(upload)).toBeNull();
    expect((await call(backend, 'removeItemFile', { token: hk, params: { id: file.id } })).statusCode).toBe(404);
  });

  it('belong to one piece, are of its member, and a photograph is a picture', async () => {
    const upload = await store(hk, await picture(), 'image/jpeg');
    expect((await add(upload)).statusCode).toBe(200);
    expect((await add(upload)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await add(await store(hk, PDF, 'application/pdf'))).json()).toMatchObject({ code: 'UPLOAD_TYPE' });
    const stranger = await signUpMember(backend);
    expect((await add(await store(stranger.token, await picture(), 'image/jpeg'))).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('have an end', async () => {
    while ((await filesOf()).length < ITEM_FILES_MAXIMUM) {
      dataOf('addItemFile', await add(await store(hk, PDF, 'application/pdf'), { kind: 'receipt' }));
    }
    expect((await add(await store(hk, await picture(), 'image/jpeg'))).json()).toMatchObject({ code: 'CONFLICT' });
  });
});

it('a picture is also there in small, upright and without its place', async () => {
  const upload = await store(hk, await picture(900, 600), 'image/jpeg');
  const small = await call(backend, 'uploadedFile', { token: hk, params: { id: upload }, query: { width: '200' } });
  expect(small.headers['content-type']).toBe('image/webp');
  const { width, height, orientation, exif } = await sharp(small.rawPayload).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 200, height: 300, orientation: undefined, exif: undefined });
  // A PDF has no small copy.
  const paper = await store(hk, PDF, 'application/pdf');
  const whole = await call(backend, 'uploadedFile', { token: hk, params: { id: paper }, query: { width: '200' } });
  expect(whole.rawPayload.equals(PDF)).toBe(true);
});

it('an account takes its files along: into its export, and away with it', async () => {
  const { token } = await signUpMember(backend);
  // A piece as it arrives.
  const { user } = await dataFrom(backend, 'currentUser', { token });
  await backend.context.database.orm.execute(
    `insert into items (id, user_id, code, names, category, seasons, layer, warmth, state, state_since, plan, monthly_cost, picture, created_at, updated_at, version)
     values ('theirs', '${user.id}', 'HK-1', '{"en":"Scarf"}', 'accessories', '[]', 'accessory', 1, 'at-home', now(), 'x', 0, 'x', now(), now(), 1)`,
  );
  const upload = await store(token, await picture(), 'image/jpeg');
  dataOf('addItemFile', await add(upload, { note: 'At the opera' }, 'theirs', token));
  const { sections } = await dataFrom(backend, 'exportAccount', { token });
  expect(sections.itemFiles).toMatchObject([{ uploadId: upload, note: 'At the opera' }]);
  await dataFrom(backend, 'deleteAccount', { token, body: { password: PASSWORD } });
  expect(await backend.context.files.read(upload)).toBeNull();
  const left = await backend.context.database.orm.select().from(itemFiles).where(eq(itemFiles.userId, user.id));
  expect(left).toEqual([]);
});
