import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState, useEffect, useRef } from 'react';
import { countryOfCurrency, type Currency } from '@/lib/config/regions';
import type { ItemRequest } from '@/lib/contract/item-requests';
import type { RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { REQUEST_LINES_MAXIMUM } from '@/lib/contract/wardrobe-names';
import { careServiceOf, chosenService, type CarePrices, type ChosenService } from '@/components/wardrobe/model/chosen-service';
import { NOTHING_SELECTED, selectAll, selectRange, toggleSelected } from '@/lib/domain/wardrobe/selection';
import { FACETS, NO_FILTERS } from '@/components/wardrobe/model/wardrobe-view';
import { formatMoney } from '@/lib/money';
import { omitKeys } from '@/lib/records';
import { pressedKey } from '@/lib/browser/pressed-key';
import type { LoadedItems, SummaryQuery } from '@/services/wardrobe/items';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { Button } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SearchIcon } from '@/components/ui/page-icons';
import { TextButton } from '@/components/ui/actions/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { useLeaveQuery } from '@/components/ui/hooks/use-leave-query';
import { useIsWide } from '@/components/ui/hooks/use-is-wide';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useFallBack } from '@/components/ui/hooks/use-steps';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { ActiveFilters } from '@/components/wardrobe/list/active-filters';
import { BasketBar } from '@/components/wardrobe/basket/basket-bar';
import { ItemList } from '@/components/wardrobe/list/item-list';
import { PlaceChips } from '@/components/wardrobe/list/place-chips';
import { RoomHead } from './room-head';
import { RoomNotices } from './room-notices';
import { RoomSummary } from './room-summary';
import { RoomTools } from './room-tools';
import { SelectionBar } from '@/components/wardrobe/list/selection-bar';
import { useBasket, useBasketSteps } from '@/components/wardrobe/basket/use-basket';
import { useShownItems } from '@/components/wardrobe/list/use-shown-items';
import { useWardrobeView, useKeptFilters } from '@/components/wardrobe/list/use-wardrobe-view';
import { RoomColumns, RoomPage } from './wardrobe-skeleton';
import { DOT, spaced } from '@/lib/text/join-words';

interface ChosenServiceNoticeProps {
  service: ChosenService;
  prices: CarePrices;
  /** The member's currency, not the visited site's. */
  currency: Currency;
  onDismiss: () => void;
}

/** The member came from an additional service: it is named until dismissed. */
function ChosenServiceNotice({ service, prices, currency, onDismiss }: ChosenServiceNoticeProps) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const care = careServiceOf(service);
  const name = care ? t(`service.${care}`) : t('chosen.donation');
  const price = prices[service];
  const isOwn = price?.currency === currency;
  return (
    <Notice title={isOwn ? t(price.amount === 0 ? 'chosen.free' : 'chosen.priced', { name, price: formatMoney(price, localeTag) }) : name}>
      <span>{spaced(t('chosen.body', { action: t(care ? 'action.care' : 'action.donate') }))}</span>
      <TextButton onClick={onDismiss}>{t('chosen.dismiss')}</TextButton>
    </Notice>
  );
}

/** @param shownIds the pieces in display order, for range selection */
function useSelection(shownIds: readonly string[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const shown = useRef(shownIds);
  useEffect(() => {
    shown.current = shownIds;
  }, [shownIds]);

  const select = useCallback((id: string, isRange: boolean) => {
    setSelection((now) => (isRange ? selectRange(now, id, shown.current) : toggleSelected(now, id)));
  }, []);
  const selectShown = useCallback(() => setSelection((now) => selectAll(now, shown.current)), []);
  const clear = useCallback(() => setSelection(NOTHING_SELECTED), []);

  const isSelecting = selection.ids.size > 0;
  useEffect(() => {
    if (!isSelecting) return;
    const leave = (event: KeyboardEvent) => {
      // An Escape inside a dialog belongs to the dialog.
      if (pressedKey(event) === 'Escape' && !document.querySelector('dialog[open]')) clear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isSelecting, clear]);
  return { selection, select, selectShown, clear };
}

// Opened by a press: fetched when the room is first touched, so that they are there by then.
const loadBasket = () => import('@/components/wardrobe/basket/basket-drawer').then((part) => part.BasketDrawer);
const loadFilters = () => import('@/components/wardrobe/list/filter-drawer').then((part) => part.FilterDrawer);
const loadPassport = () => import('@/components/wardrobe/passport/passport-drawer').then((part) => part.PassportDrawer);
const BasketDrawer = clientOnly(loadBasket);
const PassportDrawer = clientOnly(loadPassport);
const FilterDrawer = clientOnly(loadFilters);
// Beside the pieces on wide windows alone.
const FilterPanel = clientOnly(
  () => import('@/components/wardrobe/list/filter-panel').then((part) => part.FilterPanel),
  SilentDynamicLoading,
);
const preload = () => {
  for (const load of [loadPassport, loadBasket, loadFilters]) load().catch(() => undefined);
};
const RequestDrawer = clientOnly(() => import('@/components/wardrobe/requests/request-drawer').then((part) => part.RequestDrawer));

const NAMED_AT_MOST = 3;

function namesOf(items: readonly WardrobeItem[]): string {
  const names = items.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  return items.length > NAMED_AT_MOST ? `${names.join(DOT)} …` : names.join(DOT);
}

interface Props {
  firstName: string | undefined;
  loaded: LoadedItems;
  isComplete: boolean;
  /** Loading the rest has failed and can be resumed. */
  rest: { onResume: () => void } | null;
  /** Null: not available from this provider. */
  summary: SummaryQuery | null;
  carePrices: CarePrices;
}

export function FilledWardrobe({ firstName, loaded, isComplete, rest, summary, carePrices }: Props) {
  const { t } = useTranslation('items');
  const isWide = useIsWide('lg');
  const writeQuery = useWriteQuery();
  const { show } = useToasts();
  const [view, changeView] = useWardrobeView();
  const { items, itemCount } = loaded;
  const { shown, counts, isSearching } = useShownItems(items, view);
  const isSearched = isComplete && !isSearching;
  const basket = useBasket();
  const basketSteps = useBasketSteps();
  const [booked, setBooked] = useState<ItemRequest | null>(null);
  const [isEndSeen, setIsEndSeen] = useState(false);
  const ownCount = useMemo(() => items.filter(({ plan }) => plan === 'own').length, [items]);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { selection, select, selectShown, clear } = useSelection(shownIds);
  const selected = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection]);
  const openId = useQueryValue('item');
  const requestId = useQueryValue('request');
  const wanted = chosenService(useQueryValue('service'));

  const leave = useLeaveQuery();
  const closePassport = useCallback(() => leave(['item']), [leave]);
  const showRequest = (id: string) => writeQuery('push', (query) => ({ ...query, request: id }));
  /** Shows the pieces for sale and opens the first one that waits for a price decision, if it is loaded. */
  const showPrices = () => {
    const first = items.find(({ state }) => state === 'priced');
    changeView({ q: '', filters: { ...NO_FILTERS, place: ['listed'] } });
    if (first) writeQuery('push', (query) => ({ ...query, item: first.id }));
  };
  const put = (chosen: readonly WardrobeItem[], action: RequestAction) => {
    const service = careServiceOf(wanted) ?? undefined;
    const { refused, unsuited, beyond } = basket.add(chosen, action, service);
    const tell = (message: string) => show({ tone: 'neutral', message });
    if (unsuited.length > 0 && service) tell(t('basket.unsuited', { names: namesOf(unsuited), service: t(`service.${service}`) }));
    if (refused.length > 0) tell(t('basket.refused', { names: namesOf(refused), reason: t(`action.${action}`) }));
    if (beyond.length > 0) tell(t('basket.full', { names: namesOf(beyond), maximum: REQUEST_LINES_MAXIMUM }));
    // A full basket is shown, too: something has to leave it first.
    if (refused.length + unsuited.length < chosen.length) basketSteps.goTo('basket');
  };
  const filtering = useKeptFilters(view.filters, changeView);
  const filters = { filters: view.filters, counts, onChange: (next: typeof view.filters) => changeView({ filters: next }) };
  const filterCount = FACETS.filter((facet) => facet !== 'place').reduce((sum, facet) => sum + view.filters[facet].length, 0);
  const country = countryOfCurrency(loaded.currency);
  const inBasket = basket.draft.basket.lines.length;
  // The basket is empty (also by another tab), so there is nothing to show.
  const isBasketOpen = basketSteps.asked !== null && (inBasket > 0 || booked !== null);
  useFallBack(basketSteps, isBasketOpen ? basketSteps.asked : null);
  // Back from the end of a booking leads past the steps that are done with.
  const isAtEnd = basketSteps.asked === 'basket-done';
  if (booked !== null && isAtEnd && !isEndSeen) setIsEndSeen(true);
  if (isEndSeen && !isAtEnd) {
    setIsEndSeen(false);
    setBooked(null);
  }

  return (
    <RoomPage onPointerEnter={preload} onFocus={preload}>
      <RoomHead firstName={firstName} itemCount={itemCount} ownCount={ownCount} summary={summary} />
      <RoomSummary summary={summary} onShowPrices={showPrices} onShowRequests={() => showRequest('all')} />
      <RoomNotices rest={rest} />
      {wanted ? (
        <ChosenServiceNotice
          service={wanted}
          prices={carePrices}
          currency={loaded.currency}
          onDismiss={() => writeQuery('replace', (query) => omitKeys(query, 'service'))}
        />
      ) : null}
      <RoomTools view={view} filterCount={filterCount} onChange={changeView} onOpenFilters={() => filtering.goTo('filters')} />
      <PlaceChips {...filters} />
      <RoomColumns>
        <aside aria-label={t('tools.filters')}>{isWide ? <FilterPanel {...filters} /> : null}</aside>
        <div>
          <ActiveFilters view={view} shown={shown.length} total={itemCount} isComplete={isSearched} onChange={changeView} />
          {shown.length > 0 ? (
            <ItemList items={shown} layout={view.layout} selection={selection} onSelect={select} />
          ) : (
            <EmptyState
              picture={<SearchIcon size={32} />}
              title={isSearched ? t('none.title') : t('none.loading')}
              body={t('none.body')}
              actions={
                <Button variant="secondary" onClick={() => changeView({ q: '', filters: NO_FILTERS })}>
                  {t('result.clear')}
                </Button>
              }
            />
          )}
          <SelectionBar
            selected={selected}
            shownCount={shown.length}
            hiddenCount={selected.length - shown.filter(({ id }) => selection.ids.has(id)).length}
            onSelectAll={selectShown}
            onClear={clear}
            onAction={(action) => {
              put(selected, action);
              clear();
            }}
          />
        </div>
      </RoomColumns>
      {filtering.asked !== null ? <FilterDrawer {...filters} shownCount={shown.length} onClose={filtering.close} /> : null}
      {openId && !isBasketOpen ? (
        <PassportDrawer
          key={openId}
          id={openId}
          listed={items.find(({ id }) => id === openId) ?? null}
          onClose={closePassport}
          onAction={(item, action) => {
            put([item], action);
          }}
        />
      ) : null}
      {requestId && !isBasketOpen ? <RequestDrawer id={requestId} onShow={showRequest} onClose={() => leave(['request'])} /> : null}
      {inBasket > 0 && selected.length === 0 ? (
        <BasketBar draft={basket.draft} country={country} onOpen={() => basketSteps.goTo('basket')} />
      ) : null}
      {isBasketOpen ? (
        <BasketDrawer basket={basket} items={items} country={country} booked={booked} onBooked={setBooked} onClose={basketSteps.close} />
      ) : null}
    </RoomPage>
  );
}
