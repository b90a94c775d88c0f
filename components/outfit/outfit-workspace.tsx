import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef, useState, type ReactElement, type ComponentProps } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/components/auth/failure-notice';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import type { RegionCode } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isSameLook, layOut } from '@/lib/domain/outfit/lay-out';
import { useOutfitStore, useOutfitStoreApi, type LookHead } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';
import { useIsWide } from '@/components/ui/hooks/use-is-wide';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack } from '@/components/ui/hooks/use-steps';
import { isWearable } from './model/piece';
import { SuggestPanel } from './suggest-panel';
import { isDeliverable } from './where-mark';
import { OutfitCanvas } from './outfit-canvas';
import { RoomGrid } from './outfit-skeleton';
import { PiecePicker } from './piece-picker';
import { LOOK_NAME_ID, SaveBar } from './save-bar';
import { SavedOutfits } from './saved-outfit';
import { SendLook } from './send-look';
import { sheetId, SheetTabs, sheetTabId, type Sheet } from './sheet-tabs';
import { useEarliestVisit } from './earliest-visit';
import { useLookDraft } from './use-look-draft';
import { useSendSteps } from './use-send-steps';

interface Props {
  items: readonly WardrobeItem[];
  isComplete: boolean;
  country: RegionCode;
}

export function OutfitWorkspace({ items, isComplete, country }: Props) {
  const isWide = useIsWide('md');
  const [sheet, setSheet] = useState<Sheet>('suggest');
  const [sending, setSending] = useState<readonly WardrobeItem[] | null>(null);
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const wearable = useMemo(() => items.filter(isWearable), [items]);
  const earliest = useEarliestVisit(country, items.some(isDeliverable));
  const { layOver, question } = useLayOver(byId);
  const keepOnly = useOutfitStore((state) => state.keepOnly);
  const sheets = useRef<HTMLDivElement>(null);
  useLookDraft();
  useEffect(() => {
    if (isComplete) keepOnly((id) => byId.has(id));
  }, [isComplete, byId, keepOnly]);

  // A piece's passport links here with a look that contains it.
  const wantedId = useQueryValue('outfit');
  const wanted = useOutfitStore((state) => state.outfitList.find(({ id }) => id === wantedId) ?? null);
  const laidOut = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted || !isComplete || laidOut.current === wanted.id) return;
    laidOut.current = wanted.id;
    layOver({ items: wanted.items, openedId: wanted.id, name: wanted.name });
  }, [wanted, isComplete, layOver]);

  const open = (next: Sheet) => {
    setSheet(next);
    // Where it begins, below the canvas; what was open before may have been scrolled far.
    requestAnimationFrame(() => {
      if ((sheets.current?.getBoundingClientRect().top ?? 0) < 0) sheets.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    });
  };
  const goToSave = () => {
    open('saved');
    requestAnimationFrame(() => document.getElementById(LOOK_NAME_ID)?.focus());
  };
  const sendSteps = useSendSteps();
  const isSending = sending !== null && sendSteps.asked !== null;
  useFallBack(sendSteps, isSending ? sendSteps.asked : null);
  const send = (ids: readonly string[]) => {
    setSending(ids.flatMap((id) => byId.get(id) ?? []));
    sendSteps.goTo('send');
  };
  const saveBar = <SaveBar byId={byId} earliest={earliest} onSend={send} />;
  const content: Record<Sheet, ReactElement> = {
    pieces: <PiecePicker items={wearable} byId={byId} isComplete={isComplete} />,
    suggest: (
      <SuggestSection
        items={items}
        isComplete={isComplete}
        byId={byId}
        earliest={earliest}
        onTake={(ids) => layOver({ items: ids.map((id) => ({ id })), openedId: null, name: '' })}
        onSend={send}
      />
    ),
    saved: (
      <SavedOutfits
        byId={byId}
        earliest={earliest}
        onOpen={({ id, name, items: laid }) => layOver({ items: laid, openedId: id, name })}
        onSend={send}
      />
    ),
  };
  return (
    <>
      <RoomGrid>
        <div data-part="canvas">
          <OutfitCanvas byId={byId} onSave={isWide ? null : goToSave} />
          {isWide ? saveBar : <SheetTabs open={sheet} onOpen={open} />}
        </div>
        <div data-part="sheets" ref={sheets}>
          {(['pieces', 'suggest', 'saved'] as const).map((each) => (
            <div
              key={each}
              id={sheetId(each)}
              role={isWide ? undefined : 'tabpanel'}
              aria-labelledby={isWide ? undefined : sheetTabId(each)}
              hidden={!isWide && each !== sheet}
            >
              {each === 'saved' && !isWide ? <div data-save>{saveBar}</div> : null}
              {content[each]}
            </div>
          ))}
        </div>
      </RoomGrid>
      <SendLook
        pieces={isSending ? sending : null}
        earliest={earliest}
        steps={sendSteps}
        onClose={sendSteps.close}
        onSent={() => {
          sendSteps.close();
          setSending(null);
        }}
      />
      {question}
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  & > div {
    width: 100%;
  }
`;

/** Off by default: nothing is calculated or loaded, and the panel explains what it would do. */
function SuggestSection(props: ComponentProps<typeof SuggestPanel>) {
  const { t } = useTranslation('outfit');
  const isOn = useUserStore((state) => state.is_ai_outfit_recommendation);
  const { failure, isPending, run } = useUpdateUser();
  return (
    <Root aria-labelledby="outfit-suggest">
      <Heading level={2} look="h4" id="outfit-suggest">
        {t('suggest.title')}
      </Heading>
      {isOn ? (
        <SuggestPanel {...props} />
      ) : (
        <>
          <Text>{t('suggest.offBody')}</Text>
          <Text $size="sm" $tone="muted">
            {t('suggest.offNote')}
          </Text>
          {failure ? <FailureNotice failure={failure} /> : null}
          <Button variant="secondary" isBusy={isPending} onClick={() => void run({ body: { is_ai_outfit_recommendation: true } })}>
            {t('suggest.turnOn')}
          </Button>
        </>
      )}
    </Root>
  );
}

type Items = Parameters<typeof layOut>[0];

interface Next extends LookHead {
  items: Items;
}

/**
 * Lays a look on the canvas. Asks first when work would be covered that is saved nowhere: pieces chosen or moved by hand. A suggestion as
 * it was laid out is not work.
 * @returns the action and the question, to be rendered
 */
function useLayOver(byId: ReadonlyMap<string, WardrobeItem>) {
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
      answers={{ back: t('over.keep'), confirm: t('over.confirm'), onConfirm: () => asked && lay(asked) }}
    >
      <Text>{t('over.body')}</Text>
    </Dialog>
  );
  return { layOver, question };
}
