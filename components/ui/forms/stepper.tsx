import { useId, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/actions/icon-button';
import { MinusIcon, PlusIcon } from '@/components/ui/form-icons';
import { FieldError } from './field-error';
import { useFieldMessage } from './use-field-message';
import { useNumberField } from './use-number-field';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-sm);
  background: var(--surface);
  & > input {
    width: 3rem;
    height: var(--target);
    border: 0;
    background: none;
    text-align: center;
    font-size: var(--text-md);
    font-variant-numeric: tabular-nums;
  }
  & > button {
    border-radius: 0;
  }
  & > button:focus-visible,
  & > input:focus-visible {
    outline-offset: -2px;
  }
`;

const Outer = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.375rem;
  max-width: 100%;
  /* In a row whose control stands at its end, the sentence has a line of its own. */
  &:has(> p) {
    flex: 1 1 14rem;
  }
`;

interface Props {
  /** Label of the counted thing. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  minimum?: number;
  maximum?: number;
  isDisabled?: boolean;
  id?: string;
  'aria-describedby'?: string;
}

/** Input for a small integer: by button, arrow key or typing. A number out of the bounds stays as typed, does not count and says so. */
export function Stepper({ label, value, onChange, minimum = 0, maximum = 99, isDisabled = false, id, 'aria-describedby': hint }: Props) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-range`;
  const fieldMessage = useFieldMessage();
  const { settle, isWrong, field } = useNumberField({ value, minimum, maximum, onChange });
  const [announced, setAnnounced] = useState('');

  // At a bound the button stays focusable: a disabled one would lose the focus.
  function step(next: number) {
    if (next < minimum || next > maximum) return;
    settle();
    setAnnounced(String(next));
    onChange(next);
  }

  return (
    <Outer>
      <Root role="group" aria-label={label}>
        <IconButton
          label={t('stepper.decrease', { label })}
          icon={<MinusIcon size={18} />}
          aria-controls={inputId}
          disabled={isDisabled}
          aria-disabled={value <= minimum}
          onClick={() => step(value - 1)}
        />
        <input
          {...field}
          aria-describedby={[isWrong ? errorId : null, hint].filter(Boolean).join(' ') || undefined}
          id={inputId}
          aria-label={label}
          disabled={isDisabled}
        />
        <IconButton
          label={t('stepper.increase', { label })}
          icon={<PlusIcon size={18} />}
          aria-controls={inputId}
          disabled={isDisabled}
          aria-disabled={value >= maximum}
          onClick={() => step(value + 1)}
        />
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Root>
      {isWrong ? (
        <FieldError id={errorId} role="alert">
          {fieldMessage(label, { code: 'number.range', params: { min: minimum, max: maximum } })}
        </FieldError>
      ) : null}
    </Outer>
  );
}
