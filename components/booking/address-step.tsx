import { useId, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { addressForCountry } from '@/lib/domain/booking/address-fields';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Stack } from '@/components/ui/layout/stack';
import { useVisitLocale } from './visit-country';
import { AddressFields } from './address-fields';
import type { BookingStepProps } from './booking-props';
import { StepActions } from './step-actions';
import { useAddressMessage } from './use-address-message';
import { useFieldErrors } from './use-field-errors';
import { VisitFees } from './visit-fees';

export function AddressStep({ state, lists, visit, onDone, onBack }: BookingStepProps) {
  const { t } = useTranslation('booking');
  const { region } = useVisitLocale();
  const prefix = useId();
  const { address } = state.booking;
  const fieldIdOf = (path: string) => `${prefix}${path}`;
  const form = useFieldErrors({
    check: () => checkAddress(address, region.code, lists.districts),
    messageOf: useAddressMessage(),
    fieldIdOf,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit())) return;
    state.onChange({ address: addressForCountry(address, region.code) });
    onDone();
  };

  return (
    <form noValidate autoComplete="on" onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <AddressFields
          address={address}
          lists={lists}
          form={form}
          fieldIdOf={fieldIdOf}
          onChange={(part) => state.onChange({ address: { ...address, ...part } })}
        />
        <VisitFees address={address} lists={lists} visit={visit} heading={t('fees.heading')} />
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
