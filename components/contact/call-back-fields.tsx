import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { ContactPage } from '@/lib/contract/content/contact-page';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { Spinner } from '@/components/ui/actions/button';
import { FieldSet } from '@/components/ui/forms/field-set';
import { inputStyle } from '@/components/ui/forms/text-input';
import { elementIdOf } from './field-messages';
import type { ContactFormState } from './use-contact-form';

/** antd's picker weighs more than the rest of the form, and most people leave these times empty: loaded when they are opened. */
const CallBackPicker = clientOnly(
  () => import('./call-back-picker').then((part) => part.CallBackPicker),
  dynamicLoading(() => <Spinner />),
);

const Frame = styled.div`
  display: grid;
  align-items: center;
  max-width: 26rem;
  min-height: var(--control);
`;
/** Looks like the picker that takes its place. */
const Closed = styled.button`
  ${inputStyle}
  & > span {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--space-3);
    text-align: start;
  }
  & [data-empty] {
    color: var(--muted);
  }
`;

/** Clock times, `HH:mm`; empty where there is none yet. */
export interface CallBackRange {
  from: string;
  to: string;
}

interface Props {
  text: ContactPage['callBack'];
  times: readonly string[];
  form: ContactFormState;
  error: string | null;
}

/** Call-back time range in the region's time zone; empty means no call. */
export function CallBackFields({ text, times, form: { fields, change, leave }, error }: Props) {
  const { t } = useTranslation('common');
  const [isOpened, setIsOpened] = useState(false);
  const { callBackFrom: from, callBackTo: to } = fields;
  return (
    <FieldSet id={elementIdOf('callBackFrom')} legend={text.heading} hint={text.text} error={error} necessity="optional">
      <Frame>
        {isOpened ? (
          <CallBackPicker
            range={{ from, to }}
            times={times}
            hasError={error !== null}
            onChange={(range) => change({ callBackFrom: range.from, callBackTo: range.to })}
            onLeave={() => void leave('callBackFrom')}
          />
        ) : (
          <Closed type="button" aria-haspopup="dialog" aria-invalid={error === null ? undefined : true} onClick={() => setIsOpened(true)}>
            <span>
              <span data-empty={from === '' || undefined}>{from || t('timePicker.start')}</span>
              <span aria-hidden="true">–</span>
              <span data-empty={to === '' || undefined}>{to || t('timePicker.end')}</span>
            </span>
          </Closed>
        )}
      </Frame>
    </FieldSet>
  );
}
