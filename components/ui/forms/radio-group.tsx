import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Phrased } from '@/components/ui/text/text';
import { checkBoxStyle, checkRowStyle } from './check-style';
import { FieldHint } from './field';
import { FieldSet } from './field-set';

const Row = styled.label`
  ${checkRowStyle}
`;
export const RadioDot = styled.input.attrs({ type: 'radio' })`
  ${checkBoxStyle}
  border-radius: 50%;
  &::after {
    inset: 0.375rem;
    border-radius: 50%;
    background: var(--on-red);
  }
`;

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string, Option extends RadioOption<Value> = RadioOption<Value>> {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  value: Value | null;
  onChange: (value: Value) => void;
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  necessity?: 'required' | 'optional';
}

export function RadioGroup<Value extends string>({ name, options, value, onChange, ...fieldSet }: RadioGroupProps<Value>) {
  return (
    <FieldSet {...fieldSet}>
      {options.map((option) => (
        <Row key={option.value}>
          <RadioDot
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            <Phrased>{option.label}</Phrased>
            {option.hint ? (
              <FieldHint as="span" style={{ display: 'block' }}>
                {option.hint}
              </FieldHint>
            ) : null}
          </span>
        </Row>
      ))}
    </FieldSet>
  );
}
