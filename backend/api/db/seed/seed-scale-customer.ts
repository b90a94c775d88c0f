import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { contacts, users } from '@/backend/api/db/schema/users';
import { itemEvents, itemPictures, items, itemSales, storagePlans, wardrobes } from '@/backend/api/db/schema/wardrobe';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { inDays } from '@/backend/api/modules/wardrobe/due-steps';
import type { AdminDatabase } from '@/backend/twins/realtime/admin-database';
import { createPushIds } from '@/backend/twins/realtime/data/path';
import type { ItemState } from '@/lib/contract/wardrobe';
import { CONDITIONS } from '@/lib/contract/wardrobe-names';
import { BRAND_TIERS } from '@/lib/domain/shared/resale-value';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import type { DemoPiece } from './wardrobes/demo-pieces';
import { pieceRows } from './wardrobes/piece-rows';

export const SCALE_EMAIL = 'scale@example.com';
const SCALE_ID = 'demo-scale';

/** A member for load tests. */
export interface ScaleCustomer {
  id: string;
  email: string;
  /** The codes of the pieces start here, so that members do not share any. */
  codesAfter: number;
}

export const SCALE_CUSTOMER: ScaleCustomer = { id: SCALE_ID, email: SCALE_EMAIL, codesAfter: 0 };

const AT_ONCE = 500;
const OLDEST_DAYS = 900;
const BRANDS =
  'Northline, Harbour & Thread, Ling Fung Tailors, Maison Arlette, Rue de Chine, Casa Bruna, Fieldhouse, Kopi Cotton, Aran & Sea, Tin Hau Denim'.split(
    ', ',
  );
/** Most pieces of a large wardrobe are stored. */
const STATES: readonly ItemState[] =
  'stored stored stored stored stored at-home at-home listed sold stored paid stored priced stored donated rejected'.split(
    ' ',
  ) as ItemState[];

/**
 * A member with this many pieces, for load tests; an existing account is kept.
 * @returns how many were added
 */
export async function seedScaleWardrobe(
  { database: { orm }, clock, passwords }: Pick<BackendContext, 'database' | 'clock' | 'passwords'>,
  count: number,
  who = SCALE_CUSTOMER,
): Promise<number> {
  const now = clock();
  const hash = await passwords.hash(DEMO_PASSWORD);
  return orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    if (!(await addMember(tx, who, hash, now))) return 0;
    for (let from = 0; from < count; from += AT_ONCE) await addPieces(tx, who, from, Math.min(count, from + AT_ONCE), now);
    return count;
  });
}

async function addMember(tx: Orm, { id, email }: ScaleCustomer, hash: string, now: Date): Promise<boolean> {
  const since = inDays(now, -OLDEST_DAYS - 30);
  const [added] = await tx
    .insert(users)
    .values({
      id,
      email,
      emailVerifiedAt: since,
      firstName: 'Bernadette',
      lastName: 'Ho',
      country: 'hk',
      locale: 'en',
      isAiOutfitRecommendation: true,
      createdAt: since,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) return false;
  await tx.insert(passwordCredentials).values({ userId: id, hash, changedAt: since });
  await tx.insert(contacts).values({
    id: `${id}-contact`,
    userId: id,
    position: 0,
    contactName: 'Bernadette Ho',
    contactPhoneCode: '+852',
    contactPhone: '5550 6789',
  });
  await tx.insert(wardrobes).values({ userId: id, version: 1 });
  await tx.insert(storagePlans).values({
    id: `${id}-x`,
    userId: id,
    package: 'x',
    itemsAllowed: 12_000,
    monthlyPrice: 200 * 225_000,
    freeDeliveries: 8,
    startedOn: regionDate(since),
  });
  return true;
}

async function addPieces(tx: Orm, { id: userId, codesAfter }: ScaleCustomer, from: number, to: number, now: Date): Promise<void> {
  const rows = Array.from({ length: to - from }, (_unused, offset) => {
    const index = from + offset;
    const made = pieceRows(pieceAt(index), { userId, country: 'hk', tier: 60 }, index, now);
    const id = `${userId}-${index + 1}`;
    // The twin leaves this wardrobe alone, so that measurements are repeatable.
    return {
      item: { ...made.item, id, code: `HK-S${String(codesAfter + index + 1).padStart(6, '0')}`, dueAt: null },
      events: made.events.map((event, position) => ({ ...event, id: `${id}-${position + 1}`, itemId: id })),
      pictures: made.pictures.map((picture) => ({ ...picture, itemId: id })),
      sale: made.sale && { ...made.sale, itemId: id },
    };
  });
  await tx.insert(items).values(rows.map(({ item }) => item));
  await tx.insert(itemEvents).values(rows.flatMap(({ events }) => events));
  await tx.insert(itemPictures).values(rows.flatMap(({ pictures }) => pictures));
  const sales = rows.flatMap(({ sale }) => sale ?? []);
  if (sales.length > 0) await tx.insert(itemSales).values(sales);
}

/** Deterministic by number, and spread over garments, brands, conditions and months. */
function pieceAt(index: number): DemoPiece {
  const pick = <Value>(values: readonly Value[], step: number): Value =>
    values[(index * step + Math.floor(index / values.length)) % values.length] as Value;
  const storedAgo = OLDEST_DAYS - Math.floor((index * 859) / 10_000) - (index % 7);
  return {
    garment: pick(SAMPLE_GARMENTS, 7).id,
    brand: pick(BRANDS, 3),
    tier: pick(BRAND_TIERS, 1),
    size: 'M',
    condition: pick(CONDITIONS, 5),
    plan: 'x',
    storedAgo,
    state: pick(STATES, 1),
    since: Math.max(1, storedAgo - 36),
  };
}

const MEMBER_LINES = [
  'Could you bring the navy coat on Friday?',
  'Which time is still free on Saturday?',
  'The grey suit needs a press before it comes back.',
  'Thank you, that is perfect.',
  '可以幫我把米色大衣拿去乾洗嗎？',
  '星期六還有時段嗎？',
];
const TEAM_LINES = [
  'Of course. It goes on the van for Friday, between ten and twelve.',
  'Ten to twelve and four to six are free.',
  'Noted on the piece; our workshop presses it on Thursday.',
  'With pleasure.',
  '可以，星期三送去，星期五回來。',
  '上午十時至十二時還有空。',
];
const BATCH = 2000;
const STEP_MS = 37 * 60_000;

/** A long conversation ending at `until`, for load tests. The same count gives the same lines; a second call adds to the first. */
export async function seedScaleMessages(database: AdminDatabase, uid: string, count = 10_000, until = Date.now()): Promise<void> {
  let moment = until - count * STEP_MS;
  const nextKey = createPushIds(() => moment);
  for (let start = 0; start < count; start += BATCH) {
    const batch: Record<string, unknown> = {};
    for (let index = start; index < Math.min(count, start + BATCH); index += 1) {
      moment += STEP_MS;
      const from = index % 3 === 1 ? 'team' : 'member';
      const lines = from === 'team' ? TEAM_LINES : MEMBER_LINES;
      batch[nextKey()] = { from, text: lines[index % lines.length], at: moment, clientId: `scale-${index}` };
    }
    await database.update(`userConversations/${uid}/messages`, batch);
  }
  await database.update(`userConversations/${uid}/read`, { member: until, team: until });
  await database.set(`conciergeNotes/${uid}/consideredAt`, until);
}
