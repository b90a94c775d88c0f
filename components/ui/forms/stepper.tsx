import { useId, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/actions/icon-button';
import { MinusIcon, PlusIcon } from '@/components/ui/icons';
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

/** Input for a small integer: by button, arrow key or typing. A typed value counts once it is within the bounds. */
export function Stepper({ label, value, onChange, minimum = 0, maximum = 99, isDisabled = false, id, ...described }: Props) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const inputId = id ?? ownId;
  const { settle, field } = useNumberField({ value, minimum, maximum, onChange });
  const [announced, setAnnounced] = useState('');

  // At a bound the button stays focusable: a disabled one would lose the focus.
  function step(next: number) {
    if (next < minimum || next > maximum) return;
    settle();
    setAnnounced(String(next));
    onChange(next);
  }

  return (
    <Root role="group" aria-label={label}>
      <IconButton
        label={t('stepper.decrease', { label })}
        icon={<MinusIcon size={18} />}
        aria-controls={inputId}
        disabled={isDisabled}
        aria-disabled={value <= minimum}
        onClick={() => step(value - 1)}
      />
      <input {...described} {...field} id={inputId} aria-label={label} disabled={isDisabled} />
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
  );
}
