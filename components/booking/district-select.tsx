import { useTranslation } from 'next-i18next/pages';
import type { District } from '@/lib/contract/pricing';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { useDistrictName } from './use-district-name';

interface Props {
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

export function DistrictSelect({ id, districts, value, error, isRequired, isGiven, onChange, onLeave }: Props) {
  const { t } = useTranslation('booking');
  const nameOf = useDistrictName(districts);
  return (
    <Field
      id={id}
      label={t('field.district')}
      hint={isGiven ? t('field.districtGiven') : undefined}
      error={error}
      necessity={isRequired ? 'required' : undefined}
    >
      {(control) => (
        <Select
          {...control}
          name="district"
          value={value}
          disabled={isGiven}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => value !== '' && onLeave()}
        >
          <option value="">{t('field.districtChoose')}</option>
          {districts.map((district) => (
            <option key={district.id} value={district.id} disabled={!district.served}>
              {district.served ? nameOf(district.id) : t('field.districtUnserved', { name: nameOf(district.id) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
