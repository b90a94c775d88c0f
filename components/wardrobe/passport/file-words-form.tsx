import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import { ITEM_FILE_NOTE_MAX_LENGTH, type ItemFile } from '@/lib/contract/item-files';
import { fileWordsOf } from '@/components/wardrobe/model/item-edit';
import { useEditItemFile, useReloadPassport } from './use-item-files';
import { TextField } from '@/components/ui/forms/field';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useToday } from '@/components/ui/hooks/use-today';
import { fileDraft, useKeptWords } from './unsaved-words';
import { PassportForm, PassportFormFoot } from './passport-form';

interface Props {
  itemId: string;
  file: ItemFile;
  onClose: () => void;
}

/** The date of a photograph or receipt, and a note about it. */
export function FileWordsForm({ itemId, file, onClose }: Props) {
  const { t } = useTranslation('record');
  const { show } = useToasts();
  const today = useToday();
  const reload = useReloadPassport(itemId);
  const { isPending, failure, run } = useEditItemFile();
  const { words, change, forget } = useKeptWords(fileDraft(file.id), () => fileWordsOf(file));
  const { date, note } = words;
  const close = () => {
    forget();
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await run({ params: { id: file.id }, body: { date: date === '' ? null : date, note } });
    if (outcome?.kind !== 'ok') return;
    show({ tone: 'success', message: t('files.saved', { name: file.name }) });
    await reload();
    close();
  };
  return (
    <PassportForm aria-label={t('files.edit', { name: file.name })} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('files.date')}
        necessity="optional"
        type="date"
        max={today}
        value={date}
        onChange={({ target }) => change({ date: target.value })}
      />
      <TextField
        label={t('files.note')}
        necessity="optional"
        maxLength={ITEM_FILE_NOTE_MAX_LENGTH}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <PassportFormFoot failure={failure} isBusy={isPending} save={t('files.save')} cancel={{ label: t('files.cancel'), onPress: close }} />
    </PassportForm>
  );
}
