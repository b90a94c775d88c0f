import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertIcon } from '@/components/ui/icons';

const Root = styled.p`
  display: flex;
  gap: 0.375rem;
  font-size: var(--text-xs);
  font-weight: 500;
  line-height: 1.5;
  color: var(--danger);
  & > svg {
    margin-top: 0.1em;
  }
`;

/** The icon marks the error for people who do not see red. */
export function FieldError({ id, role, children }: { id?: string; role?: 'alert'; children: ReactNode }) {
  return (
    <Root id={id} role={role}>
      <AlertIcon size={16} />
      <span>{children}</span>
    </Root>
  );
}
