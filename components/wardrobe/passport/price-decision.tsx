import { useTranslation } from 'next-i18next/pages';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/field';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { Table } from '@/components/ui/layout/table';
import { DateText } from '@/components/ui/text/date-text';
import { Text } from '@/components/ui/text/text';
import { joinSentences } from '@/lib/text/join-words';
import { AgreeToSelling } from '@/components/wardrobe/selling/agree-to-selling';
import { SELLING_TICK_ID } from '@/components/wardrobe/selling/selling-tick';
import { countryOfCurrency, type Currency, REGIONS } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { calendarDateOf, formatDate } from '@/lib/dates';
import { listingEndsOn, PAYOUT_DAYS, priceSteps, SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { payoutAt, payoutOfSale } from '@/lib/domain/pricing/commission';
import { floorBounds, isFloorLow } from '@/lib/domain/wardrobe/sale-progress';
import { formatMoney } from '@/lib/money';
import { readMoney } from '@/components/wardrobe/model/read-money';
import { readSellingAgreement, useSellingAgreement } from '@/services/wardrobe/items';
import { PassportForm, PassportFormFoot } from './passport-form';
import { DecisionDialog, LowFloorDialog, useDecideSale } from './decision-dialog';

interface PriceCalendarProps {
  listPrice: number;
  floorPrice: number | null;
  /** Calendar date of the first day on sale: today for a price that is approved now. */
  listedOn: string;
  money: (amount: number) => string;
  /** What the owner receives at a price; null while our share is unknown. */
  netOf: (price: number) => number | null;
}

/** What a price becomes from when on, and what comes of it to the owner: the figures that an approval agrees to. */
export function PriceCalendar({ listPrice, floorPrice, listedOn, money, netOf }: PriceCalendarProps) {
  const { t } = useTranslation('items');
  const { localeTag, region } = useLocale();
  const end = formatDate(listingEndsOn(listedOn), { localeTag, timeZone: region.timeZone }, 'long');
  return (
    <>
      <Table caption={t('price.calendar.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('price.calendar.from')}</th>
            <th scope="col" data-number>
              {t('price.calendar.price')}
            </th>
            <th scope="col" data-number>
              {t('price.calendar.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {priceSteps({ listPrice, floorPrice, listedOn }).map(({ from, price }) => {
            const net = netOf(price);
            return (
              <tr key={from}>
                <th scope="row">
                  <DateText value={from} look="short" />
                </th>
                <td data-number>{money(price)}</td>
                <td data-number>{net === null ? '' : money(net)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Text $size="sm" $tone="soft">
        {joinSentences(t('price.calendar.end', { date: end }), t('price.calendar.paid', { count: PAYOUT_DAYS }))}
      </Text>
    </>
  );
}

const MINOR = 100;
/** Default minimum as a share of the proposed price; leaves room to bargain, and the owner can change it. */
const USUAL_FLOOR = 0.8;

interface Props {
  item: WardrobeItem;
  listPrice: number;
  consignment: NonNullable<WardrobeItem['consignment']>;
  currency: Currency;
}

/** The owner's decision: accept with a minimum, decline, or withdraw. A floor far below the proposal is asked about. */
export function PriceDecision({ item, listPrice, consignment, currency }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const today = useToday();
  const agreedAt = useSellingAgreement();
  const id = useId();
  const { isPending, failure, decide } = useDecideSale(item);
  const first = consignment.floorPrice ?? Math.round((listPrice * USUAL_FLOOR) / MINOR) * MINOR;
  const [isChecked, setIsChecked] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [asked, setAsked] = useState<'end' | 'low-floor' | null>(null);
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const [text, setText] = useState(() => money(first));
  const isListed = item.state === 'listed';
  const floor = readMoney(text, currency);
  const { minimum, maximum } = floorBounds(listPrice, currency);
  const isPossible = floor !== null && floor >= minimum && floor <= maximum;
  const error = isChecked && !isPossible ? t('price.floorError', { minimum: money(minimum), maximum: money(maximum) }) : null;
  const { commissionPercent, commissionBands } = consignment;
  const country = countryOfCurrency(currency);
  const dayOf = (moment: string) => calendarDateOf(moment, REGIONS[country].timeZone);
  // A lower price may have another share of ours than the proposed one.
  const netOf = (price: number) => {
    if (commissionBands) return payoutOfSale(price, commissionBands).payout;
    return commissionPercent === null ? null : payoutAt(price, commissionPercent).payout;
  };
  const payoutOf = (price: number) => {
    const net = netOf(price);
    return net === null ? null : money(net);
  };

  const approve = (floorPrice: number, isLowFloorMeant: boolean) =>
    decide({
      decision: 'approve',
      floorPrice,
      ...(isLowFloorMeant ? { isLowFloorMeant } : {}),
      ...(hasAgreed ? { sellingTerms: SELLING_TERMS_VERSION } : {}),
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setIsSent(true);
    if (!isPossible) return document.getElementById(id)?.focus();
    const mustAgree = !isListed && !hasAgreed && (agreedAt ?? (await readSellingAgreement())) === null;
    if (mustAgree) return document.getElementById(SELLING_TICK_ID)?.focus();
    const isLow = isFloorLow(floor, listPrice);
    if (isLow && floor !== consignment.floorPrice) setAsked('low-floor');
    else void approve(floor, isLow);
  };

  // No validation when the focus moves to a button: the error line would shift it away from the press.
  const checkOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) setIsChecked(true);
  };
  return (
    <>
      <PassportForm noValidate method="post" onSubmit={(event) => void submit(event)}>
        <TextField
          id={id}
          label={t('price.floor')}
          hint={isPossible && commissionPercent !== null ? t('price.floorHintSum', { payout: payoutOf(floor) }) : t('price.floorHint')}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={checkOnLeaving}
        />
        <PriceCalendar
          listPrice={listPrice}
          floorPrice={isPossible ? floor : null}
          listedOn={consignment.listedAt && isListed ? dayOf(consignment.listedAt) : today}
          money={money}
          netOf={netOf}
        />
        {isListed ? null : <AgreeToSelling country={country} hasAgreed={hasAgreed} onAgree={setHasAgreed} isAsked={isSent} />}
        <PassportFormFoot
          failure={failure}
          isBusy={isPending}
          save={isListed ? t('price.changeFloor') : t('price.approve', { price: money(listPrice) })}
        >
          <Button variant="neutral" size="small" disabled={isPending} aria-haspopup="dialog" onClick={() => setAsked('end')}>
            {isListed ? t('price.withdraw') : t('price.decline')}
          </Button>
        </PassportFormFoot>
      </PassportForm>
      {asked === 'end' ? <DecisionDialog item={item} decision={isListed ? 'withdraw' : 'decline'} onClose={() => setAsked(null)} /> : null}
      {asked === 'low-floor' && isPossible ? (
        <LowFloorDialog
          sums={{ asking: money(listPrice), floor: money(floor), payout: payoutOf(floor) }}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void approve(floor, true);
          }}
        />
      ) : null}
    </>
  );
}
