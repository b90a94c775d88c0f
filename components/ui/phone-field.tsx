import { useId } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Field } from './field';
import { ChevronDownIcon } from './icons/chevron-down';
import { inputStyle } from './input-style';
import { TextInput } from './text-input';

const Row = styled.div`
  display: grid;
  grid-template-columns: 6.75rem 1fr;
  gap: 0.5rem;
`;
/* The closed list shows the code alone; the open one names the countries. */
const Code = styled.span`
  ${inputStyle}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > span {
    pointer-events: none;
  }
  & > svg {
    pointer-events: none;
  }
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
    color: var(--ink);
    background: var(--surface);
  }
  &:has(select:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--ink);
  }
`;

export interface PhoneCodeOption {
  /** `+852` */
  code: string;
  /** Country with its code, in the reader's language. */
  label: string;
}

interface Props {
  label: string;
  code: string;
  number: string;
  codes: readonly PhoneCodeOption[];
  onCodeChange: (code: string) => void;
  onNumberChange: (number: string) => void;
  onBlur?: () => void;
  /** Of the number; the code's ends in `Code`. */
  name?: string;
  id?: string;
  hint?: string;
  error?: string | null;
  necessity?: 'required' | 'optional';
  isDisabled?: boolean;
}

export function PhoneField({ code, number, codes, onCodeChange, onNumberChange, onBlur, name, isDisabled, ...field }: Props) {
  const { t } = useTranslation('common');
  const codeId = useId();
  return (
    <Field {...field}>
      {(control) => (
        <Row>
          <Code>
            <span aria-hidden="true">{code}</span>
            <ChevronDownIcon size={18} />
            <select
              id={codeId}
              name={name && `${name}Code`}
              aria-label={t('field.phoneCode')}
              autoComplete="tel-country-code"
              value={code}
              disabled={isDisabled}
              onChange={(event) => onCodeChange(event.target.value)}
            >
              {codes.map((option) => (
                <option key={option.code} value={option.code}>
                  {option.label}
                </option>
              ))}
            </select>
          </Code>
          <TextInput
            {...control}
            type="tel"
            name={name}
            inputMode="tel"
            autoComplete="tel-national"
            value={number}
            disabled={isDisabled}
            onChange={(event) => onNumberChange(event.target.value)}
            onBlur={onBlur}
          />
        </Row>
      )}
    </Field>
  );
}
