import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Address } from '@/lib/contract/booking';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import { formatMoney } from '@/lib/money';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/field';
import { FieldSet } from '@/components/ui/forms/field-set';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { useVisitLocale } from './use-visit-place';
import type { VisitForm } from './booking-props';

/** Yes and no stand side by side also on a phone. */
const Questions = styled.div`
  --card-min: calc(50% - var(--space-3));
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-2);
`;

interface Props {
  address: Address;
  answered: readonly AccessQuestion[];
  priceList: readonly ShoppingCart[];
  form: VisitForm;
  onChange: (part: Partial<Address>) => void;
}

const QUESTIONS = [
  ['haveLift', 'no-lift'],
  ['parkingBay', 'no-parking-bay'],
] as const;

/** Access to the home, with the fee of each answer. Neither is answered by default: a fee would follow that nobody has asked for. */
export function AccessFields({ address, answered, priceList, form, onChange }: Props) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const feeOf = (extra: 'no-lift' | 'no-parking-bay') => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? undefined : t('access.fee', { price: formatMoney({ amount: price, currency: region.currency }, localeTag) });
  };
  return (
    <FieldSet legend={t('access.legend')} hint={t('access.hint')}>
      <Questions>
        {QUESTIONS.map(([question, extra]) => (
          <RadioCards
            key={question}
            id={form.idOf(question)}
            name={question}
            legend={t(`access.${question}`)}
            necessity="required"
            error={form.errorOf(question)}
            options={[
              { value: 'yes', label: t('access.yes'), hint: t('access.noFee') },
              { value: 'no', label: t('access.no'), hint: feeOf(extra) },
            ]}
            value={answered.includes(question) ? (address[question] ? 'yes' : 'no') : null}
            onChange={(answer) => onChange({ [question]: answer === 'yes' })}
          />
        ))}
      </Questions>
      <Checkbox
        name="manyEntranceGate"
        label={t('access.manyEntranceGate')}
        checked={address.manyEntranceGate}
        onChange={(event) => onChange({ manyEntranceGate: event.target.checked })}
      />
      {address.manyEntranceGate ? (
        <div style={{ marginTop: 'var(--space-3)' }}>
          <TextField
            id={form.idOf('entranceGate')}
            label={t('access.entranceGate')}
            hint={t('access.entranceGateHint')}
            error={form.errorOf('entranceGate')}
            necessity="required"
            name="entranceGate"
            autoComplete="off"
            value={address.entranceGate}
            onChange={(event) => onChange({ entranceGate: event.target.value })}
            onBlur={() => form.leave('entranceGate')}
          />
        </div>
      ) : null}
    </FieldSet>
  );
}
