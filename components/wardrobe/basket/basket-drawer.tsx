import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { Skeleton, StatusRegion } from '@/components/ui/feedback/loading-region';
import { Stack } from '@/components/ui/layout/stack';
import { Drawer } from '@/components/ui/overlays/drawer';
import { useDialogView } from '@/components/ui/overlays/use-dialog-view';
import { Price } from '@/components/ui/text/price';
import { SELLING_TICK_ID } from '@/components/wardrobe/selling/selling-tick';
import type { RegionCode } from '@/lib/config/regions';
import type { ItemRequest, RequestQuote } from '@/lib/contract/item-requests';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { lacksWord } from '@/lib/domain/wardrobe/item-basket';
import { isRefusal } from '@/services/http/outcome';
import { readSellingAgreement, useSellingAgreement } from '@/services/wardrobe/items';
import { useUndoRequest } from '@/components/wardrobe/requests/use-undo-request';
import { VisitBooked, VisitEnd } from '@/components/wardrobe/visits/visit-end';
import { BasketContents } from './basket-contents';
import { noteIdOf } from './basket-line-card';
import { type BasketControl, useBasketQuote, useBasketSteps } from './use-basket';
import { useConfirmBasket } from './use-confirm-basket';

const Total = styled.p`
  flex: 1 1 auto;
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  font-size: var(--text-sm);
  & > strong {
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
  }
`;

interface BasketFootProps {
  /** Null: loading or outdated. */
  quote: RequestQuote | null;
  isVisit: boolean;
  isBooked: boolean;
  isBusy: boolean;
  onChooseDate: () => void;
  onConfirm: () => void;
}

function BasketFoot({ quote, isVisit, isBooked, isBusy, onChooseDate, onConfirm }: BasketFootProps) {
  const { t } = useTranslation('items');
  const hasProblem = quote !== null && (quote.isPaused === true || quote.lines.some(({ problem }) => problem !== null));
  const needsDate = isVisit && !isBooked;
  return (
    <>
      <Total>
        <span>{t('basket.total')}</span>
        <strong data-testid="request-total">{quote ? <Price money={{ amount: quote.total, currency: quote.currency }} /> : '–'}</strong>
      </Total>
      {needsDate ? (
        <Button onClick={quote && !hasProblem ? onChooseDate : undefined} aria-disabled={quote === null || hasProblem}>
          {t('basket.chooseDate')}
        </Button>
      ) : (
        <Button onClick={quote && !hasProblem ? onConfirm : undefined} aria-disabled={quote === null || hasProblem} isBusy={isBusy}>
          {t('basket.confirm')}
        </Button>
      )}
    </>
  );
}

function BookedFoot({ request, onClose }: { request: ItemRequest; onClose: () => void }) {
  const { t } = useTranslation(['items', 'common']);
  const undo = useUndoRequest();
  const [isUndoing, setIsUndoing] = useState(false);
  const takeBack = async () => {
    setIsUndoing(true);
    await undo(request.id);
    onClose();
  };
  return (
    <>
      {request.undoUntil ? (
        <Button variant="neutral" isBusy={isUndoing} onClick={() => void takeBack()}>
          {t('items:undo.action')}
        </Button>
      ) : null}
      <Button onClick={onClose}>{t('common:action.close')}</Button>
    </>
  );
}

const BasketVisit = clientOnly(
  () => import('./basket-visit').then((part) => part.BasketVisit),
  dynamicLoading(() => <Skeleton $height="20rem" />),
);

interface Props {
  basket: BasketControl;
  items: readonly WardrobeItem[];
  /** The country of the member's account, where the van drives, whichever site this is. */
  country: RegionCode;
  /** What was confirmed from here and brings a visit; the basket is empty by then. */
  booked: ItemRequest | null;
  onBooked: (request: ItemRequest) => void;
  onClose: () => void;
}

/** The basket with its prices, before confirmation. */
export function BasketDrawer({ basket, items, country, booked, onBooked, onClose }: Props) {
  const { t } = useTranslation('items');
  const { asked, goTo, goBack } = useBasketSteps();
  const [isAsked, setIsAsked] = useState(false);
  const { basket: contents, booking } = basket.draft;
  const agreedAt = useSellingAgreement();
  const { quote, current, isVisit, isBooked } = useBasketQuote(basket.draft, country);
  const { isPending, failure, confirm, reset } = useConfirmBasket({
    basket,
    onDone: (request) => {
      if (request.booking === null) return onClose();
      onBooked(request);
      goTo('basket-done', 'replace');
    },
  });

  const send = useCallback(async () => {
    if (!current) return;
    const outcome = await confirm(current);
    // After an unknown result, send the same request again: a new quote would conflict with its own request.
    if (outcome?.kind !== 'rejected' || !isRefusal(outcome)) return;
    if (outcome.code === 'SLOT_GONE') goTo('basket-visit');
    void quote.refetch();
  }, [confirm, current, quote, goTo]);

  /** Before a date is chosen and before it is sent: what lacks a word or a tick gets the focus. */
  const whenComplete = async (next: () => void) => {
    const silent = contents.lines.find(lacksWord);
    const isSelling = contents.lines.some(({ action }) => action === 'sell');
    const mustAgree = isSelling && !basket.draft.hasAgreedToSell && (agreedAt ?? (await readSellingAgreement())) === null;
    setIsAsked(silent !== undefined || mustAgree);
    if (silent) document.getElementById(noteIdOf(silent.itemId))?.focus();
    else if (mustAgree) document.getElementById(SELLING_TICK_ID)?.focus();
    else next();
  };
  const isOpenVisit = isVisit && (asked === 'basket-visit' || asked === 'basket-where' || asked === 'basket-when');
  const root = useDialogView(booked ? 'booked' : isOpenVisit ? 'visit' : 'basket');
  if (booked?.booking) {
    return (
      <Drawer hasEntry isOpen title={t('collect.doneTitle')} onClose={onClose} actions={<BookedFoot request={booked} onClose={onClose} />}>
        <Stack ref={root} $gap={5}>
          <StatusRegion>
            <VisitBooked visit={{ ...booked.booking, country }}>
              {t('basket.done', { count: booked.lines.length, number: booked.number })}
            </VisitBooked>
          </StatusRegion>
          <VisitEnd id={booked.id} />
        </Stack>
      </Drawer>
    );
  }
  return (
    <Drawer
      hasEntry
      isOpen
      title={isOpenVisit ? t('basket.visitTitle') : t('basket.title')}
      onClose={onClose}
      actions={
        isOpenVisit ? undefined : (
          <BasketFoot
            quote={current}
            isVisit={isVisit}
            isBooked={isBooked}
            isBusy={isPending}
            onChooseDate={() =>
              void whenComplete(() => {
                reset();
                goTo('basket-visit');
              })
            }
            onConfirm={() => void whenComplete(() => void send())}
          />
        )
      }
    >
      <div ref={root}>
        {isOpenVisit ? (
          <BasketVisit
            basket={basket}
            country={country}
            rushing={{ terms: quote.data?.visit, onDay: (isRush) => basket.change({ basket: { ...contents, isRush } }) }}
            failure={failure ? failure : null}
            part={asked === 'basket-where' ? 'where' : asked === 'basket-when' ? 'when' : null}
            onPart={(part) => goTo(`basket-${part}`)}
            onBack={() => goBack('basket')}
            onDone={() => goTo('basket')}
          />
        ) : (
          <BasketContents
            basket={basket}
            items={items}
            quote={quote}
            booking={isVisit && isBooked ? booking : null}
            country={country}
            failure={failure ? failure : null}
            onChangeVisit={() => goTo('basket-visit')}
            isAsked={isAsked}
          />
        )}
      </div>
    </Drawer>
  );
}
