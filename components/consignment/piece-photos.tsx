import { useId, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { PICTURE_CHOICE } from '@/lib/contract/upload';
import { sendChosenFile } from '@/services/uploads';
import { PHOTOS_MAXIMUM, type Photo } from '@/lib/domain/consignment/piece';
import { Button } from '@/components/ui/actions/button';
import { FieldError } from '@/components/ui/forms/field-error';
import { CameraIcon } from '@/components/ui/member-icons';
import { Tag } from '@/components/ui/feedback/badge';
import { TextButton } from '@/components/ui/actions/text-link';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { joinSentences } from '@/lib/text/join-words';
import { Cluster } from '@/components/ui/layout/stack';

const Root = styled(Cluster)`
  gap: var(--space-2);
  & > input {
    display: none;
  }
  /* Its sign stands below the words above it, not its rim. */
  & > button:first-child {
    margin-inline-start: -0.5rem;
  }
`;
interface Problem {
  file: File;
  reason: string;
  /** Not refused, so a retry is possible. */
  canAgain: boolean;
}

interface Props {
  number: number;
  photos: readonly Photo[];
  onChange: (change: (photos: readonly Photo[]) => Photo[]) => void;
}

/** Photos of one piece: each is uploaded at once and stored in the member's files. */
export function PiecePhotos({ number, photos, onChange }: Props) {
  const { t } = useTranslation(['consignment', 'errors', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Keeps failed files, so that a retry needs no new file choice. */
  const unsent = problems.flatMap(({ file, canAgain }) => (canAgain ? [file] : []));

  const send = async (files: readonly File[]) => {
    const room = PHOTOS_MAXIMUM - photos.length;
    const [beyond] = files.slice(room);
    setProblems(beyond ? [{ file: beyond, reason: t('consignment:photos.many', { maximum: PHOTOS_MAXIMUM }), canAgain: false }] : []);
    setIsSending(true);
    for (const file of files.slice(0, room)) {
      const problem = await sendOne(file);
      if (problem) setProblems((earlier) => [...earlier, problem]);
    }
    setIsSending(false);
  };

  /** @returns the problem, or null on success */
  async function sendOne(file: File): Promise<Problem | null> {
    const sent = await sendChosenFile(file, 'photo');
    if (sent.kind === 'ok') {
      const { id, name } = sent.stored;
      onChange((current) => [...current, { id, name }]);
      return null;
    }
    const { code, canAgain } = sent;
    return {
      file,
      reason:
        code === 'PAYLOAD_TOO_LARGE'
          ? t('consignment:photos.tooLarge', { name: file.name })
          : t('consignment:photos.failed', { name: file.name, reason: t(`errors:${code}`) }),
      canAgain,
    };
  }

  return (
    <Root>
      {photos.map((photo) => (
        <Tag key={photo.id} label={photo.name} onRemove={() => onChange((current) => current.filter(({ id }) => id !== photo.id))} />
      ))}
      {photos.length < PHOTOS_MAXIMUM ? (
        <Button
          variant="quiet"
          size="small"
          isBusy={isSending}
          aria-label={t('consignment:photos.addTo', { number })}
          aria-describedby={problems.length > 0 ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          <CameraIcon size={18} />
          <span>{t('consignment:photos.add')}</span>
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={PICTURE_CHOICE}
        multiple
        tabIndex={-1}
        aria-label={t('consignment:photos.addTo', { number })}
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {problems.length > 0 ? (
        <div>
          <FieldError id={errorId} role="alert">
            {joinSentences(...problems.map(({ reason }) => reason))}
          </FieldError>
          {unsent.length > 0 && !isSending ? (
            <TextButton ref={keepFocusInRegion} onClick={() => void send(unsent)}>
              {t('common:action.retry')}
            </TextButton>
          ) : null}
        </div>
      ) : null}
    </Root>
  );
}
