import { useEffect, useState } from 'react';
import type { SlotHold } from '@/lib/domain/booking/slot-hold';
import { BLANK_ACCOUNT, parseOrderDraft, type AccountDraft, type OrderDraft } from '@/lib/domain/pricing/order-draft';
import { randomId } from '@/lib/random-id';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { usePricingStore } from '@/stores/pricing-store';
import { useLocale } from '@/components/ui/use-locale';
import { orderPlace } from './restore-order';

/** The parts of an order that are in no store, and the keeping of all of it in this browser. The password is never kept. */
export function useOrderDraft() {
  const { region } = useLocale();
  const place = orderPlace(region.code);
  const step = usePricingStore((state) => state.step);
  const stepBookCollection = usePricingStore((state) => state.stepBookCollection);
  const bookCollection = usePricingStore((state) => state.bookCollection);
  const isPaid = usePricingStore((state) => state.paymentSucces);
  const [kept] = useState(() => parseOrderDraft(readStored(place)));
  const [account, setAccount] = useState<AccountDraft>(kept?.account ?? BLANK_ACCOUNT);
  const [password, setPassword] = useState('');
  const [hold, setHold] = useState<SlotHold | null>(kept?.hold ?? null);
  const [holdKey] = useState(() => kept?.holdKey ?? randomId());
  const [isPhoneCodeSettled, setIsPhoneCodeSettled] = useState(kept?.isPhoneCodeSettled ?? false);

  useEffect(() => {
    if (isPaid) return removeStored(place);
    const draft: OrderDraft = { step, stepBookCollection, account, bookCollection, hold, holdKey, isPhoneCodeSettled };
    writeStored(place, JSON.stringify(draft));
  }, [place, isPaid, step, stepBookCollection, account, bookCollection, hold, holdKey, isPhoneCodeSettled]);

  return { account, setAccount, password, setPassword, hold, setHold, holdKey, isPhoneCodeSettled, setIsPhoneCodeSettled };
}
