import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldSet } from './field-set';
import { Phrased } from '@/components/ui/text/text';
import { choiceCard } from './choice-card';
import { RadioDot, type RadioGroupProps, type RadioOption } from './radio-group';

const Cards = styled.div`
  display: grid;
  /* Whoever knows how many there are may say how narrow they can be, so that none stands alone. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card-min, 15rem)), 1fr));
  gap: var(--space-3);
  /* Three stand in a row, or below each other where a row is too narrow for them: never two and one. The middle term is below nothing or above everything. */
  &:has(> :nth-child(3):last-child) {
    grid-template-columns: repeat(
      auto-fill,
      minmax(clamp((100% - 2 * var(--space-3)) / 3 - 1px, (36rem + 2 * var(--space-3) - 100%) * 999, 100%), 1fr)
    );
  }
`;
const Card = styled.label`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: 0.5rem;
  grid-template-rows: auto 1fr auto;
  padding: 1.125rem;
  ${choiceCard}
  border-radius: var(--radius);
  transition:
    border-color var(--fast) var(--ease),
    box-shadow var(--fast) var(--ease);
  &:has(:disabled) {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }
  & > strong {
    font-weight: 600;
  }
  & > input {
    grid-column: 2;
    grid-row: 1;
  }
  & > span {
    grid-column: 1 / -1;
    margin-top: 0.25rem;
    font-size: var(--text-sm);
    line-height: 1.5;
    color: var(--muted);
  }
  & > div {
    grid-column: 1 / -1;
    margin-top: 0.75rem;
    font-weight: 550;
  }
`;

export interface RadioCardOption<Value extends string> extends RadioOption<Value> {
  /** A price, a picture or a badge; no control. */
  detail?: ReactNode;
  /** The accessible name, where label, hint and detail are the parts of one sentence. */
  spoken?: string;
}

/** Choices with explanations; the whole card is the target. */
export function RadioCards<Value extends string>({
  name,
  options,
  value,
  onChange,
  ...fieldSet
}: RadioGroupProps<Value, RadioCardOption<Value>>) {
  return (
    <FieldSet {...fieldSet}>
      <Cards>
        {options.map((option) => (
          <Card key={option.value}>
            <Phrased as="strong">{option.label}</Phrased>
            <RadioDot
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-label={option.spoken}
              onChange={() => onChange(option.value)}
            />
            {option.hint ? <Phrased>{option.hint}</Phrased> : null}
            {option.detail ? <div>{option.detail}</div> : null}
          </Card>
        ))}
      </Cards>
    </FieldSet>
  );
}
