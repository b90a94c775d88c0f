import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { DOT, spaced } from '@/lib/text/join-words';
import { canUndo } from '@/components/wardrobe/model/optimistic-request';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { DateText, TimeText } from '@/components/ui/text/date-text';
import { useFocusHandover } from '@/components/ui/overlays/use-focus-recovery';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { ItemStateText } from '@/components/wardrobe/list/item-state';
import { useUndoRequest } from '@/components/wardrobe/requests/use-undo-request';

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--sunken);
  & > span {
    font-size: var(--text-md);
    font-weight: 550;
    color: var(--ink);
  }
`;

/** The state of the piece, its open request, and until when that can be cancelled. */
export function PassportStanding({ item }: { item: WardrobeItem }) {
  const { t } = useTranslation('items');
  const undo = useUndoRequest();
  const writeQuery = useWriteQuery();
  const [isBusy, setIsBusy] = useState(false);
  const { openRequest, state, plan } = item;
  const isUndoable = canUndo(item);
  // A price decision or a cancelled request unmounts the pressed button.
  const standing = useFocusHandover<HTMLDivElement>(`${state} ${openRequest?.id ?? ''}`);

  const takeBack = async () => {
    if (!openRequest || isBusy) return;
    setIsBusy(true);
    await undo(openRequest.id);
    setIsBusy(false);
  };
  return (
    <Root ref={standing} tabIndex={-1}>
      <ItemStateText item={item} />
      <Text $size="sm" $tone="soft">
        {openRequest
          ? t(`openAbout.${openRequest.status}`)
          : plan === 'own'
            ? t('ownAbout')
            : plan === 'pix' && state === 'at-home'
              ? t('photographedAbout')
              : t(`stateAbout.${state}`)}
      </Text>
      {openRequest ? (
        <Text $size="sm">
          <TextButton onClick={() => writeQuery('push', (query) => ({ ...query, request: openRequest.id }))}>
            {t('request.show')}
          </TextButton>
        </Text>
      ) : null}
      {isUndoable && openRequest?.undoUntil ? (
        <Text $size="sm">
          <TextButton onClick={() => void (isBusy || takeBack())} aria-busy={isBusy || undefined}>
            {t('undo.request')}
          </TextButton>
          <span>{` ${spaced(t('undo.until'))}`}</span>
          <DateText value={openRequest.undoUntil} look="day" />
          <span>{DOT}</span>
          <TimeText moment={openRequest.undoUntil} />
        </Text>
      ) : null}
    </Root>
  );
}
