import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  padding: clamp(2rem, 6vw, 5rem) 1.25rem;
  text-align: center;
  & > svg {
    color: var(--muted);
  }
  & > p {
    max-width: 44ch;
    text-wrap: balance;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
    margin-top: var(--space-3);
  }
`;

interface Props {
  title: ReactNode;
  body?: ReactNode;
  /** An icon or a picture. */
  picture?: Elements;
  /** One or two actions. */
  actions?: Elements;
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, body, picture, actions, level = 2 }: Props) {
  return (
    <Root>
      {picture}
      <Heading level={level} look="h3">
        {title}
      </Heading>
      {body ? <Text $tone="muted">{body}</Text> : null}
      {actions ? <div>{actions}</div> : null}
    </Root>
  );
}
