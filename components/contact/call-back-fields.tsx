import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ContactPage } from '@/lib/contract/content/contact-page';
import { FieldSet } from '@/components/ui/forms/field-set';
import { Select } from '@/components/ui/forms/select';
import { elementIdOf } from './field-messages';
import type { ContactFormState } from './use-contact-form';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  max-width: 26rem;
`;

interface Props {
  text: ContactPage['callBack'];
  times: readonly string[];
  form: ContactFormState;
  error: string | null;
}

/** Call-back time range in the region's time zone; empty means no call. */
export function CallBackFields({ text, times, form: { fields, change, leave }, error }: Props) {
  const { t } = useTranslation('common');
  return (
    <FieldSet id={elementIdOf('callBackFrom')} legend={text.heading} hint={text.text} error={error} necessity="optional">
      <Row>
        <Select
          name="callBackFrom"
          aria-label={t('timePicker.start')}
          value={fields.callBackFrom}
          onChange={(event) => change({ callBackFrom: event.target.value })}
        >
          <option value="">{t('timePicker.start')}</option>
          {times.slice(0, -1).map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </Select>
        <span aria-hidden="true">–</span>
        <Select
          name="callBackTo"
          aria-label={t('timePicker.end')}
          value={fields.callBackTo}
          onChange={(event) => change({ callBackTo: event.target.value })}
          onBlur={() => void leave('callBackFrom')}
        >
          <option value="">{t('timePicker.end')}</option>
          {times.slice(1).map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </Select>
      </Row>
    </FieldSet>
  );
}
