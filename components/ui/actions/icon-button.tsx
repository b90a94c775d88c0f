import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--target);
  height: var(--target);
  border: 1px solid transparent;
  border-radius: var(--radius-full);
  color: inherit;
  transition: background-color var(--fast) var(--ease);
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: color-mix(in srgb, currentColor 8%, transparent);
    }
  }
  &[data-bordered='true'] {
    border-color: var(--line-strong);
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--muted);
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name, and the tooltip. */
  label: string;
  icon: ReactNode;
  isBordered?: boolean;
}

export function IconButton({ label, icon, isBordered, type = 'button', ...rest }: Props) {
  return (
    <Root title={label} {...rest} type={type} aria-label={label} data-bordered={isBordered}>
      {icon}
    </Root>
  );
}
