import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import { media } from '@/components/ui/media';
import { Affairs, type AffairsProps } from './affairs';

const Root = styled.aside`
  display: none;
  ${media.lg} {
    display: flex;
    flex-direction: column;
    gap: var(--space-6);
    min-height: 0;
    overflow-y: auto;
    padding: var(--space-5) var(--space-5) var(--space-6) var(--gutter);
  }
`;

/** The member's affairs beside the thread, on wide windows. */
export const SidePanel = memo(function SidePanel(props: AffairsProps) {
  const { t } = useTranslation('chat');
  return (
    <Root aria-label={t('side.label')} tabIndex={0}>
      <Affairs {...props} />
    </Root>
  );
});
