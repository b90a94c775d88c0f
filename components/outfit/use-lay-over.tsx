import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isSameLook, layOut } from '@/lib/domain/outfit/lay-out';
import { useOutfitStoreApi, type LookHead } from '@/stores/outfit-store';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text } from '@/components/ui/text/text';

type Items = Parameters<typeof layOut>[0];

interface Next extends LookHead {
  items: Items;
}

/**
 * Lays a look on the canvas. Asks first when work would be covered that is saved nowhere: pieces chosen or moved by hand. A suggestion as
 * it was laid out is not work.
 * @returns the action and the question, to be rendered
 */
export function useLayOver(byId: ReadonlyMap<string, WardrobeItem>) {
  const { t } = useTranslation('outfit');
  const store = useOutfitStoreApi();
  const [asked, setAsked] = useState<Next | null>(null);
  const pieceOf = (id: string) => byId.get(id);

  const lay = ({ items, openedId, name }: Next) => {
    setAsked(null);
    store.getState().layOut(layOut(items, pieceOf), { openedId, name });
  };
  const hasWork = () => {
    const { selectedList, settledList, outfitList, openedId } = store.getState();
    if (selectedList.length === 0 || isSameLook(selectedList, settledList)) return false;
    const opened = outfitList.find(({ id }) => id === openedId);
    return !opened || !isSameLook(selectedList, layOut(opened.items, pieceOf));
  };
  const layOver = (next: Next) => {
    if (hasWork()) setAsked(next);
    else lay(next);
  };
  const question = (
    <Dialog
      isOpen={asked !== null}
      title={t('over.title')}
      onClose={() => setAsked(null)}
      actions={
        <>
          <Button variant="neutral" onClick={() => setAsked(null)}>
            {t('over.keep')}
          </Button>
          <Button onClick={() => asked && lay(asked)}>{t('over.confirm')}</Button>
        </>
      }
    >
      <Text>{t('over.body')}</Text>
    </Dialog>
  );
  return { layOver, question };
}
