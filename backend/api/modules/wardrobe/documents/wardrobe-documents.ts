import { readFile } from 'node:fs/promises';
import { and, desc, eq, notInArray, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { Orm } from '@/backend/api/db/database';
import { outfits } from '@/backend/api/db/schema/outfits';
import { contacts, type User } from '@/backend/api/db/schema/users';
import { addressText } from '@/backend/api/modules/booking/visit-facts';
import type { BackendContext } from '@/backend/context';
import { items, type Item, itemEvents, itemPictures } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { memberContext } from '@/backend/api/identity/authenticate';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { filesOfMember, wireFile } from '@/backend/api/modules/wardrobe/item-files';
import type { Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { ItemFile } from '@/lib/contract/item-files';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { PLACE_STATES } from '@/lib/domain/wardrobe/item-states';
import { personName } from '@/lib/text/names';
import { wireEvent } from '@/backend/api/modules/wardrobe/item';
import { wireItems } from '@/backend/api/modules/wardrobe/wire-items';
import { drawInventory, type InventoryPiece, drawStatement } from './draw-documents';

export const exportWardrobe: CallHandler<'exportWardrobe'> = async ({ query, request }, context) => {
  const { orm, now, user } = await memberContext(request, context);
  const rows = await orm.select().from(items).where(eq(items.userId, user.id)).orderBy(desc(items.sequence));
  const own = orm.select({ id: items.id }).from(items).where(eq(items.userId, user.id));
  const events = byItem(await orm.select().from(itemEvents).where(inArray(itemEvents.itemId, own)).orderBy(desc(itemEvents.at)));
  const pictures = byItem(await orm.select().from(itemPictures).where(inArray(itemPictures.itemId, own)).orderBy(itemPictures.position));
  const files = byItem((await filesOfMember(orm, user.id)).map((stored) => ({ itemId: stored.file.itemId, stored })));
  const saved = await orm.select().from(outfits).where(eq(outfits.userId, user.id)).orderBy(desc(outfits.updatedAt));
  const wire: WardrobeItem[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    wire.push(...(await wireItems(orm, rows.slice(from, from + AT_ONCE), { user, locale: query.locale, now })));
  }
  return ok({
    exportedAt: now.toISOString(),
    currency: REGIONS[user.country].currency,
    items: wire.map((item) => ({
      ...item,
      gallery: (pictures.get(item.id) ?? []).map(({ name, src }) => ({ name, ...(src ? { src } : {}) })),
      history: (events.get(item.id) ?? []).map(wireEvent),
      files: (files.get(item.id) ?? []).map(({ stored }) => wireFile(stored)),
    })),
    outfits: saved.map(({ id, name, items: placed }) => ({ id, name, itemIds: placed.map((item) => item.id) })),
  });
};

function byItem<Row extends { itemId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.itemId);
    if (group) group.push(row);
    else groups.set(row.itemId, [row]);
  }
  return groups;
}

/** Twice of what is printed. */
const PICTURE = { width: 100, height: 125, fit: 'cover' } as const;
const GARMENT_NAME = /^garment-[a-z0-9-]+$/;

/** The pieces that are still there as a file for an insurer, in the language that its reader sees the page in. */
export const wardrobeDocument: CallHandler<'wardrobeDocument'> = async ({ query, request }, context) => {
  const { orm, now, user } = await memberContext(request, context);
  const locale = query.locale ?? user.locale;
  const rows = await orm
    .select()
    .from(items)
    .where(and(eq(items.userId, user.id), notInArray(items.state, [...PLACE_STATES.gone])))
    .orderBy(desc(items.sequence));
  const pictureOf = createPictures(context);
  const pieces: InventoryPiece[] = [];
  const receipts = new Map<string, ItemFile[]>();
  for (const stored of await filesOfMember(orm, user.id)) {
    const { itemId, kind } = stored.file;
    if (kind === 'receipt') receipts.set(itemId, [...(receipts.get(itemId) ?? []), wireFile(stored)]);
  }
  for (const item of await piecesOfDocument(orm, rows, { user, locale, now })) {
    pieces.push({ item, picture: await pictureOf(item.picture), receipts: receipts.get(item.id) ?? [] });
  }
  const { date } = regionTime(now, user.country);
  const pdf = await drawInventory({
    pieces,
    owner: await ownerOfDocument(orm, user, locale),
    country: user.country,
    today: date,
    locale,
  });
  return ok(new File([new Uint8Array(pdf)], `inventory-${date}.pdf`, { type: 'application/pdf' }));
};

/** Small JPEGs; pieces that share a picture share its bytes, which the document then holds once. */
function createPictures({ files, log }: Pick<BackendContext, 'files' | 'log'>) {
  const known = new Map<string, Buffer | null>();
  return async ({ name, upload }: WardrobeItem['picture']): Promise<Buffer | null> => {
    const key = upload ?? name;
    const held = known.get(key);
    if (held !== undefined) return held;
    const bytes = upload ? await files.read(upload) : await artworkOf(name);
    const small = bytes
      ? await sharp(bytes)
          .rotate()
          .resize(PICTURE)
          .flatten({ background: '#fff' })
          .jpeg({ quality: 72 })
          .toBuffer()
          .catch(() => {
            log.warn('a picture of an inventory could not be read');
            return null;
          })
      : null;
    known.set(key, small);
    return small;
  };
}

/** One of the site's own pictures of garments, which stand beside the backend too. */
async function artworkOf(name: string): Promise<Buffer | null> {
  if (!GARMENT_NAME.test(name)) return null;
  return readFile(new URL(`../../../../../public/artwork/${name}-320.webp`, import.meta.url)).catch(() => null);
}

/** Keeps SQL statements small for ten thousand pieces. */
const AT_ONCE = 500;

/** The pieces of a document, in the order of their rows. */
async function piecesOfDocument(
  orm: Orm,
  rows: readonly Item[],
  reader: { user: User; locale: Locale; now: Date },
): Promise<WardrobeItem[]> {
  const pieces: WardrobeItem[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    pieces.push(...(await wireItems(orm, rows.slice(from, from + AT_ONCE), reader)));
  }
  return pieces;
}

/** Whose document it is; an address that is not known is an empty text. */
async function ownerOfDocument(orm: Orm, user: User, locale: Locale): Promise<{ name: string; address: string; email: string }> {
  const [contact] = await orm
    .select({ address: contacts.address })
    .from(contacts)
    .where(and(eq(contacts.userId, user.id), eq(contacts.position, 0)));
  return {
    name: personName({ firstName: user.firstName ?? undefined, lastName: user.lastName ?? undefined }),
    address: contact?.address ? addressText(contact.address, user.country, locale) : '',
    email: user.email,
  };
}

/** Every sold piece of the member as a file, in the language that its reader sees the page in. */
export const salesDocument: CallHandler<'salesDocument'> = async ({ query, request }, context) => {
  const { orm, now, user } = await memberContext(request, context);
  const locale = query.locale ?? user.locale;
  const sold = await orm
    .select()
    .from(items)
    .where(and(eq(items.userId, user.id), inArray(items.state, ['sold', 'paid'])))
    .orderBy(desc(items.sequence));
  const { date } = regionTime(now, user.country);
  const pdf = await drawStatement({
    items: await piecesOfDocument(orm, sold, { user, locale, now }),
    seller: await ownerOfDocument(orm, user, locale),
    country: user.country,
    today: date,
    locale,
  });
  return ok(new File([new Uint8Array(pdf)], `sales-${date}.pdf`, { type: 'application/pdf' }));
};
