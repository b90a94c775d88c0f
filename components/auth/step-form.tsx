import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/heading';
import { Text } from '@/components/ui/text';

const Root = styled.form`
  display: grid;
  gap: var(--space-5);
`;
const Head = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-2);
`;

interface Props {
  title: string;
  body?: ReactNode;
  children: ReactNode;
  onSubmit: (event: FormEvent) => void | Promise<void>;
}

/** One step of the login. The browser's own bubbles stay off: the summary and the fields say it, in the page's language. */
export function StepForm({ title, body, children, onSubmit }: Props) {
  return (
    <Root noValidate method="post" onSubmit={(event) => void onSubmit(event)}>
      <Head>
        <Heading level={1} look="h2">{title}</Heading>
        {body ? <Text $tone="muted">{body}</Text> : null}
      </Head>
      {children}
    </Root>
  );
}
