import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { CheckIcon } from './icons/check';
import { media } from './media';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  padding: 0.375rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  font-size: var(--text-sm);
  line-height: 1.3;
  transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  ${media.hover} { &:hover { border-color: var(--ink); } }
  &[aria-pressed='true'] { background: var(--ink); border-color: var(--ink); color: var(--on-ink); }
  & > small { color: var(--muted); font-variant-numeric: tabular-nums; }
  &[aria-pressed='true'] > small { color: var(--on-ink-muted); }
`;

interface Props extends ComponentPropsWithRef<'button'> {
  isSelected: boolean;
  /** How many things it would show. */
  count?: number;
}

/** Switches one filter on and off. */
export function FilterChip({ isSelected, count, children, ...rest }: Props) {
  return (
    <Root {...rest} type="button" aria-pressed={isSelected}>
      {isSelected ? <CheckIcon size={16} /> : null}
      {children}
      {count === undefined ? null : <small>{count}</small>}
    </Root>
  );
}
