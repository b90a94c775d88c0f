import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  & > [role='alert'] {
    justify-self: stretch;
  }
  & > h1 {
    outline: none;
  }
`;

interface Props {
  title: string;
  body?: ReactNode;
  role?: 'status' | 'alert';
  /** It replaces a form that was just sent, so it takes the focus. */
  isAnswer?: boolean;
  children?: Elements;
}

/** A message of a login page, with the next step. */
export function AuthMessage({ title, body, role, isAnswer = false, children }: Props) {
  const heading = useFocusRecovery<HTMLHeadingElement>(isAnswer);
  return (
    <Root role={role}>
      <Heading level={1} look="h2" ref={heading} tabIndex={isAnswer ? -1 : undefined}>
        {title}
      </Heading>
      {body ? (
        <Text as="div" $tone="muted">
          {body}
        </Text>
      ) : null}
      {children}
    </Root>
  );
}
