import type { Item } from '@/backend/db/schema/wardrobe';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler, CallInput } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { findItem, noSuchItem } from './find-item';
import { changeItem } from './move-item';
import { announceWardrobe, takeWardrobeTurn } from './wardrobe-turn';
import { wireItems } from './wire-items';

type Edit = CallInput<'editItem'>['body'];

/** The member's own words on a piece, wherever it is: a record outlives even the sale. */
export const editItem: CallHandler<'editItem'> = async ({ params, query, body, request }, context) => {
  const { database: { orm }, clock } = context;
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
  const result = await orm.transaction(async (tx) => {
    const version = await takeWardrobeTurn(tx, user.id);
    const item = await findItem(tx, user.id, params.id);
    if (!item) return noSuchItem();
    if (item.sealedNote !== null && (body.season ?? body.formality) !== undefined) {
      return refused('ITEM_UNAVAILABLE', 'Nobody but its owner knows what is in a sealed bag: it has a name and a note.');
    }
    return { kind: 'edited' as const, version, item: await changeItem(tx, item, { ...changesOf(item, body), updatedAt: now, version }) };
  });
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, user.id, result.version);
  const [wire] = await wireItems(orm, [result.item], { user, locale: query.locale, now });
  return wire ? ok({ item: wire, version: result.version }) : noSuchItem();
};

function changesOf({ names, sealedNote }: Item, { name, note, season, formality }: Edit): Partial<Item> {
  const { own: _own, ...recorded } = names;
  return {
    ...(name === undefined ? {} : { names: name === '' ? recorded : { ...recorded, own: name } }),
    ...(note === undefined ? {} : sealedNote === null ? { note } : { sealedNote: note }),
    ...(season === undefined ? {} : { seasons: [...new Set(season)] }),
    ...(formality === undefined ? {} : { formality }),
  };
}
