import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useBasket } from '@/components/wardrobe/basket/use-basket';
import { AgreeToSelling } from '@/components/wardrobe/selling/agree-to-selling';
import { SELLING_TICK_ID } from '@/components/wardrobe/selling/selling-tick';
import { countryOfCurrency, type Currency, REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { REQUEST_LINES_MAXIMUM } from '@/lib/contract/wardrobe-names';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { calendarDateOf } from '@/lib/dates';
import { LISTING_DAYS, listingOn, SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { payoutOfSale } from '@/lib/domain/pricing/commission';
import { addToBasket } from '@/lib/domain/wardrobe/item-basket';
import { floorBounds, isFloorLow } from '@/lib/domain/wardrobe/sale-progress';
import { formatMoney } from '@/lib/money';
import { readMoney } from '@/components/wardrobe/model/read-money';
import { readSellingAgreement, useSellingAgreement } from '@/services/wardrobe/items';
import { PriceCalendar } from './price-decision';
import { PassportForm, PassportFormFoot } from './passport-form';
import { DecisionDialog, LowFloorDialog, useDecideSale } from './decision-dialog';

const WAYS = ['deliver', 'store', 'donate'] as const;

interface Props {
  item: WardrobeItem;
  /** Unsold, so it has a price and a first day on sale. */
  listPrice: number;
  listedAt: string;
  consignment: NonNullable<WardrobeItem['consignment']>;
  currency: Currency;
}

/** Unsold at the end of its listing: the owner says what comes next. Delivery and donation go on in the basket, as for any piece. */
export function UnsoldChoice({ item, listPrice, listedAt, consignment, currency }: Props) {
  const { t } = useTranslation('items');
  const basket = useBasket();
  const router = useRouter();
  const { show } = useToasts();
  const [way, setWay] = useState<(typeof WAYS)[number] | null>(null);
  const stored: WardrobeItem = { ...item, state: 'stored', openRequest: null };
  const ask = (next: (typeof WAYS)[number]) => {
    // Before it is taken off sale: without room it would be neither on sale nor in the basket.
    if (next === 'store' || addToBasket(basket.draft.basket, [stored], next).beyond.length === 0) return setWay(next);
    show({ tone: 'neutral', message: t('basket.full', { names: item.name, maximum: REQUEST_LINES_MAXIMUM }) });
  };
  const goOn = () => {
    if (way !== 'deliver' && way !== 'donate') return setWay(null);
    basket.add([stored], way);
    // In the place of the question's history entry.
    void router.replace(ROUTES.items.path);
  };
  return (
    <>
      <Notice tone="warning" title={t('unsold.title', { count: LISTING_DAYS })}>
        {t('unsold.body')}
      </Notice>
      <RelistForm item={item} listPrice={listPrice} listedAt={listedAt} consignment={consignment} currency={currency} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        {WAYS.map((each) => (
          <Button key={each} variant="neutral" size="small" aria-haspopup="dialog" onClick={() => ask(each)}>
            {t(`unsold.way.${each}`)}
          </Button>
        ))}
      </div>
      {way ? (
        <DecisionDialog
          item={item}
          decision="withdraw"
          words={way === 'store' ? 'withdraw' : way}
          onClose={() => setWay(null)}
          onDone={goOn}
        />
      ) : null}
    </>
  );
}

/** For sale again from today, at a lower price, with the floor and the calendar that come with it. */
function RelistForm({ item, listPrice, listedAt, consignment, currency }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const today = useToday();
  const agreedAt = useSellingAgreement();
  const [priceId, floorId] = [useId(), useId()];
  const { isPending, failure, decide } = useDecideSale(item);
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const country = countryOfCurrency(currency);
  const { floorPrice, commissionBands } = consignment;
  const last = listingOn({ listPrice, floorPrice, listedOn: calendarDateOf(listedAt, REGIONS[country].timeZone) }, today).price;
  const [priceText, setPriceText] = useState(() => money(last < listPrice ? last : Math.round(listPrice * 0.9)));
  // A floor at the last price would leave no room for a lower one: 80 % of it, in whole dollars.
  const [floorText, setFloorText] = useState(() =>
    money(floorPrice !== null && floorPrice < last ? floorPrice : Math.round(last / 125) * 100),
  );
  const [isSent, setIsSent] = useState(false);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [price, floor] = [readMoney(priceText, currency), readMoney(floorText, currency)];
  const { minimum } = floorBounds(listPrice, currency);
  const isPricePossible = price !== null && price >= minimum && price < listPrice;
  const isFloorPossible = floor !== null && floor >= minimum && (price === null || floor <= price);
  const netOf = (amount: number) => (commissionBands ? payoutOfSale(amount, commissionBands).payout : null);

  const relist = (isLowFloorMeant: boolean) => {
    if (price === null || floor === null) return;
    void decide({
      decision: 'relist',
      listPrice: price,
      floorPrice: floor,
      ...(isLowFloorMeant ? { isLowFloorMeant } : {}),
      ...(hasAgreed ? { sellingTerms: SELLING_TERMS_VERSION } : {}),
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!isPricePossible) return document.getElementById(priceId)?.focus();
    if (!isFloorPossible) return document.getElementById(floorId)?.focus();
    if (!hasAgreed && (agreedAt ?? (await readSellingAgreement())) === null) return document.getElementById(SELLING_TICK_ID)?.focus();
    if (isFloorLow(floor, price)) setIsAsking(true);
    else relist(false);
  };
  return (
    <>
      <PassportForm noValidate method="post" onSubmit={(event) => void submit(event)}>
        <TextField
          id={priceId}
          label={t('unsold.price')}
          hint={t('unsold.priceHint', { price: money(listPrice) })}
          error={isSent && !isPricePossible ? t('unsold.priceError', { minimum: money(minimum), maximum: money(listPrice) }) : null}
          inputMode="decimal"
          autoComplete="off"
          value={priceText}
          onChange={({ target }) => setPriceText(target.value)}
        />
        <TextField
          id={floorId}
          label={t('price.floor')}
          hint={t('price.floorHint')}
          error={isSent && !isFloorPossible ? t('price.floorError', { minimum: money(minimum), maximum: money(price ?? listPrice) }) : null}
          inputMode="decimal"
          autoComplete="off"
          value={floorText}
          onChange={({ target }) => setFloorText(target.value)}
        />
        {isPricePossible ? (
          <PriceCalendar listPrice={price} floorPrice={isFloorPossible ? floor : null} listedOn={today} money={money} netOf={netOf} />
        ) : null}
        <AgreeToSelling country={country} hasAgreed={hasAgreed} onAgree={setHasAgreed} isAsked={isSent} />
        <PassportFormFoot failure={failure} isBusy={isPending} save={t('unsold.relist', { price: money(price ?? last) })} />
      </PassportForm>
      {isAsking && price !== null && floor !== null ? (
        <LowFloorDialog
          sums={{ asking: money(price), floor: money(floor), payout: commissionBands ? money(netOf(floor) ?? 0) : null }}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            relist(true);
          }}
        />
      ) : null}
    </>
  );
}
