import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Spinner } from '@/components/ui/spinner';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

/** Beside a title that says what is under way. */
export function Working() {
  const { t } = useTranslation('common');
  return (
    <Root>
      <Spinner />
      <span>{t('action.loading')}</span>
    </Root>
  );
}
