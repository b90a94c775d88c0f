import { useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import dynamic from 'next/dynamic';
import type { Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isDeliverable } from '@/lib/domain/outfit/deliverable';
import { randomId } from '@/lib/random-id';
import { invalidateOutfits, useSaveOutfit, useUpdateOutfit } from '@/services/outfit/outfits';
import { useOutfitStore } from '@/stores/outfit-store';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { Drawer } from '@/components/ui/overlays/drawer';
import { Field } from '@/components/ui/forms/field';
import { dynamicLoading, LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { TruckIcon } from '@/components/ui/member-icons';
import { TextInput } from '@/components/ui/forms/text-input';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import type { LookHead } from './use-look-draft';

const SendLookForm = dynamic(() => import('./send-look-form').then((part) => part.SendLookForm), {
  ssr: false,
  loading: dynamicLoading(() => (
    <LoadingRegion>
      <Skeleton $height="14rem" />
    </LoadingRegion>
  )),
});

interface SendLookProps {
  pieces: readonly WardrobeItem[];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Requests delivery of a look's stored pieces: price, then time, then order. Never inside another form: the browser would submit the outer
 * one.
 */
function SendLook({ pieces, isOpen, onClose }: SendLookProps) {
  const { t } = useTranslation('outfit');
  const stored = pieces.filter(isDeliverable);
  return (
    <Drawer isOpen={isOpen} title={t('send.title')} onClose={onClose}>
      <SendLookForm stored={stored} elsewhere={pieces.filter((piece) => !stored.includes(piece))} onSent={onClose} />
    </Drawer>
  );
}

const NAME_MAXIMUM = 80;

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`;

interface Props {
  byId: ReadonlyMap<string, WardrobeItem>;
  /** The saved look on the canvas, or null for a new one. */
  opened: Outfit | null;
  name: string;
  onHead: (head: Partial<LookHead>) => void;
}

/** Saves the canvas under a name, or requests its delivery. */
export function SaveBar({ byId, opened, name, onHead }: Props) {
  const { t } = useTranslation('outfit');
  const selected = useOutfitStore((state) => state.selectedList);
  const clear = useOutfitStore((state) => state.clearSelection);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [key, setKey] = useState(randomId);
  const save = useSaveOutfit();
  const update = useUpdateOutfit();
  const { show } = useToasts();
  const isEmpty = selected.length === 0;
  const failure = save.failure ?? update.failure;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setIsNameMissing(given === '');
    if (given === '' || isEmpty) return;
    const body = { name: given, items: selected.map(({ id, x, y }) => ({ id, x, y })) };
    const outcome = opened ? await update.run({ params: { id: opened.id }, body }) : await save.run({ body, idempotencyKey: key });
    if (outcome?.kind !== 'ok') return;
    setKey(randomId());
    await invalidateOutfits();
    show({ tone: 'success', message: t('save.done', { name: given }) });
    if (!opened) onHead({ openedId: outcome.data.outfit.id, name: given });
  };
  const startNew = () => {
    clear();
    setIsNameMissing(false);
    onHead({ openedId: null, name: '' });
  };
  return (
    <>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        {failure ? <FailureNotice failure={failure} /> : null}
        <Field label={t('save.name')} error={isNameMissing ? t('save.nameMissing') : null}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={NAME_MAXIMUM}
              autoComplete="off"
              onChange={({ target }) => onHead({ name: target.value })}
            />
          )}
        </Field>
        <div>
          <Button type="submit" size="small" isBusy={save.isPending || update.isPending} disabled={isEmpty}>
            {opened ? t('save.changes') : t('save.action')}
          </Button>
          <Button variant="secondary" size="small" disabled={isEmpty} aria-haspopup="dialog" onClick={() => setIsSending(true)}>
            <TruckIcon size={18} />
            <span>{t('send.open')}</span>
          </Button>
          {isEmpty && !opened && name === '' ? null : (
            <Button variant="secondary" size="small" onClick={startNew}>
              {t('save.clear')}
            </Button>
          )}
        </div>
      </Form>
      <SendLook pieces={selected.flatMap(({ id }) => byId.get(id) ?? [])} isOpen={isSending} onClose={() => setIsSending(false)} />
    </>
  );
}
