import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/heading';
import { Text } from '@/components/ui/text';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  & > [role='alert'] { justify-self: stretch; }
`;

/** What one of the login pages has to say, and what comes next. */
export function AuthMessage({ title, body, role, children }: { title: string; body?: ReactNode; role?: 'status' | 'alert'; children?: ReactNode }) {
  return (
    <Root role={role}>
      <Heading level={1} look="h2">{title}</Heading>
      {body ? <Text as="div" $tone="muted">{body}</Text> : null}
      {children}
    </Root>
  );
}
