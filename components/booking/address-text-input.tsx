import { useTranslation } from 'next-i18next/pages';
import type { RegionCode } from '@/lib/config/regions';
import { ADDRESS_MAXIMUM, type AddressTextField } from '@/lib/domain/booking/address-fields';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';

type ShownAddressField = Exclude<AddressTextField, 'entranceGate'>;

const AUTO_COMPLETE: Record<ShownAddressField, string> = {
  flat: 'address-line3',
  building: 'address-line2',
  addressOne: 'address-line1',
  addressTwo: 'address-level3',
  zipCode: 'postal-code',
};

interface Props {
  field: ShownAddressField;
  country: RegionCode;
  id: string;
  value: string;
  error: string | null;
  isRequired: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
}

export function AddressTextInput({ field, country, id, value, error, isRequired, onChange, onLeave }: Props) {
  const { t } = useTranslation('booking');
  const isZip = field === 'zipCode';
  return (
    <Field
      id={id}
      label={t(`field.${country}.${field}`)}
      hint={isZip ? t('field.zipHint') : undefined}
      error={error}
      necessity={isRequired ? 'required' : 'optional'}
    >
      {(control) => (
        <TextInput
          {...control}
          name={field}
          autoComplete={AUTO_COMPLETE[field]}
          inputMode={isZip ? 'numeric' : undefined}
          maxLength={isZip ? 12 : ADDRESS_MAXIMUM[field]}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => value !== '' && onLeave()}
        />
      )}
    </Field>
  );
}
