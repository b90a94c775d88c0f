import { type ComponentProps, createContext, use, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { type FieldWords, TextField } from '@/components/ui/forms/field';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import type { TextInput } from '@/components/ui/forms/text-input';
import { Text } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled.form`
  display: grid;
  gap: var(--space-5);
`;
const Head = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-2);
`;

/** Heading level of the step titles: 1 on /login, lower inside another flow. */
const HeadingLevel = createContext<1 | 2 | 3 | 4>(1);
export const StepHeadingLevel = HeadingLevel.Provider;

interface Props {
  title: string;
  body?: ReactNode;
  children: Elements;
  onSubmit: (event: FormEvent) => void | Promise<void>;
}

/** One step of the login. Native validation bubbles are off: the summary and the fields show errors in the page's language. */
export function StepForm({ title, body, children, onSubmit }: Props) {
  const level = use(HeadingLevel);
  return (
    <Root noValidate method={PRE_HYDRATION_METHOD} onSubmit={(event) => void onSubmit(event)}>
      <Head>
        <Heading level={level} look={level === 1 ? 'h2' : 'h3'}>
          {title}
        </Heading>
        {body ? <Text $tone="muted">{body}</Text> : null}
      </Head>
      {children}
    </Root>
  );
}

interface EmailFieldProps extends ComponentProps<typeof TextInput> {
  field: FieldWords;
}

/** The address that names the account. */
export function EmailField({ field, ...input }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      {...input}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
