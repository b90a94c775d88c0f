import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState, type FormEvent } from 'react';
import type { Address } from '@/lib/contract/booking';
import type { District, ShoppingCart } from '@/lib/contract/pricing';
import { ACCESS_QUESTIONS, addressForCountry, answeredBy, type AccessQuestion } from '@/lib/domain/booking/address-fields';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { useSaveAddress } from '@/services/account';
import { refreshPriceService } from '@/services/pricing/prices';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { FailureNotice } from '@/components/auth/failure-notice';
import { AddressFields } from '@/components/booking/address-fields';
import { useVisitMessage } from '@/components/booking/use-visit-message';
import { useFieldErrors } from '@/components/booking/use-field-errors';
import { useVisitLocale } from '@/components/booking/use-visit-place';
import { Button } from '@/components/ui/actions/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { useFormDraft } from '@/components/ui/forms/use-form-draft';
import { AccountForm, SavedNote } from './account-form';

interface Lists {
  districts: readonly District[];
  priceList: readonly ShoppingCart[];
}

/** The address for the next visit, with the same fields as a booking. */
export function AddressForm({ known, onSaved }: { known: Address | undefined; onSaved: (address: Address) => void }) {
  const { t } = useTranslation('account');
  const { region } = useVisitLocale();
  const prefix = useId();
  const [lists, setLists] = useState<Lists | 'loading' | 'failed'>('loading');
  const { fields: address, change, forget } = useFormDraft<Address>('address', known ?? BLANK_BOOK_COLLECTION.address);
  const isKnown = known !== undefined;
  const answers = useFormDraft<Record<AccessQuestion, boolean>>('address-answers', { haveLift: isKnown, parkingBay: isKnown });
  const answered = ACCESS_QUESTIONS.filter((question) => answers.fields[question]);
  const { failure, isDone, isPending, run } = useSaveAddress();
  const fieldIdOf = (path: string) => `${prefix}${path}`;
  const districts = typeof lists === 'string' ? [] : lists.districts;
  const form = useFieldErrors({
    check: () => checkAddress(address, region.code, districts, answered),
    messageOf: useVisitMessage(),
    fieldIdOf,
  });

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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit())) return;
    const wish = addressForCountry(address, region.code);
    const outcome = await run({ body: { address: wish } });
    if (outcome?.kind === 'ok') {
      forget();
      answers.forget();
      onSaved(wish);
    }
    if (outcome?.kind === 'rejected') form.show(outcome.fields.map((error) => ({ ...error, path: error.path.replace(/^address\./, '') })));
  };
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
        address={address}
        answered={answered}
        lists={lists}
        form={form}
        fieldIdOf={fieldIdOf}
        onChange={(part) => {
          change(part);
          const now = answeredBy(part, answered);
          answers.change({ haveLift: now.includes('haveLift'), parkingBay: now.includes('parkingBay') });
        }}
      />
      <Button type="submit" isBusy={isPending}>
        {t('contact.saveAddress')}
      </Button>
      <SavedNote isShown={isDone} />
    </AccountForm>
  );
}
