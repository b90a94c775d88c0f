import { useTranslation } from 'next-i18next/pages';
import { TextField } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { SelectField } from '@/components/ui/forms/select';
import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { District, ShoppingCart } from '@/lib/contract/pricing';
import { type AccessQuestion, ADDRESS_RULES, type AddressTextField, cleanZipCode } from '@/lib/domain/booking/address-fields';
import { districtOfPostalCode } from '@/lib/domain/shared/phone-codes';
import { AccessFields } from './access-fields';
import type { VisitForm } from './booking-props';
import { useDistrictName, useVisitLocale } from './use-visit-place';

type ShownAddressField = Exclude<AddressTextField, 'entranceGate'>;

const AUTO_COMPLETE: Record<ShownAddressField, string> = {
  flat: 'address-line3',
  building: 'address-line2',
  addressOne: 'address-line1',
  addressTwo: 'address-level3',
  zipCode: 'postal-code',
};

interface AddressTextInputProps {
  field: ShownAddressField;
  country: RegionCode;
  id: string;
  value: string;
  error: string | null;
  isRequired: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
}

function AddressTextInput({ field, country, id, value, error, isRequired, onChange, onLeave }: AddressTextInputProps) {
  const { t } = useTranslation('booking');
  const isZip = field === 'zipCode';
  return (
    <TextField
      id={id}
      label={t(`field.${country}.${field}`)}
      hint={isZip ? t('field.zipHint') : undefined}
      error={error}
      necessity={isRequired ? 'required' : 'optional'}
      name={field}
      autoComplete={AUTO_COMPLETE[field]}
      inputMode={isZip ? 'numeric' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

interface DistrictSelectProps {
  id: string;
  districts: readonly District[];
  value: string;
  error: string | null;
  isRequired: boolean;
  /** Set by the postal code. */
  isGiven: boolean;
  onChange: (district: string) => void;
  onLeave: () => void;
}

function DistrictSelect({ id, districts, value, error, isRequired, isGiven, onChange, onLeave }: DistrictSelectProps) {
  const { t } = useTranslation('booking');
  const nameOf = useDistrictName(districts);
  return (
    <SelectField
      id={id}
      label={t('field.district')}
      hint={isGiven ? t('field.districtGiven') : undefined}
      error={error}
      necessity={isRequired ? 'required' : undefined}
      name="district"
      value={value}
      disabled={isGiven}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    >
      <option value="">{t('field.districtChoose')}</option>
      {districts.map((district) => (
        <option key={district.id} value={district.id} disabled={!district.served}>
          {district.served ? nameOf(district.id) : t('field.districtUnserved', { name: nameOf(district.id) })}
        </option>
      ))}
    </SelectField>
  );
}

const TEXTS = ['flat', 'building', 'addressOne', 'addressTwo', 'zipCode'] as const;

interface Props {
  address: Address;
  answered: readonly AccessQuestion[];
  lists: { districts: readonly District[]; priceList: readonly ShoppingCart[] };
  form: VisitForm;
  onChange: (part: Partial<Address>) => void;
}

/** Address fields of the country, with the access fees. */
export function AddressFields({ address, answered, lists, form, onChange }: Props) {
  const { region } = useVisitLocale();
  const { fields, required } = ADDRESS_RULES[region.code];
  const changeZip = (typed: string) => {
    const zipCode = cleanZipCode(typed);
    const district = districtOfPostalCode(lists.districts, zipCode);
    onChange({ zipCode, ...(district ? { district: district.id } : {}) });
  };
  return (
    <>
      <FieldRow>
        {fields.map((field) => {
          const text = TEXTS.find((name) => name === field);
          const common = {
            id: form.idOf(field),
            error: form.errorOf(field),
            isRequired: required.includes(field),
            onLeave: () => form.leave(field),
          };
          if (text) {
            return (
              <AddressTextInput
                key={field}
                field={text}
                {...common}
                country={region.code}
                value={address[text]}
                onChange={(value) => (text === 'zipCode' ? changeZip(value) : onChange({ [text]: value }))}
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
              onChange={(district) => onChange({ district })}
            />
          );
        })}
      </FieldRow>
      <AccessFields address={address} answered={answered} form={form} priceList={lists.priceList} onChange={onChange} />
    </>
  );
}
