import type { Address } from '@/lib/contract/booking';
import type { District, ShoppingCart } from '@/lib/contract/pricing';
import { ADDRESS_RULES, cleanZipCode, type AccessQuestion } from '@/lib/domain/booking/address-fields';
import { districtOfPostalCode } from '@/lib/domain/shared/postal-district';
import { FieldRow } from '@/components/ui/forms/field-row';
import { AccessFields } from './access-fields';
import { AddressTextInput } from './address-text-input';
import { DistrictSelect } from './district-select';
import type { useFieldErrors } from './use-field-errors';
import { useVisitLocale } from './visit-country';

const TEXTS = ['flat', 'building', 'addressOne', 'addressTwo', 'zipCode'] as const;

interface Props {
  address: Address;
  answered: readonly AccessQuestion[];
  lists: { districts: readonly District[]; priceList: readonly ShoppingCart[] };
  form: ReturnType<typeof useFieldErrors>;
  fieldIdOf: (path: string) => string;
  onChange: (part: Partial<Address>) => void;
}

/** Address fields of the country, with the access fees. */
export function AddressFields({ address, answered, lists, form, fieldIdOf, onChange }: Props) {
  const { region } = useVisitLocale();
  const { fields, required } = ADDRESS_RULES[region.code];
  const change = (part: Partial<Address>) => {
    form.touch(...Object.keys(part));
    onChange(part);
  };
  const changeZip = (typed: string) => {
    const zipCode = cleanZipCode(typed);
    const district = districtOfPostalCode(lists.districts, zipCode);
    change({ zipCode, ...(district ? { district: district.id } : {}) });
  };
  return (
    <>
      <FieldRow>
        {fields.map((field) => {
          const text = TEXTS.find((name) => name === field);
          const common = {
            id: fieldIdOf(field),
            error: form.errorOf(field),
            isRequired: required.includes(field),
            onLeave: () => void form.leave(field),
          };
          if (text) {
            return (
              <AddressTextInput
                key={field}
                field={text}
                {...common}
                country={region.code}
                value={address[text]}
                onChange={(value) => (text === 'zipCode' ? changeZip(value) : change({ [text]: value }))}
              />
            );
          }
          if (field !== 'district') return null;
          // In Singapore the postal code determines the district, which is shown read-only.
          const isGiven = region.code === 'sg' && districtOfPostalCode(lists.districts, address.zipCode) !== null;
          return (
            <DistrictSelect
              key={field}
              {...common}
              districts={lists.districts}
              value={address.district}
              isGiven={isGiven}
              onChange={(district) => change({ district })}
            />
          );
        })}
      </FieldRow>
      <AccessFields
        address={address}
        answered={answered}
        fieldIdOf={fieldIdOf}
        errorOf={form.errorOf}
        priceList={lists.priceList}
        onChange={change}
        onLeaveGate={() => void form.leave('entranceGate')}
      />
    </>
  );
}
