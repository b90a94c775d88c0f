import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Backend } from '@/backend/server';
import { careServicesOf } from '@/lib/domain/wardrobe/item-basket';
import { call, dataOf } from '@/tests/setup/member';
import { demoToken, itemOf, itemsOf } from '@/tests/contract/wardrobe/support';
import type { RemoteAnswer } from './remote-backend';
import { probe, send, times } from './write-probe';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

async function wardrobe(backend: Backend) {
  const token = await demoToken(backend, 'hk');
  const { items } = await itemsOf(backend, token);
  return { token, items, ids: items.map(({ id }) => id), home: items.filter(({ state }) => state === 'at-home').map(({ id }) => id) };
}

/** Long past days, a new one each time: a piece is worn once a day. */
let days = 0;
const pastDay = () => new Date(Date.UTC(2020, 0, 1) + (days += 1) * 86_400_000).toISOString().slice(0, 10);

/** Another one with each write, so that what an earlier round has left is not taken for it. */
let floorPrices = 0;
const nextFloorPrice = () => 10_000 + ((floorPrices += 1) % 900);

/** A look is its pieces, whatever their order: three that no write has named before, until all threes are used up. */
let threes = 0;
function nextThree(ids: readonly string[]): string[] {
  let left = threes;
  threes += 1;
  for (let first = 0; first < ids.length; first += 1) {
    for (let second = first + 1; second < ids.length; second += 1) {
      const thirds = ids.length - second - 1;
      if (left < thirds) return [first, second, second + 1 + left].map((index) => ids[index] ?? '');
      left -= thirds;
    }
  }
  throw new Error('The wardrobe has no three pieces left that were not named together');
}

const looks = async (backend: Backend, token: string) => dataOf('outfits', await send(backend, 'outfits', { token })).outfits;

async function savedLooks(backend: Backend, count: number) {
  const { token, home } = await wardrobe(backend);
  return times(count, async (index) => {
    const { outfit } = dataOf(
      'saveOutfit',
      await send(backend, 'saveOutfit', { token, body: { name: `Kill ${index}`, items: [{ id: home[index % home.length] }] } }),
    );
    return { token, id: outfit.id, name: randomUUID(), date: pastDay() };
  });
}

/** Free pieces of a stored wardrobe; what earlier rounds asked for is undone first. */
async function freePieces(backend: Backend, count: number) {
  const { token, items } = await wardrobe(backend);
  const open = new Set(items.flatMap(({ openRequest }) => (openRequest?.undoUntil ? [openRequest.id] : [])));
  for (const id of open) await send(backend, 'undoItemRequest', { token, params: { id } });
  const free = (await itemsOf(backend, token)).items.filter(
    (item) => item.state === 'stored' && !item.openRequest && careServicesOf(item).includes('dry-cleaning'),
  );
  return { token, ids: free.slice(0, count).map(({ id }) => id) };
}

async function request(backend: Backend, token: string, itemId: string): Promise<RemoteAnswer> {
  const lines = [{ itemId, action: 'care', service: 'dry-cleaning' }];
  const { quote } = dataOf('quoteItemRequests', await send(backend, 'quoteItemRequests', { token, body: { lines } }));
  return send(backend, 'createItemRequests', { token, body: { lines, total: quote.total }, headers: { 'idempotency-key': randomUUID() } });
}

const store = (payload: Buffer, type: string) => (backend: Backend, token: string) =>
  call(backend, 'upload', { token, body: payload, headers: { 'content-type': type } }) as unknown as Promise<RemoteAnswer>;
const storePdf = store(PDF, 'application/pdf');
const PNG = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b81f2d' } })
  .png()
  .toBuffer();

async function keptPictures(backend: Backend, count: number) {
  const token = await demoToken(backend, 'hk');
  return times(count, async () => ({ token, upload: dataOf('upload', await store(PNG, 'image/png')(backend, token)).id }));
}
const ownPiece = (upload: string) => ({ name: 'Silk scarf', kind: 'scarf', colour: 'red', photos: [upload] });

/** A receipt each for a piece of the member. */
async function keptUploads(backend: Backend, count: number) {
  const { token, ids } = await wardrobe(backend);
  return times(count, async (index) => ({
    token,
    id: ids[index % ids.length] ?? '',
    upload: dataOf('upload', await storePdf(backend, token)).id,
  }));
}

async function keptFiles(backend: Backend, count: number) {
  const stored = await keptUploads(backend, count);
  return times(count, async (index) => {
    const { token, id, upload } = stored[index] ?? expect.fail();
    const answer = await send(backend, 'addItemFile', { token, params: { id }, body: { kind: 'receipt', upload } });
    return { token, id, file: dataOf('addItemFile', answer).file.id, note: randomUUID() };
  });
}

export const WARDROBE_PROBES = [
  probe({
    call: 'upload',
    prepare: async (backend, count) => Array<string>(count).fill(await demoToken(backend, 'hk')),
    write: storePdf,
    holds: async (backend, token, answer) =>
      (await send(backend, 'uploadedFile', { token, params: { id: dataOf('upload', answer).id } })).rawPayload.equals(PDF),
  }),
  probe({
    call: 'addOwnItem',
    prepare: keptPictures,
    write: (backend, { token, upload }) => send(backend, 'addOwnItem', { token, body: ownPiece(upload) }),
    holds: async (backend, { token }, answer) =>
      (await itemsOf(backend, token)).items.some(({ id }) => id === dataOf('addOwnItem', answer).item.id),
  }),
  probe({
    call: 'removeOwnItem',
    prepare: async (backend, count) => {
      const stored = await keptPictures(backend, count);
      return times(count, async (index) => {
        const { token, upload } = stored[index] ?? expect.fail();
        return { token, id: dataOf('addOwnItem', await send(backend, 'addOwnItem', { token, body: ownPiece(upload) })).item.id };
      });
    },
    write: (backend, { token, id }) => send(backend, 'removeOwnItem', { token, params: { id } }),
    holds: async (backend, { token, id }) => !(await itemsOf(backend, token)).items.some((item) => item.id === id),
  }),
  probe({
    call: 'addItemFile',
    prepare: keptUploads,
    write: (backend, { token, id, upload }) => send(backend, 'addItemFile', { token, params: { id }, body: { kind: 'receipt', upload } }),
    holds: async (backend, { token, id, upload }) =>
      ((await itemOf(backend, token, id)).files ?? []).some((file) => file.upload === upload),
  }),
  probe({
    call: 'editItemFile',
    prepare: keptFiles,
    write: (backend, { token, file, note }) => send(backend, 'editItemFile', { token, params: { id: file }, body: { note } }),
    holds: async (backend, { token, id, note }) => ((await itemOf(backend, token, id)).files ?? []).some((file) => file.note === note),
  }),
  probe({
    call: 'removeItemFile',
    prepare: keptFiles,
    write: (backend, { token, file }) => send(backend, 'removeItemFile', { token, params: { id: file } }),
    holds: async (backend, { token, id, file }) => !((await itemOf(backend, token, id)).files ?? []).some((one) => one.id === file),
  }),
  probe({
    call: 'markWorn',
    prepare: async (backend, count) => {
      const { token, home } = await wardrobe(backend);
      return times(count, async (index) => ({ token, id: home[index % home.length] ?? '', date: pastDay() }));
    },
    write: (backend, { token, id, date }) => send(backend, 'markWorn', { token, params: { id }, body: { date } }),
    holds: async (backend, { token, id, date }) =>
      (await itemOf(backend, token, id)).history.some(
        ({ kind, at }) => kind === 'worn' && Math.abs(Date.parse(at) - Date.parse(date)) < 2 * 86_400_000,
      ),
  }),
  probe({
    call: 'approvePrice',
    prepare: async (backend, count) => {
      const token = await demoToken(backend, 'consignor');
      const pieces = (await itemsOf(backend, token)).items.filter(({ state }) => state === 'priced' || state === 'listed').slice(0, count);
      return pieces.map(({ id }) => ({ token, id, floorPrice: nextFloorPrice() }));
    },
    write: (backend, { token, id, floorPrice }) =>
      send(backend, 'approvePrice', { token, params: { id }, body: { decision: 'approve', floorPrice, isLowFloorMeant: true } }),
    holds: async (backend, { token, id, floorPrice }) => {
      const { state, consignment } = await itemOf(backend, token, id);
      return state === 'listed' && consignment?.floorPrice === floorPrice;
    },
  }),
  probe({
    call: 'editItem',
    prepare: async (backend, count) => {
      const { token, ids } = await freePieces(backend, count);
      return ids.map((id) => ({ token, id, note: `Kept at ${randomUUID()}` }));
    },
    write: (backend, { token, id, note }) => send(backend, 'editItem', { token, params: { id }, query: { locale: 'en' }, body: { note } }),
    holds: async (backend, { token, id, note }) => (await itemOf(backend, token, id)).note === note,
  }),
  probe({
    call: 'createItemRequests',
    prepare: async (backend, count) => {
      const { token, ids } = await freePieces(backend, count);
      return ids.map((id) => ({ token, id }));
    },
    write: (backend, { token, id }) => request(backend, token, id),
    holds: async (backend, { token, id }, answer) =>
      (await itemOf(backend, token, id)).openRequest?.id === dataOf('createItemRequests', answer).request.id,
  }),
  probe({
    call: 'undoItemRequest',
    prepare: async (backend, count) => {
      const { token, ids } = await freePieces(backend, count);
      return times(ids.length, async (index) => {
        const id = ids[index] ?? '';
        return { token, id, requestId: dataOf('createItemRequests', await request(backend, token, id)).request.id };
      });
    },
    write: (backend, { token, requestId }) => send(backend, 'undoItemRequest', { token, params: { id: requestId } }),
    holds: async (backend, { token, id }) => (await itemOf(backend, token, id)).openRequest === null,
  }),
  probe({
    call: 'saveOutfit',
    prepare: async (backend, count) => {
      const { token, home } = await wardrobe(backend);
      return times(count, async (index) => ({ token, item: home[index % home.length] ?? '' }));
    },
    write: (backend, { token, item }) => send(backend, 'saveOutfit', { token, body: { name: 'Kept', items: [{ id: item }] } }),
    holds: async (backend, { token }, answer) =>
      (await looks(backend, token)).some(({ id }) => id === dataOf('saveOutfit', answer).outfit.id),
  }),
  probe({
    call: 'updateOutfit',
    prepare: savedLooks,
    write: (backend, { token, id, name }) => send(backend, 'updateOutfit', { token, params: { id }, body: { name } }),
    holds: async (backend, { token, id, name }) => (await looks(backend, token)).some((look) => look.id === id && look.name === name),
  }),
  probe({
    call: 'deleteOutfit',
    prepare: savedLooks,
    write: (backend, { token, id }) => send(backend, 'deleteOutfit', { token, params: { id } }),
    holds: async (backend, { token, id }) => !(await looks(backend, token)).some((look) => look.id === id),
  }),
  probe({
    call: 'wearOutfit',
    prepare: savedLooks,
    write: (backend, { token, id, date }) => send(backend, 'wearOutfit', { token, params: { id }, body: { date } }),
    holds: async (backend, { token, id, date }) => (await looks(backend, token)).some((look) => look.id === id && look.lastWornOn === date),
  }),
  probe({
    call: 'outfitFeedback',
    prepare: async (backend, count) => {
      const { token, ids } = await wardrobe(backend);
      return times(count, async (index) => ({ token, itemIds: nextThree(ids), verdict: index % 2 === 0 ? 'like' : 'skip' }));
    },
    write: (backend, { token, itemIds, verdict }) => send(backend, 'outfitFeedback', { token, body: { itemIds, verdict } }),
    holds: async (backend, { token, itemIds, verdict }) =>
      dataOf('outfitFeedbackList', await send(backend, 'outfitFeedbackList', { token })).feedback.some(
        (one) => one.verdict === verdict && [...one.itemIds].sort().join() === [...itemIds].sort().join(),
      ),
  }),
];
