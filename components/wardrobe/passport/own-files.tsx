import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ITEM_FILES_MAXIMUM, type ItemFile } from '@/lib/contract/item-files';
import { PICTURE_CHOICE } from '@/lib/contract/upload';
import { saveFile } from '@/lib/browser/save-file';
import { useKeepFiles, useReloadPassport, useRemoveItemFile } from './use-item-files';
import { uploadQuery } from '@/services/uploads';
import { queryClient } from '@/services/http/query-client';
import { Button } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { TextButton } from '@/components/ui/actions/text-link';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { CameraIcon, ReceiptIcon, TrashIcon } from '@/components/ui/member-icons';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { FailureAlert } from '@/components/payments/failure-reason';
import { PiecePhoto } from './piece-photo';
import { FileWordsForm } from './file-words-form';
import { fileDraft, wasWritten } from './unsaved-words';
import { fileWordsOf } from '@/components/wardrobe/model/item-edit';
import { DOT, spaced } from '@/lib/text/join-words';

const ZoomedPicture = clientOnly(() => import('./zoomed-picture').then((part) => part.ZoomedPicture));

const Files = styled.ul`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--space-3);
  }
  & > li > form {
    grid-column: 1 / -1;
    margin-top: var(--space-2);
  }
  & > li > button:first-child {
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: var(--radius-sm);
    background: var(--sunken);
  }
  & img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  & > li > div {
    display: grid;
    font-size: var(--text-sm);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & > li > div > small {
    color: var(--muted);
    font-size: var(--text-xs);
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > input {
    display: none;
  }
`;

const RECEIPT_CHOICE = `${PICTURE_CHOICE},application/pdf`;

interface Props {
  itemId: string;
  files: readonly ItemFile[];
}

/** A member's own photographs and receipts of a piece: nobody else sees them. */
export function OwnFiles({ itemId, files }: Props) {
  const { t } = useTranslation(['record', 'errors', 'common']);
  const photos = useRef<HTMLInputElement>(null);
  const receipts = useRef<HTMLInputElement>(null);
  const { progress, unkept, keep } = useKeepFiles(itemId);
  const [shown, setShown] = useState<ItemFile | null>(null);
  const [editing, setEditing] = useState<readonly string[]>(() =>
    files.filter((file) => wasWritten(fileDraft(file.id), fileWordsOf(file))).map(({ id }) => id),
  );
  const [removing, setRemoving] = useState<ItemFile | null>(null);
  const isFull = files.length >= ITEM_FILES_MAXIMUM;
  const [isCut, setIsCut] = useState(false);
  const again = unkept.filter(({ canAgain }) => canAgain);

  const send = (kind: ItemFile['kind'], chosen: readonly File[]) => {
    const room = ITEM_FILES_MAXIMUM - files.length;
    setIsCut(chosen.length > room);
    void keep(chosen.slice(0, room).map((file) => ({ file, kind })));
  };
  const open = async (file: ItemFile) => {
    if (file.type !== 'application/pdf') return setShown(file);
    const content = await queryClient()
      .fetchQuery(uploadQuery({ id: file.upload, size: file.size }))
      .catch(() => null);
    if (content) saveFile({ name: file.name, type: file.type, content });
  };

  return (
    <section aria-labelledby="passport-files">
      <Heading level={3} look="label" id="passport-files">
        {t('record:files.title')}
      </Heading>
      <Text $size="sm" $tone="muted">
        {t('record:files.body')}
      </Text>
      {files.length > 0 ? (
        <Files>
          {files.map((file) => (
            <li key={file.id}>
              <button type="button" aria-label={t('record:files.open', { name: file.name })} onClick={() => void open(file)}>
                {file.type === 'application/pdf' ? (
                  <ReceiptIcon size={24} />
                ) : (
                  <PiecePhoto image={{ name: '', upload: file.upload }} alt="" sizes="3.5rem" width="200" />
                )}
              </button>
              <div>
                <span>
                  <span>{t(`record:files.${file.kind}`)}</span>
                  {file.date ? (
                    <>
                      <span>{DOT}</span>
                      <DateText value={file.date} look="medium" />
                    </>
                  ) : null}
                </span>
                {file.note ? <small dir="auto">{file.note}</small> : null}
                <TextButton aria-label={t('record:files.edit', { name: file.name })} onClick={() => setEditing((now) => [...now, file.id])}>
                  {t('record:files.editShort')}
                </TextButton>
              </div>
              <IconButton
                label={t('record:files.remove', { name: file.name })}
                icon={<TrashIcon size={20} />}
                onClick={() => setRemoving(file)}
              />
              {editing.includes(file.id) ? (
                <FileWordsForm itemId={itemId} file={file} onClose={() => setEditing((now) => now.filter((id) => id !== file.id))} />
              ) : null}
            </li>
          ))}
        </Files>
      ) : null}
      {isFull ? (
        <Text $size="sm">{t('record:files.full', { count: ITEM_FILES_MAXIMUM })}</Text>
      ) : (
        <Ways>
          <Button variant="neutral" size="small" isBusy={progress !== null} onClick={() => photos.current?.click()}>
            <CameraIcon size={18} />
            <span>{t('record:files.addPhotos')}</span>
          </Button>
          <Button variant="neutral" size="small" isBusy={progress !== null} onClick={() => receipts.current?.click()}>
            <ReceiptIcon size={18} />
            <span>{t('record:files.addReceipt')}</span>
          </Button>
          {(['photo', 'receipt'] as const).map((kind) => (
            <input
              key={kind}
              ref={kind === 'photo' ? photos : receipts}
              type="file"
              accept={kind === 'photo' ? PICTURE_CHOICE : RECEIPT_CHOICE}
              multiple
              tabIndex={-1}
              aria-label={t(kind === 'photo' ? 'record:files.addPhotos' : 'record:files.addReceipt')}
              onChange={({ target }) => {
                send(kind, [...(target.files ?? [])]);
                target.value = '';
              }}
            />
          ))}
        </Ways>
      )}
      <StatusRegion>
        {progress ? <Text $size="sm">{t('record:files.sending', { done: progress.done + 1, total: progress.total })}</Text> : null}
      </StatusRegion>
      {isCut ? (
        <Notice tone="warning" role="alert">
          {t('record:files.many', { maximum: ITEM_FILES_MAXIMUM })}
        </Notice>
      ) : null}
      {unkept.length > 0 ? (
        <Notice tone="danger" role="alert">
          <span>
            {unkept.map(({ file, code }) => spaced(t('record:files.failed', { name: file.name, reason: t(`errors:${code}`) }))).join('')}
          </span>
          {again.length > 0 && progress === null ? (
            <TextButton ref={keepFocusInRegion} onClick={() => void keep(again)}>
              {t('common:action.retry')}
            </TextButton>
          ) : null}
        </Notice>
      ) : null}
      {shown ? (
        <ZoomedPicture
          gallery={[{ name: '', upload: shown.upload }]}
          start={0}
          sayShot={() => shown.note || t(`record:files.${shown.kind}`)}
          onClose={() => setShown(null)}
        />
      ) : null}
      {removing ? (
        <RemoveFileDialog itemId={itemId} file={removing} onRemoved={() => setIsCut(false)} onClose={() => setRemoving(null)} />
      ) : null}
    </section>
  );
}

interface RemoveProps {
  itemId: string;
  file: ItemFile;
  onRemoved: () => void;
  onClose: () => void;
}

/** The file is gone for good, so it is asked about. */
function RemoveFileDialog({ itemId, file, onRemoved, onClose }: RemoveProps) {
  const { t } = useTranslation('record');
  const { show } = useToasts();
  const reload = useReloadPassport(itemId);
  const { isPending, failure, run } = useRemoveItemFile();
  const confirm = async () => {
    const outcome = await run({ params: { id: file.id } });
    if (!outcome || (outcome.kind !== 'ok' && !(outcome.kind === 'rejected' && outcome.code === 'NOT_FOUND'))) return;
    show({ tone: 'success', message: t('files.removed', { name: file.name }) });
    onRemoved();
    onClose();
    await reload();
  };
  return (
    <Dialog
      isOpen
      title={t('files.ask.title')}
      onClose={onClose}
      answers={{ back: t('files.ask.back'), confirm: t('files.ask.confirm'), isBusy: isPending, onConfirm: () => void confirm() }}
    >
      <Text>{t('files.ask.body', { name: file.name })}</Text>
      <FailureAlert failure={failure} />
    </Dialog>
  );
}
