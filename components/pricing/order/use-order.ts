import { useCallback, useEffect, useState, useMemo } from 'react';
import { firstOpenBookingStep, isPlaceKnown, type BookingFacts } from '@/components/booking/model/booking-steps';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import { hasAccountDetails } from '@/lib/domain/pricing/order-draft';
import { openStep, stepBefore, type OrderFacts, type OrderStep } from '../order-flow';
import type { ChangedFigure, Quote } from '@/lib/domain/pricing/quote-basket';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { couponRuleOf } from '@/lib/domain/pricing/promotion';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { usePaymentDraft } from '@/components/payments/payment-draft';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { readAccessToken } from '@/services/auth/session';
import { refreshPriceService } from '@/services/pricing/prices';
import { usePricingStore } from '@/stores/pricing-store';
import type { ActionFailure } from '@/services/http/outcome';
import { useUserStore } from '@/stores/user-store';
import type { Calculator } from '@/components/pricing/pricing-props';
import type { BookingLists } from '@/components/booking/booking-props';
import type { OrderProps } from './order-steps';
import { useKnownPlace } from '@/components/booking/use-known-place';
import { personName } from '@/lib/text/names';
import { useBookingState } from './use-booking-state';
import { useFallBack, type Steps } from '@/components/ui/hooks/use-steps';
import { orderDraft } from './restore-order';
import { useOrderSteps } from '../use-pricing-steps';

/**
 * Current slots and districts, which the static page does not contain.
 * @param isMember a change refetches: a referral reward is for new customers only
 */
function useSlotLists({ priceList }: Pick<Calculator, 'priceList'>, isMember: boolean) {
  const { region } = useLocale();
  const timeslots = usePricingStore((state) => state.timeslotInformation);
  const districts = usePricingStore((state) => state.districts);
  const receivePriceService = usePricingStore((state) => state.receivePriceService);
  const [isLoading, setIsLoading] = useState(true);

  const load = useCallback(
    async (isForced: boolean) => {
      const data = await refreshPriceService(region.code, { isForced });
      if (data && data.shoppingCarts.length > 0) receivePriceService(data);
      setIsLoading(false);
    },
    [region.code, receivePriceService],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(isMember));
    return () => clearTimeout(timer);
  }, [load, isMember]);

  const refresh = useCallback(async () => {
    setIsLoading(true);
    await load(true);
  }, [load]);
  const lists = useMemo((): BookingLists => ({ timeslots, districts, priceList }), [timeslots, districts, priceList]);
  return { lists, isLoading, refresh };
}

/** Order state outside the stores, and its draft in this browser. The password is never stored. */
function useOrderDraft(visitFees: readonly VisitFee[], hasBasket: boolean) {
  const { region } = useLocale();
  const bookCollection = usePricingStore((state) => state.bookCollection);
  const isPaid = usePricingStore((state) => state.paymentSucces);
  const [store] = useState(() => orderDraft(region.code, visitFees));
  const [kept] = useState(store.getState);
  const { holdKey } = kept;
  const [account, setAccount] = useState(kept.account);
  const [emailOwner, setEmailOwner] = useState(kept.emailOwner);
  const [password, setPassword] = useState('');
  const [hold, setHold] = useState(kept.hold);
  const [isPhoneCodeSettled, setIsPhoneCodeSettled] = useState(kept.isPhoneCodeSettled);
  const [answered, setAnswered] = useState<readonly AccessQuestion[]>(kept.answered);

  useEffect(() => {
    if (isPaid) store.forget();
    else if (hasBasket) store.setState({ account, emailOwner, bookCollection, hold, isPhoneCodeSettled, answered: [...answered] });
  }, [store, isPaid, hasBasket, account, emailOwner, bookCollection, hold, isPhoneCodeSettled, answered]);

  return {
    account,
    setAccount,
    emailOwner,
    setEmailOwner,
    /** The address, once the server knows whose it is: half of one that is being typed judges no personal code. */
    knownEmail: emailOwner === null ? undefined : account.email,
    password,
    setPassword,
    hold,
    setHold,
    holdKey,
    isPhoneCodeSettled,
    setIsPhoneCodeSettled,
    answered,
    setAnswered,
  };
}

export type OrderDraft = ReturnType<typeof useOrderDraft>;

export interface PriceChange {
  figures: ChangedFigure[];
  /** The referral reward does not apply to this order. */
  isWithoutFriend: boolean;
  isAccepted: boolean;
}

/**
 * Where the order stands: the address asks, and what is filled in answers. During a payment nobody is led away from it.
 * @param isSettled whether it is known what a member need not be asked for
 */
function useOrderPlace(facts: OrderFacts, isSettled: boolean): Pick<Steps<OrderStep>, 'goTo' | 'goBack'> & { step: OrderStep | null } {
  const steps = useOrderSteps();
  const isBusy = usePricingStore((state) => state.isLoading);
  const step = isBusy ? 'pay' : openStep(steps.asked ?? 'who', facts);
  useFallBack(steps, step, isSettled);
  return { step, goTo: steps.goTo, goBack: steps.goBack };
}

/** The state shared by all steps of an order. */
export function useOrder({ calculator, termsVersion }: OrderProps) {
  const { region, locale } = useLocale();
  // Opening the address of a step must not order the suggested basket.
  const hasBasket = calculator.quote !== null && !calculator.isOnlySuggested;
  const draft = useOrderDraft(calculator.draft.visitFees, hasBasket);
  const booking = usePricingStore((state) => state.bookCollection);
  const coupon = usePricingStore((state) => state.couponCode);
  const isPaid = usePricingStore((state) => state.paymentSucces);
  const logged = useUserStore((state) => state.logged);
  const session = useUserStore((state) => state.session);
  const user = useUserStore((state) => state.user);
  const contact = useUserStore((state) => state.contacts[0]);
  const payment = usePaymentDraft(`order.${region.code}`);
  const [lostSlots, setLostSlots] = useState<readonly { date: string; time: string }[] | null>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [couponAnswer, setCouponAnswer] = useState<{ failure: ActionFailure | null } | null>(null);
  const [accountIssue, setAccountIssue] = useState<'EMAIL_TAKEN' | 'PASSWORD_POLICY' | 'PASSWORD_WRONG' | null>(null);

  // A loading session counts as a member: guest steps must not flash.
  const isMember = logged || (readAccessToken() !== null && session !== 'loaded');
  const { lists, isLoading: isLoadingLists, refresh } = useSlotLists(calculator, isMember);
  const bookingFacts: BookingFacts = {
    country: region.code,
    timeslots: lists.timeslots,
    districts: lists.districts,
    heldSlot: draft.hold,
    answered: draft.answered,
  };
  const isReady = logged && session === 'loaded' && !isLoadingLists;
  const place = useKnownPlace(useBookingState(draft), bookingFacts, { contact, name: personName(user ?? {}), isReady });
  const isSettled = !isMember || place.isFilledIn || session === 'unreachable';
  const hasAddress = isPlaceKnown(booking, bookingFacts);
  const { packages, months } = calculator.draft;
  const { memberships, friendReward, couponCode: arrivingCoupon, dropCoupon } = calculator;
  const { priceList, districts } = lists;
  const { date } = booking;
  // Visit fees need a complete address, with its questions answered.
  const address = hasAddress ? booking.address : null;
  const quote = ((): Quote | null => {
    const priced = quoteOrder({
      country: region.code,
      packages,
      months,
      prices: { shoppingCarts: [...priceList], memberships: [...memberships], districts: [...districts] },
      address,
      coupon: coupon ? couponRuleOf(coupon) : null,
      friendReward: priceChange?.isWithoutFriend ? null : friendReward,
      collectionDate: date.date || null,
    });
    return priced.kind === 'priced' && priced.service.totalItems > 0 ? priced : null;
  })();

  const facts: OrderFacts = {
    isMember,
    hasBasket,
    hasAccountDetails: draft.emailOwner === 'nobody' && hasAccountDetails(draft.account) && draft.password !== '' && accountIssue === null,
    hasKnownPlace: isMember && place.isKnown,
    openBookingStep: firstOpenBookingStep(booking, bookingFacts),
    isPaying: payment.wasStarted(),
    isPaid,
  };
  const { step, goTo, goBack } = useOrderPlace(facts, isSettled);

  // Accepted amounts belong to one choice: a changed choice is quoted again, a refreshed price list is not.
  const chosen = JSON.stringify([packages, months, address, coupon?.code, date.date]);
  useEffect(() => () => setPriceChange(null), [chosen]);

  const loseSlot = useCallback((nextFree: readonly { date: string; time: string }[]) => setLostSlots(nextFree), []);
  return {
    region,
    locale,
    termsVersion,
    draft,
    payment,
    lists,
    isLoadingLists,
    isSettled,
    refresh,
    step,
    goTo,
    /** The step before, or the basket. */
    onBack: () => goBack(step === null ? null : stepBefore(step, facts)),
    /** After the account, which is not in the facts yet: on to the first step that is open. */
    onAccount: () => goTo(openStep('pay', { ...facts, hasAccountDetails: true })),
    facts,
    quote,
    hasAddress,
    arrivingCoupon,
    dropCoupon,
    onCouponAnswered: useCallback((failure: ActionFailure | null) => setCouponAnswer({ failure }), []),
    couponFailure: couponAnswer?.failure ?? null,
    /** A restored code is being validated; the shown price may still change. */
    isCouponOpen: arrivingCoupon !== null && coupon === null && couponAnswer === null,
    lostSlots,
    loseSlot,
    forgetLostSlot: () => setLostSlots(null),
    priceChange,
    setPriceChange,
    accountIssue,
    setAccountIssue,
  };
}

export type Order = ReturnType<typeof useOrder>;
