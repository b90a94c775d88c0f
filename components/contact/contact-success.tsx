import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { Heading } from '@/components/ui/text/heading';
import { SuccessIcon } from '@/components/ui/icons';
import { Text } from '@/components/ui/text/text';

const Root = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-4);
  padding: clamp(1.5rem, 4vw, 3rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  & > svg {
    color: var(--success);
  }
  & code {
    font-family: var(--font-mono);
    font-size: var(--text-h4);
  }
  & > h2 {
    outline: none;
  }
`;

interface Props {
  reference?: string;
  /** How soon we answer; the same text as beside the form. */
  response: string;
  onAgain: () => void;
}

/** Takes the focus, because the form is gone. A provider may return no reference. */
export function ContactSuccess({ reference, response, onAgain }: Props) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root>
      <SuccessIcon size={32} />
      <Heading ref={heading} level={2} tabIndex={-1}>
        {t('success.heading')}
      </Heading>
      <Text>{response}</Text>
      {reference ? (
        <>
          <Text $tone="muted">{t('success.reference')}</Text>
          <code translate="no">{reference}</code>
        </>
      ) : null}
      <Cluster>
        {reference ? <CopyButton text={reference}>{t('success.copy')}</CopyButton> : null}
        <Button variant="quiet" onClick={onAgain}>
          {t('success.again')}
        </Button>
      </Cluster>
    </Root>
  );
}
