import { useId, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { addressForCountry, ADDRESS_RULES, cleanZipCode } from '@/lib/domain/booking/address-fields';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { districtOfPostalCode } from '@/lib/domain/shared/postal-district';
import type { Address } from '@/lib/contract/booking';
import { ErrorSummary } from '@/components/ui/error-summary';
import { FieldRow } from '@/components/ui/field-row';
import { Stack } from '@/components/ui/stack';
import { useVisitLocale } from './visit-country';
import { AccessFields } from './access-fields';
import { AddressTextInput } from './address-text-input';
import type { BookingStepProps } from './booking-props';
import { DistrictSelect } from './district-select';
import { StepActions } from './step-actions';
import { useAddressMessage } from './use-address-message';
import { useFieldErrors } from './use-field-errors';
import { VisitFees } from './visit-fees';

const TEXTS = ['flat', 'building', 'addressOne', 'addressTwo', 'zipCode'] as const;

export function AddressStep({ state, lists, visit, onDone, onBack }: BookingStepProps) {
  const { t } = useTranslation('booking');
  const { region } = useVisitLocale();
  const prefix = useId();
  const { address } = state.booking;
  const { fields, required } = ADDRESS_RULES[region.code];
  const fieldIdOf = (path: string) => `${prefix}${path}`;
  const form = useFieldErrors({ check: () => checkAddress(address, region.code, lists.districts), messageOf: useAddressMessage(), fieldIdOf });

  const change = (part: Partial<Address>) => {
    form.touch(...Object.keys(part));
    state.onChange({ address: { ...address, ...part } });
  };
  const changeZip = (typed: string) => {
    const zipCode = cleanZipCode(typed);
    const district = districtOfPostalCode(lists.districts, zipCode);
    change({ zipCode, ...(district ? { district: district.id } : {}) });
  };
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
        <FieldRow>
          {fields.map((field) => {
            const text = TEXTS.find((name) => name === field);
            const common = { id: fieldIdOf(field), error: form.errorOf(field), isRequired: required.includes(field), onLeave: () => void form.leave(field) };
            if (text) return <AddressTextInput key={field} field={text} {...common} country={region.code} value={address[text]} onChange={(value) => (text === 'zipCode' ? changeZip(value) : change({ [text]: value }))} />;
            if (field !== 'district') return null;
            // A postal code names its district: there is nothing to choose, only to see.
            const isGiven = region.code === 'sg' && districtOfPostalCode(lists.districts, address.zipCode) !== null;
            return <DistrictSelect key={field} {...common} districts={lists.districts} value={address.district} isGiven={isGiven} onChange={(district) => change({ district })} />;
          })}
        </FieldRow>
        <AccessFields address={address} gateId={fieldIdOf('entranceGate')} gateError={form.errorOf('entranceGate')} priceList={lists.priceList} onChange={change} onLeaveGate={() => void form.leave('entranceGate')} />
        <VisitFees address={address} lists={lists} visit={visit} heading={t('fees.heading')} />
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
