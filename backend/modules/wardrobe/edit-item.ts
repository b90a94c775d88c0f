import type { Item } from '@/backend/db/schema/wardrobe';
import { refused } from '@/backend/http/answer';
import type { CallHandler, CallInput } from '@/backend/http/call-handler';
import { changeOwnItem } from './change-own-item';
import { changeItem } from './move-item';

type Edit = CallInput<'editItem'>['body'];

/** The member's own words on a piece, wherever it is: a record outlives even the sale. */
export const editItem: CallHandler<'editItem'> = ({ params, query, body, request }, context) =>
  changeOwnItem(request, context, { id: params.id, locale: query.locale }, async (tx, item, { now, version }) => {
    if (item.sealedNote !== null && (body.season ?? body.formality) !== undefined) {
      return refused('ITEM_UNAVAILABLE', 'Nobody but its owner knows what is in a sealed bag: it has a name and a note.');
    }
    return changeItem(tx, item, { ...changesOf(item, body), updatedAt: now, version });
  });

function changesOf({ names, sealedNote }: Item, { name, note, season, formality }: Edit): Partial<Item> {
  const { own: _own, ...recorded } = names;
  return {
    ...(name === undefined ? {} : { names: name === '' ? recorded : { ...recorded, own: name } }),
    ...(note === undefined ? {} : sealedNote === null ? { note } : { sealedNote: note }),
    ...(season === undefined ? {} : { seasons: [...new Set(season)] }),
    ...(formality === undefined ? {} : { formality }),
  };
}
