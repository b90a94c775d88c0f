import { useCallback } from 'react';
import { addressForCountry } from '@/lib/domain/booking/address-fields';
import { withFigures, changedFigures, losesFriendReward, orderRequest } from '@/lib/domain/pricing/order-request';
import { sumChargedLater } from '@/lib/domain/pricing/quote-basket';
import { readKeptReferral } from '@/services/referral/kept-referral';
import { removeStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';
import type { Rejected } from '@/components/payments/use-payment';
import { beginSession } from '@/services/auth/begin-session';
import { nextFreeSlots } from '@/services/booking/hold-slot';
import type { Outcome } from '@/services/http/outcome';
import type { IntentResult } from '@/services/payments/payment-intent';
import { useOrderAndPaymentSignup, type PlacedOrder } from '@/services/pricing/place-order';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { couponPlace, forgetDraft } from '../saved-draft';
import { keepPlacedOrder, type OrderResult } from './restore-order';
import type { Order } from './use-order';

const ACCOUNT_ISSUES = ['EMAIL_TAKEN', 'PASSWORD_POLICY', 'PASSWORD_WRONG'] as const;

/** Places the order and goes to the step that an error belongs to. No input is lost. */
export function usePlaceOrder(order: Order) {
  const store = usePricingStoreApi();
  const { quote, draft, facts, region, locale, termsVersion, priceChange } = order;
  const placeOrder = useOrderAndPaymentSignup({
    onSuccess({ referralProgram }) {
      if (referralProgram !== undefined) store.getState().receiveReferralProgram(referralProgram);
    },
    onFailure: () => store.getState().failPayment(),
  });

  const send = async (nonce: string, key: string): Promise<Outcome<PlacedOrder>> => {
    const { bookCollection, couponCode } = store.getState();
    if (!quote) return { kind: 'unreachable' };
    const request = orderRequest({
      country: region.code,
      locale,
      quote,
      booking: { ...bookCollection, address: addressForCountry(bookCollection.address, region.code) },
      account: facts.isMember ? null : { ...draft.account, password: draft.password },
      couponCode: couponCode?.code ?? null,
      referralCode: readKeptReferral(),
      slotHoldId: draft.hold?.id ?? null,
      nonce: nonce === '' ? null : nonce,
      termsVersion,
    });
    store.getState().startPayment();
    return placeOrder(priceChange?.isAccepted ? withFigures(request, priceChange.figures) : request, key);
  };

  const { goTo } = order;
  const close = useCallback(
    (result: OrderResult) => {
      const { succeedPayment, bookCollection } = store.getState();
      // For the confirmation's own address, in this tab alone.
      keepPlacedOrder(region.code, { ...result, address: bookCollection.address });
      succeedPayment();
      goTo('done', 'replace', result.order ? { order: result.order.number } : {});
      removeStored(REFERRAL_STORAGE_KEY);
      removeStored(couponPlace(region.code));
      forgetDraft(region.code);
      draft.setPassword('');
    },
    [store, region.code, draft, goTo],
  );

  const onPaid = (data: PlacedOrder) => {
    const { accessToken, deviceToken, order: placed = null, booking = null } = data;
    // Show the last page before the session starts, which re-renders the site.
    close({ order: placed, booking, isSessionKept: facts.isMember || accessToken !== undefined });
    if (accessToken && !beginSession(accessToken, deviceToken)) {
      close({ order: placed, booking, isSessionKept: false, isCookieRefused: true });
    }
  };
  const onRecovered = (result: IntentResult | null) => {
    close({ order: result?.order ?? null, booking: result?.booking ?? null, isSessionKept: facts.isMember });
  };

  const onRefused = ({ code, fields }: Rejected): boolean => {
    const state = store.getState();
    if (code === 'PRICE_CHANGED') {
      if (!quote) return false;
      const figures = changedFigures(fields, { chargedToday: quote.chargedToday, chargedLater: sumChargedLater(quote) });
      void order.refresh();
      order.setPriceChange({ figures, isWithoutFriend: losesFriendReward(fields), isAccepted: false });
      return true;
    }
    if (code === 'SLOT_GONE') {
      state.editBookCollection({ date: { date: state.bookCollection.date.date, time: '' } });
      draft.setHold(null);
      order.loseSlot(nextFreeSlots(fields));
      goTo('when');
      void order.refresh();
      return true;
    }
    const issue = ACCOUNT_ISSUES.find((known) => known === code);
    if (issue) {
      draft.setPassword('');
      order.setAccountIssue(issue);
      return true;
    }
    // The payment panel shows the reason; the order can continue without the code.
    if (code?.startsWith('COUPON_')) {
      state.removeCoupon();
      removeStored(couponPlace(region.code));
    }
    return false;
  };
  return { send, onPaid, onRecovered, onRefused };
}
