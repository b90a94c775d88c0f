import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { errorReference } from '@/lib/error-reference';
import { useColon } from '@/components/ui/text/use-punctuation';

const Root = styled.p`
  min-height: 1.6em;
  font-variant-numeric: tabular-nums;
  & > code {
    font-family: var(--font-mono);
    font-weight: 600;
    user-select: all;
  }
`;

/** A reference to quote to support. */
export function FaultReference() {
  const { t } = useTranslation('error-pages');
  const colon = useColon();
  const [reference, setReference] = useState('');
  // The page is static: time and address are known only in the browser.
  // oxlint-disable-next-line react/set-state-in-effect -- read once, from outside React
  useEffect(() => setReference(errorReference(window.location.pathname, new Date())), []);
  return (
    <Root>
      <span>{`${t('serverError.reference')}${colon}`}</span>
      <code>{reference}</code>
    </Root>
  );
}
