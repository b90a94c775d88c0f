import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isWearable } from '@/lib/domain/outfit/piece-of-item';
import { isDeliverable } from './whereabouts';
import { useOutfitStore } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';
import { useIsWide } from '@/components/ui/hooks/use-is-wide';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack } from '@/components/ui/hooks/use-steps';
import { OutfitCanvas } from './outfit-canvas';
import { RoomGrid } from './outfit-skeleton';
import { PiecePicker } from './piece-picker';
import { LOOK_NAME_ID, SaveBar } from './save-bar';
import { SavedOutfits } from './saved-outfit';
import { SendLook } from './send-look';
import { sheetId, SheetTabs, sheetTabId, type Sheet } from './sheet-tabs';
import { SuggestSection } from './suggest-section';
import { useEarliestVisit } from './earliest-visit';
import { useLayOver } from './use-lay-over';
import { useLookDraft } from './use-look-draft';
import { useSendSteps } from './use-send-steps';

interface Props {
  items: readonly WardrobeItem[];
  isComplete: boolean;
  country: RegionCode;
}

export function OutfitWorkspace({ items, isComplete, country }: Props) {
  const isWide = useIsWide('md');
  const isSuggesting = useUserStore((state) => state.is_ai_outfit_recommendation);
  const [sheet, setSheet] = useState<Sheet>(isSuggesting ? 'suggest' : 'pieces');
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
