import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useRef } from 'react';
import type { ServiceType } from '@/lib/config/routes';
import type { RegionCode } from '@/lib/config/regions';
import { EMPTY_PACKAGE_SERVICE, type PackageService } from '@/stores/pakt-gift-store';
import { usePricingStore } from '@/stores/pricing-store';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { extrasOfDraft, fitToPriceList, suggestedDraft, type BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { couponRuleOf } from '@/lib/domain/pricing/promotion';
import { quoteBasket, type Basket, type Quote } from '@/lib/domain/pricing/quote-basket';
import { readStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';
import type { CalculatorPrices, ArrivalOffer, Calculator } from './pricing-props';
import { saveDraft } from './saved-draft';
import { useArrivingBasket } from './use-arriving-basket';

interface FreshPrices {
  prices: CalculatorPrices | null;
  friendReward: number | null;
  /** Fetches once; before that no HTTP client is loaded. */
  refresh: () => void;
}

/**
 * Current prices once fetched, else the build's. Fetched at once if the build had none, or for a referral, whose reward no build contains.
 */
function useFreshPrices(built: CalculatorPrices | null, country: RegionCode): FreshPrices {
  const shoppingCarts = usePricingStore((state) => state.shoppingCarts);
  const memberships = usePricingStore((state) => state.memberships);
  const referralProgram = usePricingStore((state) => state.referralProgram);
  const receivePriceService = usePricingStore((state) => state.receivePriceService);
  const hasAsked = useRef(false);

  const refresh = useCallback(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const load = async () => {
      const { refreshPriceService } = await import('@/services/pricing/prices');
      const data = await refreshPriceService(country);
      if (data && data.shoppingCarts.length > 0) receivePriceService(data);
    };
    // Without its chunk the page keeps the build's prices until the next change.
    void load().catch(() => (hasAsked.current = false));
  }, [country, receivePriceService]);

  const isMissing = built === null && shoppingCarts.length === 0;
  useEffect(() => {
    if (isMissing || readStored(REFERRAL_STORAGE_KEY)) refresh();
  }, [isMissing, refresh]);

  const prices = shoppingCarts.length > 0 ? { shoppingCarts, memberships } : built;
  return { prices, friendReward: (referralProgram?.valid && referralProgram.friendReward) || null, refresh };
}

type Rest = Pick<BasketDraft, 'visitFees' | 'extraDeliveries' | 'exitAfterMonths'>;
const NO_REST: Rest = { visitFees: [], extraDeliveries: 0, exitAfterMonths: null };

/**
 * The calculator, with the page's price list until it is refreshed on first use. The basket is in the pricing store; every change is priced
 * synchronously, so that the next frame shows it.
 * @returns null while no price is known
 */
export function useCalculator(built: CalculatorPrices | null, type: ServiceType): Calculator | null {
  const { region } = useLocale();
  const { prices, friendReward, refresh } = useFreshPrices(built, region.code);
  const { packages, service } = usePricingStore((state) => state.packageService);
  const changeBasket = usePricingStore((state) => state.changeBasket);
  const applied = usePricingStore((state) => state.couponCode);
  const coupon = useMemo(() => (applied ? couponRuleOf(applied) : null), [applied]);
  const [rest, setRest] = useState(NO_REST);
  const months = service.paktTotalMonthSelect;
  const priceList = prices?.shoppingCarts;
  const memberships = prices?.memberships;

  const replace = useCallback(
    (next: BasketDraft) => {
      if (!priceList || !memberships) return;
      const fit = fitToPriceList(next, priceList);
      setRest({ visitFees: fit.visitFees, extraDeliveries: fit.extraDeliveries, exitAfterMonths: fit.exitAfterMonths });
      changeBasket(packageServiceOf(fit, priced(fit, { priceList, memberships, country: region.code, friendReward, coupon })));
    },
    [priceList, memberships, friendReward, coupon, region.code, changeBasket],
  );
  const { link, couponCode, isArriving, dropCoupon, offered, answer } = useArrivingBasket(region.code, replace, prices !== null);

  // From here on the page knows the visitor's basket (`lib/config/inline-scripts.ts`).
  useLayoutEffect(() => {
    if (!isArriving) delete document.documentElement.dataset.basket;
  }, [isArriving]);

  // Nobody has chosen anything yet: the page suggests a basket. It is kept only once it is changed or booked.
  const isOnlySuggested = !isArriving && packages === EMPTY_PACKAGE_SERVICE.packages;
  const draft = useMemo(() => {
    const chosen = { packages, months, ...rest };
    if (!priceList) return chosen;
    return isOnlySuggested ? suggestedDraft(type, priceList) : fitToPriceList(chosen, priceList);
  }, [packages, months, rest, priceList, isOnlySuggested, type]);
  const quote = useMemo(
    () => (priceList && memberships ? priced(draft, { priceList, memberships, country: region.code, friendReward, coupon }) : null),
    [draft, priceList, memberships, friendReward, coupon, region.code],
  );

  // A refreshed price list changes the totals of an untouched basket.
  useEffect(() => {
    if (!isOnlySuggested && quote && quote.service.totalPrice !== service.totalPrice) changeBasket(packageServiceOf(draft, quote));
  }, [quote, draft, service.totalPrice, changeBasket, isOnlySuggested]);

  const change = useCallback(
    (part: Partial<BasketDraft>) => {
      const next = { ...draft, ...part };
      replace(next);
      saveDraft(region.code, next);
      refresh();
    },
    [draft, replace, refresh, region.code],
  );

  if (!priceList || !memberships) return null;
  const offer = ((): ArrivalOffer | null => {
    const terms = { priceList, memberships, country: region.code, friendReward, coupon };
    const theirs = offered.basket && priced(fitToPriceList(offered.basket, priceList), terms);
    if (theirs && quote) return { kind: 'baskets', mine: quote.service, theirs: theirs.service, answer };
    return offered.code !== null && couponCode !== null ? { kind: 'codes', mine: couponCode, theirs: offered.code, answer } : null;
  })();
  return { draft, change, priceList, memberships, quote, friendReward, couponCode, dropCoupon, isArriving, isOnlySuggested, link, offer };
}

type Terms = Pick<Basket, 'priceList' | 'memberships' | 'country' | 'friendReward' | 'coupon'>;

function priced(draft: BasketDraft, terms: Terms): Quote | null {
  const result = quoteBasket({ ...terms, packages: draft.packages, months: draft.months, extras: extrasOfDraft(draft) });
  return result.kind === 'priced' && result.service.totalItems > 0 ? result : null;
}

function packageServiceOf(draft: BasketDraft, quote: Quote | null): PackageService {
  if (quote) return { packages: quote.packages, service: quote.service };
  return { packages: draft.packages, service: { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: draft.months } };
}
