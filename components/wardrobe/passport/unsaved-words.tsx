import { useTranslation } from 'next-i18next/pages';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { itemChanges, itemEditOf } from '@/components/wardrobe/model/item-edit';
import { fieldsDraft, matchingFields } from '@/lib/browser/draft-store';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text } from '@/components/ui/text/text';

/** Name of the draft of the form. */
export const wordsDraft = (id: string) => `words:${id}`;

export const forgetWords = (id: string) => fieldsDraft(wordsDraft(id)).forget();

/** Something was written about the piece that is not saved. */
export function hasUnsavedWords(passport: ItemPassport): boolean {
  const before = itemEditOf(passport);
  return itemChanges(before, { ...before, ...matchingFields(before, fieldsDraft(wordsDraft(passport.id)).getState()) }) !== null;
}

interface Props {
  passport: ItemPassport;
  /** Back to the form. */
  onStay: () => void;
  onLeave: () => void;
}

/** The passport was closed over own words that are not saved. */
export function UnsavedWordsDialog({ passport, onStay, onLeave }: Props) {
  const { t } = useTranslation('items');
  return (
    <Dialog
      isOpen
      title={t('own.unsaved.title')}
      onClose={onStay}
      actions={
        <>
          <Button
            variant="neutral"
            onClick={() => {
              forgetWords(passport.id);
              onLeave();
            }}
          >
            {t('own.unsaved.discard')}
          </Button>
          <Button onClick={onStay}>{t('own.unsaved.stay')}</Button>
        </>
      }
    >
      <Text>{t('own.unsaved.body', { name: passport.name })}</Text>
    </Dialog>
  );
}
