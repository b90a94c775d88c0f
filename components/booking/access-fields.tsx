import { useTranslation } from 'next-i18next/pages';
import type { Address } from '@/lib/contract/booking';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { ADDRESS_MAXIMUM } from '@/lib/domain/booking/address-fields';
import { formatMoney } from '@/lib/money';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { FieldSet } from '@/components/ui/forms/field-set';
import { TextInput } from '@/components/ui/forms/text-input';
import { useVisitLocale } from './visit-country';

interface Props {
  address: Address;
  priceList: readonly ShoppingCart[];
  gateId: string;
  gateError: string | null;
  onChange: (part: Partial<Address>) => void;
  onLeaveGate: () => void;
}

/** Access to the home, with the fee of each answer. */
export function AccessFields({ address, priceList, gateId, gateError, onChange, onLeaveGate }: Props) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const feeOf = (extra: 'no-lift' | 'no-parking-bay', isDue: boolean) => {
    if (!isDue) return t('access.noFee');
    const price = priceOfExtra(priceList, extra);
    return price === null ? undefined : t('access.fee', { price: formatMoney({ amount: price, currency: region.currency }, localeTag) });
  };
  return (
    <FieldSet legend={t('access.legend')} hint={t('access.hint')}>
      <Checkbox
        name="haveLift"
        label={t('access.haveLift')}
        hint={feeOf('no-lift', !address.haveLift)}
        checked={address.haveLift}
        onChange={(event) => onChange({ haveLift: event.target.checked })}
      />
      <Checkbox
        name="parkingBay"
        label={t('access.parkingBay')}
        hint={feeOf('no-parking-bay', !address.parkingBay)}
        checked={address.parkingBay}
        onChange={(event) => onChange({ parkingBay: event.target.checked })}
      />
      <Checkbox
        name="manyEntranceGate"
        label={t('access.manyEntranceGate')}
        hint={t('access.noFee')}
        checked={address.manyEntranceGate}
        onChange={(event) => onChange({ manyEntranceGate: event.target.checked })}
      />
      {address.manyEntranceGate ? (
        <div style={{ marginTop: 'var(--space-3)' }}>
          <Field id={gateId} label={t('access.entranceGate')} hint={t('access.entranceGateHint')} error={gateError} necessity="required">
            {(control) => (
              <TextInput
                {...control}
                name="entranceGate"
                autoComplete="off"
                maxLength={ADDRESS_MAXIMUM.entranceGate}
                value={address.entranceGate}
                onChange={(event) => onChange({ entranceGate: event.target.value })}
                onBlur={() => address.entranceGate !== '' && onLeaveGate()}
              />
            )}
          </Field>
        </div>
      ) : null}
    </FieldSet>
  );
}
