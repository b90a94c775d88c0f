import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '@/components/ui/icons';
import { inputStyle } from './text-input';

const Root = styled.span`
  position: relative;
  display: block;
  & > select {
    ${inputStyle} appearance: none;
    padding-inline-end: 2.75rem;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

/** The native select: best on touch, complete by keyboard. */
export function Select({ children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <Root>
      <select {...rest}>{children}</select>
      <ChevronDownIcon size={18} />
    </Root>
  );
}
