import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { chipStyle } from './chip-row';
import { CheckIcon } from '@/components/ui/icons';

const Root = styled.button`
  ${chipStyle}
  /* What is in it, such as a swatch, stands in the chip's own row. */
  & > span {
    display: contents;
  }
  & > small {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] > small {
    color: var(--on-ink-muted);
  }
`;

interface Props extends ComponentPropsWithRef<'button'> {
  isSelected: boolean;
  /** Number of results. */
  count?: number;
}

/** Toggles one filter. */
export function FilterChip({ isSelected, count, children, ...rest }: Props) {
  return (
    <Root {...rest} type="button" aria-pressed={isSelected}>
      {isSelected ? <CheckIcon size={16} /> : null}
      <span>{children}</span>
      {count === undefined ? null : <small>{count}</small>}
    </Root>
  );
}
