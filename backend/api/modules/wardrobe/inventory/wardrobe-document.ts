import { readFile } from 'node:fs/promises';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { BackendContext } from '@/backend/context';
import { items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { findUser } from '@/backend/api/identity/find-user';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { ownerOfDocument, piecesOfDocument } from '@/backend/api/modules/wardrobe/document-parts';
import { filesOfMember, wireFile } from '@/backend/api/modules/wardrobe/item-files';
import type { ItemFile } from '@/lib/contract/item-files';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { PLACE_STATES } from '@/lib/domain/wardrobe/item-states';
import { drawInventory, type InventoryPiece } from './draw-inventory';

/** Twice of what is printed. */
const PICTURE = { width: 100, height: 125, fit: 'cover' } as const;
const GARMENT_NAME = /^garment-[a-z0-9-]+$/;

/** The pieces that are still there as a file for an insurer, in the language that its reader sees the page in. */
export const wardrobeDocument: CallHandler<'wardrobeDocument'> = async ({ query, request }, context) => {
  const {
    database: { orm },
    clock,
  } = context;
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
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
