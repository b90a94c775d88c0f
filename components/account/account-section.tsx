import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';

const Root = styled.section`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7);
  border-top: 1px solid var(--line);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
    column-gap: var(--space-8);
  }
  & > div {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }
  & > div + div {
    gap: var(--space-5);
    justify-items: stretch;
    max-width: 32rem;
  }
  /* Until it says something it leaves no hole above the line. */
  & > div + div > p[role='status']:empty:not(:first-child),
  & form > p[role='status']:empty {
    min-height: 0;
    margin-top: calc(-1 * var(--space-5));
  }
`;

interface Props {
  /** Of the sections that the page's contents lead to. */
  id?: string;
  title: string;
  body?: string;
  children: ReactNode;
}

/** A section of the account page: title and text on the left, controls on the right. */
export function AccountSection({ id, title, body, children }: Props) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId}>
      <div>
        <Heading level={2} look="h4" id={titleId}>
          {title}
        </Heading>
        {body ? (
          <Text $size="sm" $tone="muted">
            {body}
          </Text>
        ) : null}
      </div>
      <div>{children}</div>
    </Root>
  );
}

const SavedRoot = styled.p`
  min-height: 1.5em;
  font-size: var(--text-sm);
  color: var(--success);
`;

/** Always rendered, so that screen readers announce its text and nothing shifts. */
export function SavedNote({ isShown, text }: { isShown: boolean; text?: string }) {
  const { t } = useTranslation('account');
  return <SavedRoot role="status">{isShown ? (text ?? t('profile.saved')) : null}</SavedRoot>;
}

export const AccountForm = styled.form`
  display: grid;
  gap: var(--space-5);
  & > button {
    justify-self: start;
  }
`;

interface FormFootProps {
  isBusy: boolean;
  save: string;
  cancel: string;
  onCancel: () => void;
}

/** The buttons of a form that was opened by a press. */
export function AccountFormFoot({ isBusy, save, cancel, onCancel }: FormFootProps) {
  return (
    <Cluster>
      <Button type="submit" isBusy={isBusy}>
        {save}
      </Button>
      <Button variant="neutral" onClick={onCancel}>
        {cancel}
      </Button>
    </Cluster>
  );
}
