import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { truncateText } from '@/lib/text/truncate-text';
import { calendarDateOf } from '@/lib/dates';
import { randomId } from '@/lib/random-id';
import { isGone } from '@/services/http/outcome';
import { invalidateOutfits, useDeleteOutfit, useSaveOutfit, useUpdateOutfit, useWearOutfit } from '@/services/outfit';
import { useOutfitStore, useOutfitStoreApi } from '@/stores/outfit-store';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { DateText } from '@/components/ui/text/date-text';
import { TextField } from '@/components/ui/forms/field';
import { Heading } from '@/components/ui/text/heading';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';
import { DOT, joinSentences } from '@/lib/text/join-words';
import { TextButton } from '@/components/ui/actions/text-link';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { LookPicture } from './look-picture';
import { NAME_MAXIMUM } from './save-bar';
import { SendRest } from './send-look';
import { useNamedWhere, partedByHome } from './where-mark';

const Root = styled.article`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &[data-open='true'] {
    border-color: var(--ink);
  }
  & > button[data-open] {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-1) var(--space-3);
    width: 100%;
    min-height: var(--target);
    text-align: start;
  }
  & > button[data-open] > :first-child {
    grid-row: span 2;
  }
  & > button[data-open] > strong {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & > form {
    display: grid;
    gap: var(--space-2);
  }
`;

const Actions = styled(Cluster)`
  gap: 0 var(--space-3);
  font-size: var(--text-sm);
  & > button {
    min-height: var(--target);
  }
`;

interface Props {
  outfit: Outfit;
  byId: ReadonlyMap<string, WardrobeItem>;
  isOpen: boolean;
  /** The first time at which what is with us can be there. */
  earliest: string | null;
  onOpen: (outfit: Outfit) => void;
  onSend: (ids: readonly string[]) => void;
}

/** Hover or focus previews it on the canvas; a press loads it. */
function SavedOutfit({ outfit, byId, isOpen, earliest, onOpen, onSend }: Props) {
  const { t } = useTranslation(['outfit', 'common']);
  const { region } = useLocale();
  const store = useOutfitStoreApi();
  const { preview, changeHead } = store.getState();
  const { show } = useToasts();
  const [name, setName] = useState<string | null>(null);
  const update = useUpdateOutfit();
  const save = useSaveOutfit();
  const remove = useDeleteOutfit();
  const wear = useWearOutfit();
  const calls = [update, save, remove, wear];
  const failure = calls.find((call) => call.failure)?.failure;
  /** What failed before says nothing of the next action. */
  const begin = () => calls.forEach(({ isPending, reset }) => (isPending ? undefined : reset()));
  /** Idempotency key of a copy whose answer was lost. It ends when the list changes: the copy may be there, and be edited. */
  const unsure = useRef<{ key: string; list: readonly Outfit[] } | null>(null);
  const look = { items: outfit.items, occasion: outfit.occasion, note: outfit.note };
  const pieces = outfit.items.flatMap(({ id }) => byId.get(id) ?? []);
  const { home, away } = partedByHome(pieces);
  const namedWhere = useNamedWhere();

  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const given = name?.trim();
    if (!given) return;
    begin();
    const outcome = await update.run({ params: { id: outfit.id }, body: { name: given } });
    if (outcome?.kind !== 'ok') return;
    setName(null);
    if (isOpen) changeHead({ name: given });
    await invalidateOutfits();
  };
  const copy = async () => {
    begin();
    const list = store.getState().outfitList;
    const key = unsure.current?.list === list ? unsure.current.key : randomId();
    unsure.current = { key, list };
    const outcome = await save.run({
      idempotencyKey: key,
      body: { ...look, name: truncateText(t('outfit:saved.copyName', { name: outfit.name }), NAME_MAXIMUM) },
    });
    if (outcome?.kind !== 'ok') return;
    unsure.current = null;
    await invalidateOutfits();
  };
  const drop = async () => {
    begin();
    const outcome = await remove.run({ params: { id: outfit.id } });
    if (!outcome || (outcome.kind !== 'ok' && !isGone(outcome))) return;
    preview(null);
    // Undo saves the look again. This card is unmounted by then, so it cannot use its own hooks.
    show({
      tone: 'neutral',
      message: t('outfit:saved.deleted', { name: outfit.name }),
      action: { label: t('outfit:saved.undo'), onPress: () => void restore() },
    });
    await invalidateOutfits();
  };
  const restore = async () => {
    const { sendCall } = await import('@/services/http/send-call');
    const outcome = await sendCall('saveOutfit', { body: { ...look, name: outfit.name } });
    if (outcome.kind === 'ok') await invalidateOutfits();
    else show({ tone: 'danger', message: t('outfit:saved.undoFailed', { name: outfit.name }) });
  };
  const wearToday = async () => {
    begin();
    const outcome = await wear.run({ params: { id: outfit.id }, body: { date: calendarDateOf(new Date(), region.timeZone) } });
    if (outcome?.kind !== 'ok') return;
    const told = [t('outfit:saved.worn', { name: outfit.name })];
    if (away.length > 0) told.push(t('outfit:saved.notWorn', { names: namedWhere(away) }));
    show({ tone: 'success', message: joinSentences(...told) });
    await invalidateOutfits();
  };
  return (
    <Root data-open={isOpen}>
      <button
        type="button"
        data-open
        onClick={() => onOpen(outfit)}
        onPointerEnter={() => preview(outfit)}
        onPointerLeave={() => preview(null)}
        onFocus={() => preview(outfit)}
        onBlur={() => preview(null)}
      >
        <LookPicture items={outfit.items} byId={byId} />
        <strong dir="auto">{outfit.name}</strong>
        <Text as="span" $size="xs" $tone="muted">
          {pieces.map(({ name: called }) => called).join(DOT)}
        </Text>
      </button>
      <Text $size="xs" $tone="muted">
        {outfit.lastWornOn ? (
          <>
            <span>{`${t('outfit:saved.wornCount', { count: outfit.wearCount })} `}</span>
            <DateText value={outfit.lastWornOn} />
          </>
        ) : (
          t('outfit:saved.neverWorn')
        )}
      </Text>
      {away.length > 0 ? (
        <Text $size="xs" $tone="muted">
          {t(home.length > 0 ? 'outfit:saved.partAway' : 'outfit:saved.allAway', { names: namedWhere(away) })}
        </Text>
      ) : null}
      {failure ? <FailureNotice failure={failure} /> : null}
      {name === null ? (
        <Actions>
          {home.length > 0 ? (
            <TextButton onClick={() => void wearToday()} aria-busy={wear.isPending || undefined}>
              {t('outfit:saved.wear')}
            </TextButton>
          ) : null}
          <SendRest pieces={pieces} earliest={earliest} onSend={() => onSend(pieces.map(({ id }) => id))} />
          <TextButton onClick={() => setName(outfit.name)}>{t('outfit:saved.rename')}</TextButton>
          <TextButton onClick={() => void copy()} aria-busy={save.isPending || undefined}>
            {t('outfit:saved.copy')}
          </TextButton>
          <TextButton onClick={() => void drop()} aria-busy={remove.isPending || undefined}>
            {t('outfit:saved.delete')}
          </TextButton>
        </Actions>
      ) : (
        <form onSubmit={(event) => void rename(event)}>
          <TextField
            label={t('outfit:save.name')}
            error={name.trim() === '' ? t('outfit:save.nameMissing') : null}
            value={name}
            maxLength={NAME_MAXIMUM}
            autoFocus
            onChange={({ target }) => setName(target.value)}
          />
          <div>
            <Button type="submit" size="small" isBusy={update.isPending}>
              {t('common:action.save')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setName(null)}>
              {t('common:action.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Root>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${media.lg} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface ListProps {
  byId: ReadonlyMap<string, WardrobeItem>;
  earliest: string | null;
  onOpen: (outfit: Outfit) => void;
  onSend: (ids: readonly string[]) => void;
}

export function SavedOutfits({ byId, earliest, onOpen, onSend }: ListProps) {
  const { t } = useTranslation('outfit');
  const outfits = useOutfitStore((state) => state.outfitList);
  const openedId = useOutfitStore((state) => state.openedId);
  return (
    <Stack as="section" aria-labelledby="outfit-saved">
      <Heading level={2} look="h4" id="outfit-saved">
        {t('saved.title')}
      </Heading>
      {outfits.length === 0 ? (
        <Text $tone="muted">{t('saved.empty')}</Text>
      ) : (
        <List>
          {outfits.map((outfit) => (
            <li key={outfit.id}>
              <SavedOutfit
                outfit={outfit}
                byId={byId}
                isOpen={outfit.id === openedId}
                earliest={earliest}
                onOpen={onOpen}
                onSend={onSend}
              />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
