import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { Address } from '@/lib/contract/booking';
import type { District, ShoppingCart } from '@/lib/contract/pricing';
import {
  ACCESS_QUESTIONS,
  ADDRESS_RULES,
  addressForCountry,
  addressOfValues,
  addressValues,
  answeredIn,
  type AddressValues,
} from '@/lib/domain/booking/address-fields';
import { useSaveAddress } from '@/services/account';
import { refreshPriceService } from '@/services/pricing/prices';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { FailureNotice } from '@/components/auth/failure-notice';
import { AddressFields } from '@/components/booking/address-fields';
import { useVisitMessage } from '@/components/booking/use-visit-message';
import { useVisitLocale } from '@/components/booking/use-visit-place';
import { Button } from '@/components/ui/actions/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { AccountForm, SavedNote } from './account-form';

interface Lists {
  districts: readonly District[];
  priceList: readonly ShoppingCart[];
}

/** The address for the next visit, with the same fields as a booking. */
export function AddressForm({ known, onSaved }: { known: Address | undefined; onSaved: (address: Address) => void }) {
  const { t } = useTranslation('account');
  const { region } = useVisitLocale();
  const [lists, setLists] = useState<Lists | 'loading' | 'failed'>('loading');
  const { failure, isDone, run } = useSaveAddress();
  const labels = ADDRESS_RULES[region.code].fields.map((name) => [name, '']);
  const form = useCheckedForm<AddressValues>({
    labels: Object.fromEntries(labels),
    rules: () => import('@/components/booking/visit-rules').then(({ addressRules }) => addressRules(region.code, districts)),
    initial: known ? addressValues(known, ACCESS_QUESTIONS) : addressValues(BLANK_BOOK_COLLECTION.address, []),
    draft: { name: 'address', fields: ADDRESS_RULES[region.code].fields },
    messageOf: useVisitMessage(),
  });
  const districts = typeof lists === 'string' ? [] : lists.districts;

  useEffect(() => {
    if (lists !== 'loading') return;
    let isGone = false;
    void refreshPriceService(region.code).then((data) => {
      if (!isGone) setLists(data ? { districts: data.districts ?? [], priceList: data.shoppingCarts ?? [] } : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [lists, region.code]);

  const submit = form.submit(async (sent) => {
    const wish = addressForCountry(addressOfValues(sent), region.code);
    const outcome = await run({ body: { address: wish } });
    if (outcome?.kind === 'ok') {
      form.forgetDraft();
      onSaved(wish);
    }
    if (outcome?.kind === 'rejected') {
      form.showServerErrors(outcome.fields.map((error) => ({ ...error, path: error.path.replace(/^address\./, '') })));
    }
  });
  if (lists === 'failed') return <ErrorState title={t('contact.failedTitle')} onRetry={() => setLists('loading')} />;
  if (lists === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton $height="20rem" />
      </LoadingRegion>
    );
  }
  return (
    <AccountForm noValidate method="post" autoComplete="on" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <AddressFields
        address={addressOfValues(form.values)}
        answered={answeredIn(form.values)}
        lists={lists}
        form={form}
        onChange={form.change}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {t('contact.saveAddress')}
      </Button>
      <SavedNote isShown={isDone} />
    </AccountForm>
  );
}
