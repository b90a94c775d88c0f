import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { randomId } from '@/lib/random-id';
import { invalidateOutfits, useSaveOutfit, useUpdateOutfit } from '@/services/outfit';
import { useOutfitStore, useOutfitStoreApi } from '@/stores/outfit-store';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/field';
import { TruckIcon } from '@/components/ui/member-icons';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { EarliestNote } from './earliest-visit';
import { Text } from '@/components/ui/text/text';
import { useSendAction } from './send-look';

export const NAME_MAXIMUM = 80;
export const LOOK_NAME_ID = 'outfit-look-name';

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  & > div[data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

interface Props {
  byId: ReadonlyMap<string, WardrobeItem>;
  /** The first time at which what is with us can be there. */
  earliest: string | null;
  onSend: (ids: readonly string[]) => void;
}

/** Saves the canvas under a name, or requests its delivery. */
export function SaveBar({ byId, earliest, onSend }: Props) {
  const { t } = useTranslation('outfit');
  const store = useOutfitStoreApi();
  const { clearSelection, changeHead, markSaved, settle } = store.getState();
  const selected = useOutfitStore((state) => state.selectedList);
  const name = useOutfitStore((state) => state.name);
  const opened = useOutfitStore((state) => state.outfitList.find(({ id }) => id === state.openedId) ?? null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  /** Idempotency keys of looks that were sent and perhaps kept, though no answer came. */
  const unsure = useRef(new Map<number, string>());
  const save = useSaveOutfit();
  const update = useUpdateOutfit();
  const { show } = useToasts();
  const send = useSendAction(selected.flatMap(({ id }) => byId.get(id) ?? []));
  const isEmpty = selected.length === 0;
  const failure = save.failure ?? update.failure;
  const isBusy = save.isPending || update.isPending;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setIsNameMissing(given === '');
    if (given === '' || isEmpty || isBusy) return;
    const body = { name: given, items: selected.map(({ id, x, y, size, angle }) => ({ id, x, y, size, ...(angle ? { angle } : {}) })) };
    const { look } = store.getState();
    const idempotencyKey = unsure.current.get(look) ?? randomId();
    if (!opened) unsure.current.set(look, idempotencyKey);
    const outcome = opened ? await update.run({ params: { id: opened.id }, body }) : await save.run({ body, idempotencyKey });
    if (outcome?.kind !== 'ok') return;
    unsure.current.delete(look);
    markSaved(look, outcome.data.outfit.id);
    const now = store.getState();
    // Only if this look is still on the canvas.
    if (now.look === look) {
      forget();
      const head = { openedId: outcome.data.outfit.id, name: now.name === name ? given : now.name };
      // What was moved meanwhile is not saved.
      if (now.selectedList === selected) settle(head);
      else changeHead(head);
    }
    await invalidateOutfits();
    show({ tone: 'success', message: t('save.done', { name: given }) });
  };
  const forget = () => [save, update].forEach(({ isPending, reset }) => (isPending ? undefined : reset()));
  const startNew = () => {
    clearSelection();
    setIsNameMissing(false);
    forget();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {failure ? <FailureNotice failure={failure} /> : null}
      <TextField
        label={t('save.name')}
        id={LOOK_NAME_ID}
        error={isNameMissing ? t('save.nameMissing') : null}
        value={name}
        maxLength={NAME_MAXIMUM}
        autoComplete="off"
        onChange={({ target }) => changeHead({ name: target.value })}
      />
      <div data-actions>
        <Button type="submit" size="small" isBusy={isBusy} disabled={isEmpty}>
          {opened ? t('save.changes') : t('save.action')}
        </Button>
        {isEmpty || send.isPossible ? (
          <Button
            variant="secondary"
            size="small"
            disabled={isEmpty}
            aria-haspopup="dialog"
            onClick={() => onSend(selected.map(({ id }) => id))}
          >
            <TruckIcon size={18} />
            <span>{send.text}</span>
          </Button>
        ) : (
          <Text $size="sm">{t('send.nothing')}</Text>
        )}
        {isEmpty && !opened && name === '' ? null : (
          <Button variant="secondary" size="small" onClick={startNew}>
            {t('save.clear')}
          </Button>
        )}
      </div>
      {send.isPossible ? <EarliestNote earliest={earliest} /> : null}
    </Form>
  );
}
