import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { Stepper } from '@/components/ui/forms/stepper';
import { stopAtWrongNumber } from '@/components/ui/forms/use-number-field';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Drawer } from '@/components/ui/overlays/drawer';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack } from '@/components/ui/hooks/use-steps';
import { useDialogView } from '@/components/ui/overlays/use-dialog-view';
import { Text } from '@/components/ui/text/text';
import { BasketVisit } from '@/components/wardrobe/basket/basket-visit';
import type { RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { CollectionPurpose } from '@/lib/contract/booking';
import { freePlaces } from '@/lib/domain/booking/slots';
import { formatMoney } from '@/lib/money';
import { formatNumber } from '@/lib/text/format-number';
import { refetchNow } from '@/services/http/query-client';
import { bookingsQuery } from '@/services/booking/visits';
import { isRefusal } from '@/services/http/outcome';
import type { CallData } from '@/services/http/send-call';
import { VisitBooked, VisitEnd } from '@/components/wardrobe/visits/visit-end';
import { CollectionReview } from './collection-review';
import { useBookCollection, useCollectionSteps } from './use-book-collection';

interface CollectionPiecesProps {
  purpose: CollectionPurpose;
  pieces: number;
  /** Before the address is known: only the trip fee. */
  trip: Pick<CallData<'quoteCollection'>, 'extras' | 'currency'>;
  onChange: (pieces: number) => void;
}

/** The collection's content: ordered pieces, or an estimated number of more. */
function CollectionPieces({ purpose, pieces, trip, onChange }: CollectionPiecesProps) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  if (purpose.kind === 'order') {
    return (
      <Stack $gap={4}>
        <Text>
          {t('collect.ofOrder', { count: purpose.pieces, number: formatNumber(purpose.pieces, localeTag), order: purpose.orderNumber })}
        </Text>
        <Notice>{t('collect.free')}</Notice>
      </Stack>
    );
  }
  const free = freePlaces(purpose);
  const fee = trip.extras.find(({ extra }) => extra === 'extra-delivery');
  return (
    <Stack $gap={5}>
      <Text>{t('collect.intro')}</Text>
      <Field label={t('collect.pieces')} hint={t('collect.piecesHint', { count: free, number: formatNumber(free, localeTag) })}>
        {(field) => <Stepper {...field} label={t('collect.pieces')} value={pieces} minimum={1} maximum={free} onChange={onChange} />}
      </Field>
      <div>
        <TextLink isStandalone href={ROUTES.plan.path}>
          {t('collect.more')}
        </TextLink>
      </div>
      {fee ? (
        <Text $size="sm" $tone="soft">
          {t('collect.trip', { price: formatMoney({ amount: fee.price, currency: trip.currency }, localeTag) })}
        </Text>
      ) : null}
    </Stack>
  );
}

type View = 'pieces' | 'visit' | 'review';
const STEP_OF = { pieces: 'collect', visit: 'collect-visit', review: 'collect-review' } as const;

interface Shown {
  title: string;
  body: ReactNode;
  actions?: ReactNode;
}

interface Props {
  /** The country of the member's account, where the van drives, whichever site this is. */
  country: RegionCode;
  onClose: () => void;
}

/** A collection into the existing plan: number of pieces, date and address, price, confirmation. */
export function CollectionDrawer({ country, onClose }: Props) {
  const { t } = useTranslation(['items', 'common']);
  const listed = new Intl.ListFormat(useLocale().localeTag, { type: 'conjunction' });
  const collection = useBookCollection(country, (named) => t('items:collect.namedNote', { names: listed.format(named) }));
  const { draft, change, isComplete, quote, isPending, failure, booked } = collection;
  const steps = useCollectionSteps();
  const { asked, goTo, goBack } = steps;
  const view: View =
    asked === 'collect-review' || asked === 'collect-done' ? 'review' : asked === null || asked === 'collect' ? 'pieces' : 'visit';
  // A kept draft that is complete goes on at the review.
  const [wasComplete] = useState(isComplete);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (wasComplete && asked !== 'collect-done') goTo('collect-review', 'replace');
  }, [wasComplete, asked, goTo]);
  // The confirmation's own address shows what the provider knows of the visit, to the member whose visit it is.
  const bookedInUrl = useQueryValue('booked');
  const bookedId = booked?.booking.id ?? (asked === 'collect-done' ? bookedInUrl : null);
  const { data: visits, isFetching } = useQuery({ ...bookingsQuery(), enabled: !booked && bookedId !== null });
  const isKnown = booked !== null || (visits?.some(({ id }) => id === bookedId) ?? false);
  const isUnknown = asked === 'collect-done' && !isKnown && (bookedId === null || (visits !== undefined && !isFetching));
  useFallBack(steps, isUnknown ? null : asked);
  const root = useDialogView(bookedId === null ? view : 'done');

  const go = (next: View) => {
    collection.reset();
    goTo(STEP_OF[next]);
  };
  const send = async () => {
    const end = await collection.send();
    if (end === 'slot-gone') goTo('collect-visit');
    if (typeof end === 'object') goTo('collect-done', 'replace', { booked: end.booking.id });
  };
  const names = listed.format(draft.named);
  const { title, body, actions } = shown();
  return (
    // Separate buttons per view (keys): a button that changes its meaning under the finger would get a second press.
    <Drawer
      hasEntry
      isOpen
      title={title}
      onClose={onClose}
      actions={actions ? <Fragment key={bookedId === null ? view : 'done'}>{actions}</Fragment> : undefined}
    >
      <Stack ref={root} $gap={5}>
        <StatusRegion>
          {booked ? <VisitBooked visit={booked.booking}>{t('items:collect.done', { number: booked.booking.number })}</VisitBooked> : null}
        </StatusRegion>
        <div>{body}</div>
      </Stack>
    </Drawer>
  );

  function shown(): Shown {
    if (bookedId !== null) {
      return {
        title: t(isKnown ? 'items:collect.doneTitle' : 'items:collect.title'),
        body: <VisitEnd id={bookedId} />,
        actions: <Button onClick={onClose}>{t('common:action.close')}</Button>,
      };
    }
    if (view === 'visit') {
      return {
        title: t('items:basket.visitTitle'),
        body: (
          <BasketVisit
            basket={{ draft, change }}
            country={country}
            rushing={null}
            failure={failure}
            part={asked === 'collect-where' ? 'where' : asked === 'collect-when' ? 'when' : null}
            onPart={(part) => goTo(`collect-${part}`)}
            onBack={() => goBack('collect')}
            onDone={() => goTo(collection.isComplete ? 'collect-review' : 'collect')}
          />
        ),
      };
    }
    const title = t('items:collect.title');
    if (quote.isPending) {
      return {
        title,
        body: <QueryLoading height="12rem" failures={quote.failureCount} onRetry={() => void refetchNow(['collection-quote'])} />,
      };
    }
    if (!quote.data) return { title, body: <ErrorState onRetry={() => void quote.refetch()} isRetrying={quote.isFetching} /> };
    const { purpose } = quote.data;
    if (!purpose) {
      return {
        title,
        body: <Text>{t('items:collect.full')}</Text>,
        actions: <ButtonLink href={ROUTES.plan.path}>{t('items:collect.toPlan')}</ButtonLink>,
      };
    }
    if (view === 'pieces' || !isComplete || !draft.booking) {
      return {
        title,
        body: (
          <Stack $gap={5}>
            {names === '' ? null : (
              <div>
                <Text>{t('items:collect.named', { names })}</Text>
                <TextButton onClick={() => change({ named: [] })}>{t('items:collect.unname')}</TextButton>
              </div>
            )}
            <CollectionPieces purpose={purpose} pieces={collection.pieces} trip={quote.data} onChange={(pieces) => change({ pieces })} />
          </Stack>
        ),
        actions: (
          <Button onClick={() => (stopAtWrongNumber() ? undefined : go(isComplete ? 'review' : 'visit'))}>
            {isComplete ? t('common:action.continue') : t('items:basket.chooseDate')}
          </Button>
        ),
      };
    }
    return {
      title,
      body: (
        <CollectionReview
          purpose={purpose}
          pieces={collection.pieces}
          names={names}
          booking={draft.booking}
          country={country}
          cost={quote.isPlaceholderData ? null : quote.data}
          failure={failure}
          onChangePieces={() => go('pieces')}
          onChangeVisit={() => go('visit')}
        />
      ),
      actions: (
        <Button isBusy={isPending} aria-disabled={quote.isPlaceholderData} onClick={() => void send()}>
          {failure && !isRefusal(failure) ? t('items:collect.again') : t('items:collect.confirm')}
        </Button>
      ),
    };
  }
}
