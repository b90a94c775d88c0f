import { useId, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { FieldError } from './field-error';
import { FieldHint } from './field';
import type { Elements } from '@/components/ui/theme/elements';
import { Phrased } from '@/components/ui/text/text';

const Root = styled.fieldset`
  & > legend {
    font-size: var(--text-sm);
    font-weight: 550;
    line-height: 1.4;
    margin-bottom: 0.375rem;
  }
  & > legend > small {
    font-size: inherit;
    font-weight: 400;
    color: var(--muted);
  }
  & > legend > b {
    color: var(--danger);
    font-weight: 550;
  }
  & > p {
    margin-bottom: 0.5rem;
  }
`;

interface Props {
  legend: ReactNode;
  children: Elements;
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  necessity?: 'required' | 'optional';
}

/** A group of controls for one question: radios, checkboxes, parts of a date. Error links focus it. */
export function FieldSet({ legend, children, id, hint, error, necessity }: Props) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const rootId = id ?? ownId;
  const describedBy = [error ? `${rootId}-error` : null, hint ? `${rootId}-hint` : null].filter(Boolean).join(' ');
  return (
    <Root id={rootId} tabIndex={-1} aria-describedby={describedBy || undefined}>
      <legend>
        <Phrased>{legend}</Phrased>
        {necessity === 'required' ? <b aria-hidden="true"> *</b> : null}
        {necessity === 'optional' ? <small>{` ${t('field.optional')}`}</small> : null}
      </legend>
      {hint ? <FieldHint id={`${rootId}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${rootId}-error`}>{error}</FieldError> : null}
      {children}
    </Root>
  );
}
