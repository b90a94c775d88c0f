import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

const Root = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
  &::before,
  &::after {
    content: '';
    border-top: 1px solid var(--line);
  }
`;

/** The "or" between email and provider login. */
export function OrDivider() {
  const { t } = useTranslation('auth');
  return <Root>{t('external.or')}</Root>;
}
