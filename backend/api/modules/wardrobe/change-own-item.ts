import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { ok, type Answer, type Refusal } from '@/backend/api/http/answer';
import { memberContext } from '@/backend/api/identity/authenticate';
import type { Locale } from '@/lib/config/locales';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { findItem, noSuchItem } from './find-item';
import { announceWardrobe, lockWardrobe } from './wardrobe-version';
import { wireItems } from './wire-items';

export interface WardrobeChange {
  now: Date;
  /** Version of the wardrobe after the change. */
  version: number;
}

interface Wanted {
  id: string;
  /** Locale of the page; the account's own without one. */
  locale: Locale | undefined;
}

/** A member's change of one piece: under the wardrobe's lock, announced to open pages, and answered with the new state. */
export async function changeOwnItem(
  request: FastifyRequest,
  context: BackendContext,
  { id, locale }: Wanted,
  change: (tx: Orm, item: Item, turn: WardrobeChange) => Promise<Item | Refusal>,
): Promise<Answer<{ item: WardrobeItem; version: number }>> {
  const { orm, now, user } = await memberContext(request, context);
  const result = await orm.transaction(async (tx) => {
    const version = await lockWardrobe(tx, user.id);
    const item = await findItem(tx, user.id, id);
    const changed = item ? await change(tx, item, { now, version }) : noSuchItem();
    return isRefusal(changed) ? changed : { kind: 'changed' as const, item: changed, version };
  });
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, user.id, result.version);
  const [wire] = await wireItems(orm, [result.item], { user, locale, now });
  return wire ? ok({ item: wire, version: result.version }) : noSuchItem();
}

const isRefusal = (changed: Item | Refusal): changed is Refusal => !('id' in changed);
