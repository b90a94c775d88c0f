import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { fileWordsOf, itemEditOf, pieceWordsOf } from '@/components/wardrobe/model/item-edit';
import { fieldsDraft, matchingFields } from '@/lib/browser/draft-store';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text } from '@/components/ui/text/text';

/** Names of the drafts of a piece's forms: its words, what its member took it for, and the words of one of its files. */
export const wordsDraft = (id: string) => `words:${id}`;
export const pieceDraft = (id: string) => `piece:${id}`;
export const fileDraft = (id: string) => `file:${id}`;

const formsOf = (passport: ItemPassport): readonly (readonly [draft: string, before: object])[] => [
  [wordsDraft(passport.id), itemEditOf(passport)],
  [pieceDraft(passport.id), pieceWordsOf(passport)],
  ...(passport.files ?? []).map((file) => [fileDraft(file.id), fileWordsOf(file)] as const),
];

export function forgetWords(passport: ItemPassport): void {
  for (const [draft] of formsOf(passport)) fieldsDraft(draft).forget();
}

const plain = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);

/** A form's draft holds something else than what is saved. */
export function wasWritten(draft: string, before: object): boolean {
  const saved = new Map<string, unknown>(Object.entries(before));
  return Object.entries(matchingFields(before, fieldsDraft(draft).getState())).some(
    ([name, value]) => plain(value) !== plain(saved.get(name)),
  );
}

/** Something was written about the piece that is not saved. */
export const hasUnsavedWords = (passport: ItemPassport) => formsOf(passport).some(([draft, before]) => wasWritten(draft, before));

/** The words of a small form, which are kept until they are saved or given up. */
export function useKeptWords<Words extends object>(draft: string, before: () => Words) {
  const [words, setWords] = useState<Words>(() => {
    const saved = before();
    return { ...saved, ...matchingFields(saved, fieldsDraft(draft).getState()) };
  });
  const change = (part: Partial<Words>) => {
    setWords((now) => ({ ...now, ...part }));
    fieldsDraft(draft).setState(part);
  };
  return { words, change, forget: () => fieldsDraft(draft).forget() };
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
              forgetWords(passport);
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
